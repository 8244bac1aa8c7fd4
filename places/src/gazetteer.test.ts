import { describe, expect, it } from 'vitest';
import { createGazetteer, readPlaces } from './index.ts';

const gazetteer = createGazetteer(readPlaces());
const names = (text: string) => gazetteer.named(text).map(({ names }) => names.nl);
const idsWithin = (name: string) => gazetteer.within(gazetteer.named(name)[0]?.id ?? '');

describe('names', () => {
	it.each([
		['Ixelles', 'Elsene'],
		['ELSENE', 'Elsene'],
		['Ghent', 'Gent'],
		['Gand', 'Gent'],
		['Lüttich', 'Luik'],
		['liege', 'Luik'],
		['Louvain', 'Leuven'],
		['Löwen', 'Leuven'],
		['Ypres', 'Ieper'],
		['Mons', 'Bergen'],
		['sint niklaas', 'Sint-Niklaas'],
		['St-Niklaas', 'Sint-Niklaas'],
		['St. Vith', 'Sankt Vith'],
		['s gravenwezel', '’s-Gravenwezel'],
		['heist op den berg', 'Heist-op-den-Berg'],
		['Saint-Josse-ten-Noode', 'Sint-Joost-ten-Node'],
		['laeken', 'Laken'],
		['Woluwe-Saint-Étienne', 'Sint-Stevens-Woluwe'],
		['Flemish Brabant', 'Vlaams-Brabant'],
		['Province de Liège', 'Provincie Luik'],
		['Wallonia', 'Wallonië'],
		['Arrondissement of Ghent', 'Arrondissement Gent'],
		['9050', 'Gentbrugge'],
		['9000', 'Gent'],
		['1050', 'Elsene'],
	])('%s is %s', (text, dutch) => {
		expect(names(text)).toContain(dutch);
	});

	it('means the whole of Brussels before the city, and of namesakes the largest', () => {
		expect(gazetteer.named('brussel').map(({ kind }) => kind)).toEqual(['region', 'municipality']);
		expect(gazetteer.named('aalst').map(({ postcodes }) => postcodes[0])).toEqual(['9300', '3800']);
		expect(gazetteer.named('antwerpen').map(({ kind }) => kind)).toEqual(['municipality']);
	});

	it('knows nothing of what is no place', () => {
		for (const text of ['', ' ', '-', 'villa', '0000', 'a'.repeat(5000)]) expect(names(text)).toEqual([]);
	});
});

describe('typing errors', () => {
	it.each([
		['Antwerpn', 'Antwerpen'],
		['bruxeles', 'Brussels Hoofdstedelijk Gewest'],
		['Gnet', 'Gent'],
		['Mechlen', 'Mechelen'],
		['kontch', 'Kontich'],
	])('%s is meant for %s', (text, dutch) => {
		expect(gazetteer.guess(text).map(({ names }) => names.nl)).toContain(dutch);
	});

	it('means the part of the larger town of two that are spelled as nearly so', () => {
		expect(gazetteer.guess('marikerke').map(({ postcodes }) => postcodes[0])).toEqual(['9030', '2880']);
	});

	it('guesses nothing for a known name, a short word, a postcode or another word', () => {
		for (const text of ['Gent', 'Genk', 'Spaa'.slice(0, 3), '9001', 'zwembad'])
			expect(gazetteer.guess(text)).toEqual([]);
	});
});

describe('what lies in a place', () => {
	it('has the parts of a municipality, and the nineteen of Brussels', () => {
		const ghent = idsWithin('gent');
		for (const part of ['Gentbrugge', 'Sint-Amandsberg', 'Ledeberg', 'Desteldonk'])
			expect(ghent.has(gazetteer.match(part, '')?.id ?? ''), part).toBe(true);
		expect(ghent.has(gazetteer.match('Aalst', '9300')?.id ?? '')).toBe(false);
		const brussels = [...idsWithin('brussel')].map((id) => gazetteer.byId(id));
		expect(brussels.filter((place) => place?.kind === 'municipality')).toHaveLength(19);
	});

	it('has every municipality of 2025 in a province or in Brussels, and every place in a region', () => {
		const municipalities = gazetteer.places.filter(({ kind }) => kind === 'municipality');
		expect(municipalities).toHaveLength(565);
		for (const { id, parents } of municipalities) {
			const kinds = parents.map((parent) => gazetteer.byId(parent)?.kind);
			expect(kinds, id).toEqual(
				id.startsWith('21') ? ['arrondissement', 'region'] : ['arrondissement', 'province', 'region'],
			);
		}
	});

	it('keeps what lay in a municipality before its merger together', () => {
		const borgloon = gazetteer.named('Borgloon')[0];
		expect(borgloon?.parents[0]).toBe('73111');
		expect(gazetteer.within(borgloon?.id ?? '').size).toBeGreaterThan(5);
	});
});

