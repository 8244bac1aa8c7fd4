import { type MapSettings, type MapTextKey, SETTINGS_ID } from '@estate/map-frame/settings';
import type { Language, SiteConfiguration } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { siteColours } from '@estate/shared-ui';
import { escapeHtml, voidElement } from './escape-html.ts';
import { inlineJson } from './inline-json.ts';
import type { Script } from './script.ts';

export interface MapModel {
	language: Language;
	configuration: SiteConfiguration;
	style: Script;
	script: Script;
}

function textsOf(language: Language): MapSettings['texts'] {
	const { map, ui } = dictionaries[language];
	const entries = [
		...Object.entries(map).map(([key, text]) => [`map.${key}`, text]),
		...Object.entries(ui.states).map(([key, text]) => [`ui.states.${key}`, text]),
	];
	return Object.fromEntries(entries) as Record<MapTextKey, string>;
}

/** The document that pages embed to show a map. It has no more of the site than its look. */
export function renderMap({ language, configuration, style, script }: MapModel): string {
	const { appBarColors, map: tiles } = configuration;
	const texts = textsOf(language);
	const settings: MapSettings = {
		language,
		texts,
		colours: siteColours(appBarColors),
		...(tiles ? { tiles } : {}),
	};
	const title = escapeHtml(texts['map.title']);
	return [
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
		voidElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
		voidElement('meta', { name: 'robots', content: 'noindex' }),
		`<title>${title}</title>`,
		voidElement('link', { rel: 'stylesheet', href: style.href, integrity: style.integrity }),
		`<script type="module" src="${script.href}" integrity="${script.integrity}"></script></head><body>`,
		`<div class="map" id="map" tabindex="0" role="application" aria-label="${title}" aria-describedby="help"></div>`,
		`<p class="help" id="help">${escapeHtml(texts['map.help'])}</p>`,
		`<p class="attribution">${escapeHtml(tiles?.attribution ?? texts['map.base'])}</p>`,
		`<script type="application/json" id="${SETTINGS_ID}">${inlineJson(settings)}</script></body></html>`,
	].join('');
}
