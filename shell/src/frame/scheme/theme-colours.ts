import type { SiteConfiguration } from '@estate/shared-contract';
import { siteColours } from '@estate/shared-ui';
import { voidElement } from '../escape-html.ts';

/** Paper of the dark scheme (tokens.css). */
const DARK_PAPER = '#121a17';

/** Colours for the frame of the browser: that of the page in each scheme. */
export function themeColours(colours: SiteConfiguration['appBarColors']): string {
	const light = siteColours(colours)['--site-paper'] ?? '#ffffff';
	return Object.entries({ light, dark: DARK_PAPER })
		.map(([scheme, content]) =>
			voidElement('meta', {
				name: 'theme-color',
				content,
				media: `(prefers-color-scheme: ${scheme})`,
				'data-scheme': scheme,
			}),
		)
		.join('');
}
