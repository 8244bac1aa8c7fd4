import { createRouteTable, type Language } from '@estate/shared-contract';
import { SAMPLE_SITE } from '@estate/shared-contract/samples';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../page/routes/page-routes.ts';
import type { FrameModel } from '../frame-model.ts';
import { FrameTexts } from '../frame-texts.tsx';
import { Header, headerLinks } from './header.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const { configuration, menu, pages } = SAMPLE_SITE;
const DRAWER = '<details id="drawer"';

function headerWith(enabledLanguages: Language[]): string {
	const model = {
		site: { ...SAMPLE_SITE, configuration: { ...configuration, enabledLanguages } },
		table: createRouteTable(pageRoutes(pages), enabledLanguages),
		language: 'nl',
		pathname: '/nl/over-ons/',
		search: '?page=2',
		addresses: { byLanguage: { nl: '/nl/over-ons/', fr: '/fr/a-propos/' } },
	} as FrameModel;
	return renderToStaticMarkup(
		<FrameTexts language="nl" fallback="nl">
			<Header
				site={model.site.configuration}
				language="nl"
				links={headerLinks(model)}
				languages={<LanguageSwitch {...model} languages={enabledLanguages} />}
			/>
		</FrameTexts>,
	);
}

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href);
const switchesOf = (html: string) => [...html.matchAll(/data-language="(\w+)"/g)].map(([, code]) => code);

describe('the header', () => {
	it('has the logo, which leads home, the menu, the top links and the languages (website.md §1)', () => {
		const [wide = ''] = headerWith(['nl', 'fr']).split(DRAWER);
		expect(wide).toMatch(/<a [^>]*href="\/nl\/"[^>]*aria-label="Meander, [^"]+"><img/);
		for (const { title, status } of menu)
			expect(wide.includes(`>${title.nl}<`), title.nl).toBe(status === 'Published');
		expect(linksOf(wide)).toContain(configuration.topLinks[0]?.link);
		expect(new Set(switchesOf(wide))).toEqual(new Set(['nl', 'fr']));
	});

	it('leads by its languages to the same page, with its query', () => {
		expect(linksOf(headerWith(['nl', 'fr']))).toContain('/fr/a-propos/?page=2');
	});

	it('has no language switch where one language alone is enabled (website.md §2)', () => {
		expect(switchesOf(headerWith(['nl']))).toEqual([]);
	});
});

it('the drawer of small windows has the links of the menu and the top links (website.md §2)', () => {
	const [wide = '', drawer = ''] = headerWith(['nl', 'fr']).split(DRAWER);
	const home = '/nl/';
	expect(new Set(linksOf(drawer))).toEqual(new Set(linksOf(wide).filter((href) => href !== home)));
});
