import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityName } from './city-name.ts';

describe('a city name', () => {
	it.each([
		['GENT', 'Gent'],
		['heist-op-den-berg', 'Heist-op-den-Berg'],
		['SINT-MARTENS-LATEM', 'Sint-Martens-Latem'],
		['SINT-JOOST-TEN-NODE', 'Sint-Joost-ten-Node'],
		['SAINT-JOSSE-TEN-NOODE', 'Saint-Josse-ten-Noode'],
		['OTTIGNIES-LOUVAIN-LA-NEUVE', 'Ottignies-Louvain-la-Neuve'],
		["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
		["VILLERS-L'EVEQUE", "Villers-l'Eveque"],
		["'s-gravenwezel", "'s-Gravenwezel"],
		['DE PANNE', 'De Panne'],
		['LA LOUVIÈRE', 'La Louvière'],
		['étterbeek', 'Étterbeek'],
		['IEPER', 'Ieper'],
		['ijzendijke', 'IJzendijke'],
		['  KNOKKE -  HEIST ', 'Knokke - Heist'],
		['Antwerpen (Berchem)', 'Antwerpen (Berchem)'],
		['Région de Bruxelles-Capitale', 'Région de Bruxelles-Capitale'],
		['Brabant wallon', 'Brabant wallon'],
		['pont-à-celles', 'Pont-à-Celles'],
		['', ''],
	])('%s is written %s', (given, written) => {
		expect(cityName(given)).toBe(written);
	});

	it('takes the spelling that the site configures', () => {
		expect(cityName('S GRAVENBRAKEL', { "'s Gravenbrakel": 'x', 's gravenbrakel': "'s-Gravenbrakel" })).toBe(
			"'s-Gravenbrakel",
		);
	});

	it('is written once and for all, in whichever case it came', () => {
		const letter = fc.constantFrom(...'abijéèdlst', ' ', '-', "'", 'ij', 'op', 'den', 'la', '(', ')');
		fc.assert(
			fc.property(
				fc.array(letter, { maxLength: 20 }).map((parts) => parts.join('')),
				(name) => {
					const written = cityName(name);
					expect(cityName(written)).toBe(written);
					expect(cityName(name.toUpperCase())).toBe(written);
					expect(written.toLowerCase()).toBe(name.trim().replace(/\s+/g, ' '));
				},
			),
		);
	});
});
