import { describe, expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { dictionaries } from '../dictionaries/index.ts';
import { textLookup } from '../text-lookup.ts';
import { pageOf } from './page-of.ts';

describe('the place in a list', () => {
	it.each([
		['nl', 'Pagina 2 van 9 [104 objecten]', 'Pagina 1 van 1 [1 object]'],
		['fr', 'Page 2 sur 9 [104 objets]', 'Page 1 sur 1 [1 objet]'],
		['en', 'Page 2 of 9 [104 objects]', 'Page 1 of 1 [1 object]'],
		['de', 'Seite 2 von 9 [104 Objekte]', 'Seite 1 von 1 [1 Objekt]'],
	] as const)('is written in %s', (language, many, one) => {
		const t = textLookup(
			createI18n({
				language,
				fallback: 'nl',
				resources: { [language]: { shell: dictionaries[language] } },
			}),
		);
		expect(pageOf({ page: 2, pageCount: 9, total: 104 }, t, language)).toBe(many);
		expect(pageOf({ page: 1, pageCount: 1, total: 1 }, t, language)).toBe(one);
	});

	it('writes millions in French, which has a plural form for them', () => {
		const t = textLookup(
			createI18n({
				language: 'fr',
				fallback: 'nl',
				resources: { fr: { shell: dictionaries.fr } },
			}),
		);
		expect(pageOf({ page: 1, pageCount: 83_334, total: 1_000_000 }, t, 'fr')).toBe(
			'Page 1 sur 83\u00a0334 [1\u00a0000\u00a0000 objets]',
		);
	});
});
