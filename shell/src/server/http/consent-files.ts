import { COOKIE_POLICY, configuredTags, type Language } from '@estate/shared-contract';
import type { ConsentFiles } from '../../page/site/consent-files.ts';
import type { SiteState } from '../site/site-state.ts';
import type { ShellAssets } from './shell-assets.ts';

/**
 * Addresses for the boot script, in the page's language. A private page has no tags: its address may be a mailed link,
 * and what an owner does is private.
 */
export function consentFiles(
	{ dialog, style, texts, tags }: ShellAssets['consent'],
	{ site, table }: SiteState,
	{ language, isPrivate }: { language: Language; isPrivate: boolean },
): ConsentFiles {
	const policy = table.localize(COOKIE_POLICY, language);
	const ids = isPrivate ? {} : configuredTags(site.configuration.analytics);
	return {
		dialog: {
			script: dialog.href,
			style: style.href,
			texts: texts[language]?.href ?? '',
			...(policy === '/' ? {} : { policy }),
		},
		...(Object.keys(ids).length > 0 ? { tags: { script: tags.href, ids } } : {}),
	};
}
