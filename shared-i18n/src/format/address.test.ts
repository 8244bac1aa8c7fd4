import { describe, expect, it } from 'vitest';
import { createI18n } from '../create-i18n.ts';
import { dictionaries } from '../dictionaries/index.ts';
import { textLookup } from '../text-lookup.ts';
import { addressLine, placeLine, streetLine } from './address.ts';

const property = {
	PublishAddress: true,
	Street: 'Veldstraat',
	HouseNumber: '12',
	BoxNr: '3',
	Zip: '9000',
	City: 'GENT',
	CountryID: 10,
	CountryName: 'België',
};
const textIn = (language: 'nl' | 'fr' | 'en' | 'de') =>
	textLookup(
		createI18n({ language, fallback: 'nl', resources: { [language]: { shell: dictionaries[language] } } }),
	);

describe('an address', () => {
	it.each([
		['nl', 'Veldstraat 12 bus 3, 9000 Gent'],
		['fr', 'Veldstraat 12 boîte 3, 9000 Gent'],
		['en', 'Veldstraat 12 box 3, 9000 Gent'],
		['de', 'Veldstraat 12 Bus 3, 9000 Gent'],
	] as const)('shows the box with its label in %s', (language, line) => {
		expect(addressLine(property, textIn(language))).toBe(line);
	});

	it('hides the street unless the address may be published', () => {
		expect(addressLine({ ...property, PublishAddress: false }, textIn('nl'))).toBe('9000 Gent');
		expect(addressLine({ ...property, PublishAddress: undefined }, textIn('nl'))).toBe('9000 Gent');
		expect(streetLine({ ...property, PublishAddress: false }, textIn('nl'))).toBe('');
	});

	it("follows a project's own flag", () => {
		const project = { ...property, PublishAddress: undefined, PublicAddress: true };
		expect(streetLine(project, textIn('nl'))).toBe('Veldstraat 12 bus 3');
	});

	it('leaves out what is not known', () => {
		expect(addressLine({ ...property, BoxNr: '', HouseNumber: undefined }, textIn('nl'))).toBe(
			'Veldstraat, 9000 Gent',
		);
	});

	it('names the country in brackets when it is not Belgium', () => {
		const abroad = { ...property, Zip: '59000', City: 'LILLE', CountryID: 20, CountryName: 'Frankrijk' };
		expect(placeLine(abroad)).toBe('59000 Lille (Frankrijk)');
		expect(placeLine(property)).toBe('9000 Gent');
	});
});
