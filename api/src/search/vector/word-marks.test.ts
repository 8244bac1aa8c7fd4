import { describe, expect, it } from 'vitest';
import type { VectorTexts } from './vector-texts.ts';
import { markOfWord, marksOf } from './word-marks.ts';

const texts = (some: Partial<VectorTexts>): VectorTexts => ({
	names: '',
	nl: '',
	fr: '',
	en: '',
	de: '',
	...some,
});

describe('marks of texts', () => {
	it.each([
		['nothing', { nl: 'huis met zwembad', fr: 'maison avec piscine' }, []],
		['to be renovated', { fr: 'maison a renover', en: 'to renovate' }, ['=fr/renover', '=en/renovate']],
		['renovated', { fr: 'entierement renovee', en: 'fully renovated' }, ['=fr/renove', '=en/renovated']],
		['renovated by its title', { names: 'appartement renove' }, ['=fr/renove']],
		['a word that only begins so', { fr: 'renovations en cours' }, []],
		['a pool of the town', { nl: 'vlak bij het gemeentelijk zwembad' }, ['=nl/town/zwembad']],
		['one that is near', { nl: 'station en zwembad liggen vlakbij' }, ['=nl/town/zwembad']],
		[
			'one with a name',
			{
				fr: 'la gare et la piscine rozebroeken sont proches',
				en: 'the station and the rozebroeken pool are near',
				de: 'das schwimmbad rozebroeken liegen nah',
			},
			['=fr/town/piscine', '=en/town/pool', '=de/town/schwimmbad'],
		],
		['what is near its own pool', { fr: 'terrasse proche de la piscine', en: 'near the pool' }, []],
		['one of its own as well', { nl: 'zwembad en openbaar zwembad vlakbij' }, []],
		['an indoor one of its own', { nl: 'binnenzwembad en gemeentelijk zwembad' }, []],
		['a pool of the town by its title', { names: 'pool', en: 'public pool' }, []],
	])('%s', (_, some, expected) => {
		expect(marksOf(texts(some))).toEqual(expected);
	});

	it('are asked of words by language', () => {
		expect(markOfWord('renovees', 'fr')).toEqual({ lexeme: '=fr/renove', fits: 'with' });
		expect(markOfWord('zwembaden', 'nl')).toEqual({ lexeme: '=nl/town/zwembad', fits: 'without' });
		expect(markOfWord('renoves', 'nl')).toBeUndefined();
		expect(markOfWord('pool', 'de')).toEqual({ lexeme: '=en/town/pool', fits: 'without' });
		expect(markOfWord('jardin', 'fr')).toBeUndefined();
	});
});