describe('mergers of 2025', () => {
	it.each([
		['Merelbeke', '9820', 'Merelbeke-Melle'],
		['Moerbeke-Waas', '9180', 'Lokeren'],
		['Ham', '3945', 'Tessenderlo-Ham'],
		['Bilzen', '3740', 'Bilzen-Hoeselt'],
		['Zwijndrecht', '2070', 'Beveren-Kruibeke-Zwijndrecht'],
		['De Pinte', '9840', 'Nazareth-De Pinte'],
		['Gooik', '1755', 'Pajottegem'],
		['Ruiselede', '8755', 'Wingene'],
		['Meulebeke', '8760', 'Tielt'],
		['Wachtebeke', '9185', 'Lochristi'],
		['Kortessem', '3720', 'Hasselt'],
		['Bertogne', '6687', 'Bastenaken'],
		['Borsbeek', '2150', 'Antwerpen'],
	])('%s (%s) lies in %s now', (before, zip, now) => {
		const place = gazetteer.match(before, zip);
		const ids = [place?.id ?? '', ...(place?.parents ?? [])];
		expect(ids.map((id) => gazetteer.byId(id)?.names.nl)).toContain(now);
	});
});

describe('cities of a feed', () => {
	it.each([
		['Gent', '9000', 'Gent'],
		['Gent', '9050', 'Gent'],
		['Gentbrugge', '9050', 'Gentbrugge'],
		['Bruxelles', '1000', 'Brussel'],
		['IXELLES', '1050', 'Elsene'],
		['Aalst', '3800', 'Aalst'],
		['Knokke-Heist', '8300', 'Knokke-Heist'],
		['Moerbeke', '9500', 'Moerbeke'],
	])('%s %s is %s', (name, zip, dutch) => {
		expect(gazetteer.match(name, zip)?.names.nl).toBe(dutch);
	});

	it('are not matched by a name elsewhere, or by a postcode alone', () => {
		expect(gazetteer.match('Gent', '1000')).toBeUndefined();
		expect(gazetteer.match('Zuidpark', '9000')).toBeUndefined();
		expect(gazetteer.match('Luxembourg', '1111')).toBeUndefined();
	});

	it('lie in different municipalities where they are namesakes', () => {
		expect(gazetteer.match('Moerbeke', '9500')?.parents[0]).toBe('41018');
		expect(gazetteer.match('Moerbeke', '9180')?.parents[0]).toBe('46029');
	});
});

describe('distances', () => {
	it('has Kontich nearer to Mortsel than Aalst', () => {
		const mortsel = gazetteer.match('Mortsel', '2640');
		const near = gazetteer.near(mortsel?.point ?? { latitude: 0, longitude: 0 }, 60);
		const place = (name: string) => near.findIndex(({ place }) => place.names.nl === name);
		expect(place('Mortsel')).toBe(0);
		expect(place('Kontich')).toBeGreaterThan(0);
		expect(place('Kontich')).toBeLessThan(place('Aalst'));
		expect(near.every(({ kilometres }) => kilometres <= 60)).toBe(true);
	});

	it('knows a point in Belgium of every place', () => {
		for (const { id, point } of gazetteer.places) {
			expect(point?.latitude, id).toBeGreaterThan(49.4);
			expect(point?.latitude, id).toBeLessThan(51.6);
			expect(point?.longitude, id).toBeGreaterThan(2.5);
			expect(point?.longitude, id).toBeLessThan(6.5);
		}
	});
});
