import { createGazetteer, readPlaces } from '@estate/places';
import {
	DROPPED_SELLER,
	type Goal,
	type Language,
	monthNumber,
	parseSearch,
	type SearchFilter,
	writeSearch,
} from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { currentMonth, currentYear } from '../current-month.ts';
import { searchableText } from '../searchable-text.ts';
import { RARE_WORDS, SAME_THINGS } from './amenities/same-things.ts';
import type { Seldom, SentenceContext } from './sentence-context.ts';
import { ASKED } from './testing/sentences/asked.ts';
import { DE_SENTENCES } from './testing/sentences/de.ts';
import { EN_SENTENCES } from './testing/sentences/en.ts';
import { FACADES } from './testing/sentences/facades.ts';
import { FLOORS } from './testing/sentences/floors.ts';
import { FR_SENTENCES } from './testing/sentences/fr.ts';
import { NL_SENTENCES } from './testing/sentences/nl.ts';
import { BUYERS, SELLERS } from './testing/sentences/sellers.ts';
import { VISITORS } from './testing/sentences/visitors.ts';
import { understandSentence, unknownWords } from './understand-sentence.ts';
import { DE } from './vocabulary/de.ts';
import { EN } from './vocabulary/en.ts';
import { FR } from './vocabulary/fr.ts';
import { lexiconOf } from './vocabulary/lexicon.ts';
import { NL } from './vocabulary/nl.ts';

const gazetteer = createGazetteer(readPlaces());
const SUBTYPES = new Map(
	[NL, FR, EN, DE].flatMap((vocabulary) =>
		Object.keys(vocabulary).flatMap((meaning) => {
			const [, slug] = /^subtype:\d:(.+)$/.exec(meaning) ?? [];
			return slug === undefined ? [] : [[slug, [slug]] as const];
		}),
	),
);
const TEXTS = new Set(['haard', 'open', 'lumineuse', 'sunny']);

const STREETS = ['Meir', 'Drie Koningen', 'Avenue du Prince de Ligne'];

const contextOf = (language: Language, goal: Goal = 0): SentenceContext => ({
	language,
	goal,
	gazetteer,
	subtypes: SUBTYPES,
	isOffered: (ofGoal, kind) =>
		kind !== 'cellar' && kind !== 'ground-floor' && (ofGoal === 1) === (kind !== 'projects'),
	hasFacades: () => false,
	hasAreas: (_, type) => type !== 7,
	placeBegun: (beginning) =>
		gazetteer.places.find(({ names }) => names[language].toLowerCase().startsWith(beginning)),
	isName: (phrase) => phrase === 'villa gentbrugge',
	isOfName: (word) => ['flagey', 'gentbrugge', 'dampoort'].includes(word),
	streetCalled: (phrase) => STREETS.find((name) => name.toLowerCase() === phrase),
	streetNearly: () => undefined,
	isKnown: (word) => TEXTS.has(word),
	isLike: (word) => TEXTS.has(word),
	isNearlyName: (phrase) => phrase === 'quartier bertand',
	isSaid: () => false,
	isInhabited: () => true,
});

/** A search as the table spells it. */
function spelled(filter: SearchFilter): string {
	const query = [...writeSearch(filter)].map(([name, value]) => `${name}=${value}`).join('&');
	return `${filter.goal === 1 ? 'rent ' : ''}${query}`.trim();
}

const understand = (text: string, language: Language) =>
	understandSentence(parseSearch(new URLSearchParams({ search: text }), 0), contextOf(language));
const understood = (text: string, language: Language) => understand(text, language).filter;

/** As on the list of what is to let, which alone says when it is free */
const rented = (text: string) =>
	understandSentence(parseSearch(new URLSearchParams({ search: text }), 1), contextOf('nl', 1)).filter;

const TABLE = { nl: NL_SENTENCES, fr: FR_SENTENCES, en: EN_SENTENCES, de: DE_SENTENCES };

describe.each(Object.entries(TABLE) as [Language, typeof NL_SENTENCES][])(
	'sentences of a reader of %s',
	(language, table) => {
		const sentences = table.map(([text, expected, dropped = '']) => [text, expected, dropped] as const);
		it.each(sentences)('%s', (text, expected, dropped) => {
			const { filter, dropped: left } = understand(text, language);
			expect([spelled(filter), left.map(({ value }) => value).join('; ')]).toEqual([expected, dropped]);
		});

		it.each(sentences)('%s is understood once and for all', (text) => {
			const once = understood(text, language);
			expect(spelled(understandSentence(once, contextOf(language, once.goal)).filter)).toBe(spelled(once));
		});

		// "Meadow" is land where no type was chosen, and something of a home or of land where one was.
		const others = sentences.filter(([text]) => !/meadow|wiese/i.test(text));
		it.each(others)('%s is understood as before along with what it was understood as', (text) => {
			const once = understood(text, language);
			const sent = { ...once, search: text };
			expect(spelled(understandSentence(sent, contextOf(language, once.goal)).filter)).toBe(spelled(once));
		});
	},
);

it.each(
	(Object.entries(VISITORS) as [Language, (typeof VISITORS)['nl']][]).flatMap(([language, sentences]) =>
		sentences.map(([text, goal, expected, named = '']) => [language, text, goal, expected, named] as const),
	),
)('is understood as visitors meant it: %s %s, goal %i', (language, text, goal, expected, named) => {
	const asked = parseSearch(new URLSearchParams({ search: text }), goal);
	const { filter, dropped } = understandSentence(asked, contextOf(language, goal));
	expect([spelled(filter), dropped.map(({ value }) => value).join('; ')]).toEqual([expected, named]);
	expect(spelled(understandSentence(filter, contextOf(language, filter.goal)).filter)).toBe(spelled(filter));
});

it.each([
	['penthouse', 'type=1', 'subtype=penthouse'],
	['villa', 'type=1&type=2', 'subtype=villa'],
	['penthouse', 'type=1&subtype=villa', 'subtype=penthouse'],
	['appartement', 'type=1', 'type=2'],
	['rijhuis', 'type=2', 'subtype=rijwoning'],
	['garage', 'type=2', 'type=2&feature=parking'],
	['garage', 'type=7', 'type=7'],
	['met terras', 'type=2&feature=lift', 'type=2&feature=lift&feature=terrace'],
	['epc b', 'epc=a&epc-min=a', 'epc=b'],
	['minstens epc c', 'epc=g', 'epc-min=c'],
	['garage', 'bedrooms=3', 'bedrooms=3&garages=1'],
	['garage', 'epc=a', 'garages=1&epc=a'],
	['appartement elsene', 'city=gent|9000&type=1&price=0-500000', 'city=elsene|1050&type=2&price=0-500000'],
	['elsene', 'city=gent|9000&street=Coupure&radius=5', 'city=elsene|1050'],
	['elsene', 'bounds=51,3,52,4', 'city=elsene|1050'],
	['gent', 'city=gent|9000&street=Coupure', 'city=gent|9000&street=Coupure'],
	['gent binnen 5 km', 'city=aalst|9300&radius=20', 'city=gent|9000&radius=5'],
	['gent', 'radius=20', 'city=gent|9000&radius=20'],
	['niet in gent', 'city=gent|9000&city=aalst|9300', 'city=aalst|9300&city-not=gent|9000'],
	['gent', 'city-not=gent|9000&city-not=aalst|9300', 'city=gent|9000&city-not=aalst|9300'],
	['studio te huur gent', 'city=aalst|9300&type=1&price=0-500000', 'rent city=gent|9000&type=3'],
	['ook in aalst', 'city=gent|9000&type=1', 'city=gent|9000&city=aalst|9300&type=1'],
	['of appartement', 'city=gent|9000&type=1', 'city=gent|9000&type=1&type=2'],
	['antwerpen erbij', 'city=gent|9000', 'city=gent|9000&city=antwerpen|2000'],
	['binnen 10 km', 'city=gent|9000', 'city=gent|9000&radius=10'],
	['binnen 5 km', 'city=gent|9000&radius=10', 'city=gent|9000&radius=5'],
	['binnen 10 km', 'type=1', 'search=binnen 10 km&type=1'],
	['gentbrugge', 'city-not=gent|9000', 'city=gentbrugge|9050'],
	['enkel parking', 'city=gent|9000&type=1', 'city=gent|9000&type=7'],
])('"%s" beside %s gives way in what it says itself: %s', (text, before, expected) => {
	const asked = parseSearch(new URLSearchParams(`${before}&search=${text}`), 0);
	expect(spelled(understandSentence(asked, contextOf('nl')).filter)).toBe(expected);
});

describe('façades and few bedrooms, where homes say theirs', () => {
	const sentences = (Object.entries(FACADES) as [Language, (typeof FACADES)['nl']][]).flatMap(
		([language, table]) =>
			table.map(([text, expected, named = '']) => [language, text, expected, named] as const),
	);
	it.each(sentences)(
		'are asked for as filters, once and for all: %s %s',
		(language, text, expected, named) => {
			const context = { ...contextOf(language), hasFacades: () => true };
			const { filter, dropped } = understandSentence(
				parseSearch(new URLSearchParams({ search: text }), 0),
				context,
			);
			expect([spelled(filter), dropped.map(({ value }) => value).join('; ')]).toEqual([expected, named]);
			expect(spelled(understandSentence(filter, context).filter)).toBe(spelled(filter));
		},
	);

	it('stand in place of what was asked before of the same thing', () => {
		const asked = (query: string) =>
			spelled(
				understandSentence(parseSearch(new URLSearchParams(query), 0), {
					...contextOf('en'),
					hasFacades: (_, facades) => facades !== 3,
				}).filter,
			);
		expect(asked('facades=2&search=detached')).toBe('type=1&facades=4');
		expect(asked('bedrooms=3&search=max 2 bedrooms')).toBe('bedrooms-max=2');
		expect(asked('bedrooms-max=2&search=3 bedrooms')).toBe('bedrooms=3');
		expect(asked('bedrooms-max=2&search=garden')).toBe('bedrooms-max=2&feature=garden');
		expect(asked('search=semi-detached')).toBe('subtype=halfopen-bebouwing');
	});
});

it.each([
	['nl', 'city=gent|9000&city-not=gentbrugge|9050&radius=10&type=1', 'overal', 'type=1', ''],
	['nl', 'shape=_ibE_ibE_seK_seK~hbE_seK', 'eender waar', '', ''],
	['fr', 'city=gand|9000', "n'importe où", '', ''],
	['en', 'city=ghent|9000', 'anywhere, with a garden', 'feature=garden', ''],
	['de', 'city=gent|9000', 'überall Parkett', 'search=Parkett&city=gent|9000', ''],
	['nl', 'type=1&feature=garden&feature=lift', 'zonder tuin', 'type=1&feature=lift', 'zonder tuin'],
	['fr', 'feature=lift', 'sans ascenseur', '', 'sans ascenseur'],
	['nl', 'garages=2', 'garage niet nodig', '', 'garage niet nodig'],
	['en', 'feature=garden', 'terrace but no garden', 'feature=terrace', 'no garden'],
] as const)('what holds no more is taken off: %s, %s, %s', (language, before, text, expected, named) => {
	const query = new URLSearchParams(before);
	query.set('search', text);
	const { filter, dropped } = understandSentence(parseSearch(query, 0), contextOf(language));
	expect([spelled(filter), dropped.map(({ value }) => value).join('; ')]).toEqual([expected, named]);
});

describe('cellars and the ground floor, where homes say theirs', () => {
	const sentences = (Object.entries(FLOORS) as [Language, (typeof FLOORS)['nl']][]).flatMap(
		([language, table]) =>
			table.map(([text, expected, named = '']) => [language, text, expected, named] as const),
	);
	const understoodBy = (language: Language, query: string, ...kinds: Seldom[]) => {
		const { isOffered, ...context } = contextOf(language);
		const offering: SentenceContext = {
			...context,
			subtypes: new Map(['villa', 'bungalow', 'duplex', 'handelsruimte'].map((slug) => [slug, [slug]])),
			isOffered: (goal, kind) => kinds.includes(kind) || isOffered(goal, kind),
		};
		const once = understandSentence(parseSearch(new URLSearchParams(query), 0), offering);
		expect(spelled(understandSentence(once.filter, offering).filter)).toBe(spelled(once.filter));
		return [spelled(once.filter), once.dropped.map(({ value }) => value).join('; ')];
	};
	it.each(sentences)(
		'are asked for as filters, once and for all: %s %s',
		(language, text, expected, named) => {
			const query = new URLSearchParams({ search: text }).toString();
			expect(understoodBy(language, query, 'cellar', 'ground-floor')).toEqual([expected, named]);
		},
	);

	it.each([
		['nl', 'huis met kelder', 'search=kelder&type=1', ''],
		['nl', 'geen flat in de kelder', '', 'geen flat in de kelder'],
		['nl', 'gelijkvloers appartement', 'type=2', 'gelijkvloers'],
		['nl', 'benedenwoning', 'type=2', 'benedenwoning'],
		// Of "sous-sol" a dictionary leaves "sol", which texts have of land.
		['fr', 'sous-sol', 'search=cave', ''],
		['fr', 'maison avec sous-sol', 'search=cave&type=1', ''],
		['fr', "pas d'appartement au sous-sol", '', "pas d'appartement au sous-sol"],
		['de', 'Wohnung im Erdgeschoss', 'type=2', 'Erdgeschoss'],
	] as const)(
		'are named, or looked for in texts, where none does: %s %s',
		(language, text, expected, named) => {
			const query = new URLSearchParams({ search: text }).toString();
			expect(understoodBy(language, query)).toEqual([expected, named]);
		},
	);

	it('are added to the homes that were asked for before, and named where these are no flats', () => {
		const asked = (query: string) => understoodBy('nl', query, 'cellar', 'ground-floor');
		expect(asked('type=2&search=gelijkvloers')).toEqual(['type=2&feature=ground-floor', '']);
		expect(asked('type=1&search=gelijkvloers kelder')).toEqual(['type=1&feature=cellar', 'gelijkvloers']);
		expect(asked('feature=garden&search=gelijkvloers')).toEqual(['feature=garden&feature=ground-floor', '']);
	});
});

const ofLanguages = (table: typeof SELLERS) =>
	(Object.entries(table) as [Language, typeof NL_SENTENCES][]).flatMap(([language, sentences]) =>
		sentences.map(([text, expected, named = '']) => [language, text, expected, named] as const),
	);

it.each(
	(Object.entries(ASKED) as [Language, (typeof ASKED)['nl']][]).flatMap(([language, sentences]) =>
		sentences.map((sentence) => [language, ...sentence] as const),
	),
)(
	'is understood as strangers meant it: %s %s, goal %i',
	(language, text, goal, expected, named, isSeller) => {
		const asked = parseSearch(new URLSearchParams({ search: text }), goal);
		const { filter, dropped } = understandSentence(asked, contextOf(language, goal));
		const others = dropped.filter(({ name }) => name !== DROPPED_SELLER).map(({ value }) => value);
		expect([spelled(filter), others.join('; '), others.length < dropped.length]).toEqual([
			expected,
			named,
			isSeller,
		]);
	},
);

it.each([
	...ofLanguages(SELLERS).map((sentence) => [...sentence, true] as const),
	...ofLanguages(BUYERS).map((sentence) => [...sentence, false] as const),
])('knows who sells from who buys: %s %s', (language, text, expected, named, isSeller) => {
	const { filter, dropped } = understand(text, language);
	const others = dropped.filter(({ name }) => name !== DROPPED_SELLER).map(({ value }) => value);
	expect([spelled(filter), others.join('; '), others.length < dropped.length]).toEqual([
		expected,
		named,
		isSeller,
	]);
	const again = understandSentence(filter, contextOf(language, filter.goal));
	expect(spelled(again.filter)).toBe(spelled(filter));
});

it.each([
	['huis Drie Koningen', 'street=Drie Koningen&type=1'],
	['Meir 12 Antwerpen', 'city=antwerpen|2000&street=Meir 12'],
	['meir 12A, 2000 Antwerpen', 'city=antwerpen|2000&street=Meir 12a'],
	['meir 12 bus 3', 'street=Meir 12', 'bus 3'],
	['meir 12/3', 'street=Meir 12', '/3'],
	['12, avenue du prince de ligne', 'street=Avenue du Prince de Ligne 12'],
	['meir 3 slaapkamers', 'street=Meir&bedrooms=3'],
	['meir 2000', 'city=antwerpen|2000&street=Meir'],
	['meir 350k', 'street=Meir&price=0-350000'],
	['meir of drie koningen', 'street=Meir', 'drie koningen'],
	['Avenue du Prince de Ligne', 'street=Avenue du Prince de Ligne'],
])('asks for a street whose name properties publish: %s', (text, expected, dropped = '') => {
	const { filter, dropped: left } = understand(text, 'nl');
	expect([spelled(filter), left.map(({ value }) => value).join('; ')]).toEqual([expected, dropped]);
	expect(unknownWords(text, contextOf('nl'))).toEqual([]);
});

it.each([
	['budget 320', 0, 'price=0-320000'],
	['budget 320', 1, 'rent price=0-320'],
	['huis max 650', 0, 'type=1&price=0-650000'],
	['huis max 650', 1, 'rent type=1&price=0-650'],
	['te koop max 320', 1, 'price=0-320000'],
	['appartement rond 1500', 1, 'rent type=2&price=1350-1650'],
	['appartement rond 1500 halle', 1, 'rent city=halle|1500&type=2&radius=10'],
	['nabij 1500', 1, 'rent city=halle|1500&radius=10'],
	['rond 9000', 1, 'rent city=gent|9000&radius=10'],
	['appartement 1200', 1, 'rent type=2&price=0-1200'],
	['studio met terras 700', 1, 'rent type=3&price=0-700&feature=terrace'],
	['appartement 1050', 1, 'rent city=elsene|1050&type=2'],
	['appartement in 1200', 1, 'rent city=sint-lambrechts-woluwe|1200&type=2'],
	['appartement 1000 of 1050', 1, 'rent city=brussel|1000&city=elsene|1050&type=2'],
	['1200', 1, 'rent city=sint-lambrechts-woluwe|1200'],
	['appartement rond 1500', 0, 'city=halle|1500&type=2&radius=10'],
	['appartement 1200 brussel', 0, 'city=sint-lambrechts-woluwe|1200&type=2'],
	['appartement 1200 brussel', 1, 'rent city=sint-lambrechts-woluwe|1200&type=2'],
	['appartement brussel 1200', 0, 'city=sint-lambrechts-woluwe|1200&type=2'],
	['appartement brussel 1200', 1, 'rent city=brussels hoofdstedelijk gewest|&type=2&price=0-1200'],
	['appartement brussel 1000', 1, 'rent city=brussel|1000&type=2'],
	['appartement brussel 1200 tot 950', 1, 'rent city=sint-lambrechts-woluwe|1200&type=2&price=0-950'],
	['brussel 1200', 1, 'rent city=brussels hoofdstedelijk gewest|&price=0-1200'],
	['1200 brussel', 1, 'rent city=sint-lambrechts-woluwe|1200'],
	['1200 brussel', 0, 'city=sint-lambrechts-woluwe|1200'],
] as const)(
	'takes a number for thousands where the page is of what is sold: %s, goal %i',
	(text, goal, expected) => {
		const asked = parseSearch(new URLSearchParams({ search: text }), goal);
		expect(spelled(understandSentence(asked, contextOf('nl', goal)).filter)).toBe(expected);
	},
);

it('sets the order that a sentence asks for, and leaves another one', () => {
	const sorted = (search: string) =>
		understandSentence(parseSearch(new URLSearchParams({ search, sort: 'price-desc' }), 0), contextOf('nl'))
			.filter.sort;
	expect(['huis gent', 'nieuwste huizen', 'goedkoopste huizen'].map(sorted)).toEqual([
		'price-desc',
		'newest',
		'price-asc',
	]);
});

it('names the same things in each language with words that are looked for there', () => {
	const unknown = SAME_THINGS.flatMap((thing) =>
		(Object.entries(thing) as [Language, string][]).flatMap(([language, words]) =>
			words.split(', ').filter((word) => {
				const meanings = lexiconOf(language).meanings(searchableText(word));
				const own = lexiconOf(language).ownWord(searchableText(word));
				return !meanings?.has('amenity') || (own !== undefined) !== RARE_WORDS.has(searchableText(word));
			}),
		),
	);
	expect(unknown).toEqual([]);
});

it('takes a word for a mistyped place where the agency has nothing if it is long, and no text says it', () => {
	const understood = (search: string, isSaid: boolean) => {
		const { filter, dropped } = understandSentence(parseSearch(new URLSearchParams({ search }), 0), {
			...contextOf('nl'),
			isSaid: () => isSaid,
			isInhabited: () => false,
		});
		return [spelled(filter), ...dropped.map(({ value }) => value)];
	};
	expect(understood('huis antwepren', false)).toEqual(['city=antwerpen|2000&type=1']);
	expect(understood('huis antwepren', true)).toEqual(['type=1', 'antwepren']);
	expect(understood('huis genk', false)).toEqual(['city=genk|3600&type=1']);
	expect(understood('huis gemk', false)).toEqual(['type=1', 'gemk']);
});

it('takes a word for the mistyped place where the agency has something, of two that are spelled as nearly so', () => {
	const { filter } = understandSentence(parseSearch(new URLSearchParams({ search: 'huis marikerke' }), 0), {
		...contextOf('nl'),
		isInhabited: ({ names }) => names.nl === 'Mariekerke',
	});
	expect(spelled(filter)).toBe('city=mariekerke|2880&type=1');
});

it('leaves the name of a project whole', () => {
	expect(spelled(understood('appartement Villa Gentbrugge', 'nl'))).toBe('search=Villa Gentbrugge&type=2');
});

it.each([
	['nl', 'alleenstaand huis in gent', 'city=gent|9000&type=1', 'alleenstaand'],
	['nl', '3 gevel woning Zemst', 'city=zemst|1980&type=1', '3 gevel'],
	['nl', 'assistentiewoning Lier', 'city=lier|2500&type=2', 'assistentiewoning'],
	['nl', 'kasteel', 'type=1', 'kasteel'],
	['nl', 'villa of kasteel', 'subtype=villa', 'kasteel'],
	['nl', 'bouwgrond Gent', 'city=gent|9000&type=4', 'bouwgrond'],
	['fr', 'maison de plain pied à Namur', 'city=namur|5000&type=1', 'plain pied'],
	['en', 'detached house with pool', 'search=pool&type=1', 'detached'],
	['en', 'ground-floor flat', 'type=2', 'ground-floor'],
	['fr', 'maison contemporaine à Namur', 'city=namur|5000&type=1', 'contemporaine'],
	['en', 'contemporary house', 'type=1', 'contemporary'],
	['nl', 'nieuwbouwwoning Gent', 'city=gent|9000&type=1&projects=only', ''],
	['nl', 'restaurant in Gent', 'city=gent|9000&type=6', 'restaurant'],
	['nl', 'nieuwbouwwoning te huur', 'rent type=1', 'nieuwbouwwoning'],
	['de', 'Neubauhaus Gent', 'city=gent|9000&type=1&projects=only', ''],
] as const)(
	'keeps the type of a subtype that no property has, and names the rest: %s %s',
	(language, text, expected, named) => {
		const context = { ...contextOf(language), subtypes: new Map([['villa', ['villa']]]) };
		const once = understandSentence(parseSearch(new URLSearchParams({ search: text }), 0), context);
		const left = named === '' ? [] : [{ name: 'search', value: named }];
		expect([spelled(once.filter), once.dropped]).toEqual([expected, left]);
		expect(spelled(understandSentence(once.filter, context).filter)).toBe(expected);
	},
);

it.each([
	['villa tot 4 miljoen', ['4000000']],
	['villa vanaf 3,5 miljoen', ['3500000']],
	['villa tussen 4 en 5 miljoen', ['4000000', '5000000']],
	['appartement te huur tot 2.500 euro per maand', ['2500']],
	['villa tot 3.000.000 euro', ['3000000']],
	['villa tot 900.000 euro', []],
	['villa vanaf 900.000 euro', []],
])('names the bounds of a price that the slider has not: %s', (text, values) => {
	const { dropped } = understandSentence(
		parseSearch(new URLSearchParams({ search: text }), 0),
		contextOf('nl'),
	);
	expect(dropped).toEqual(values.map((value) => ({ name: 'price', value })));
});

it('looks up twelve words at most of the worst sentence, three names with each', () => {
	const words = Array.from({ length: 40 }, (_, at) => `br${'aeiou'[at % 5]}${'dfgklmpt'[at % 8]}x`);
	let guesses = 0;
	const counted = {
		...gazetteer,
		named: (text: string) => gazetteer.named(text),
		byId: (id: string) => gazetteer.byId(id),
		guess: (text: string) => {
			guesses++;
			return gazetteer.guess(text);
		},
	};
	const text = words.join(' ').slice(0, 200);
	expect(unknownWords(text, contextOf('nl'))).toHaveLength(12);
	understandSentence(parseSearch(new URLSearchParams({ search: text }), 0), {
		...contextOf('nl'),
		gazetteer: counted,
	});
	// What is left is read again as long as something was understood, three times at most.
	expect(guesses).toBeGreaterThan(0);
	expect(guesses).toBeLessThanOrEqual(12 * 3 * 3);
});

it('splits a word of many parts in steps, not in all ways', () => {
	for (const part of ['tuinkamer', 'slaapkamer', 'bedroom', 'garagebox', 'schlafzimmer'])
		expect(spelled(understood(`${part.repeat(30).slice(0, 198)}q`, 'nl'))).toContain('search=');
});

it('cuts words that were typed without spaces in steps, and none that some text has', () => {
	for (const part of ['3ch', 'gent', 'huisgent', 'villa3slpk'])
		expect(
			spelled(understood(`${`${part.repeat(20).slice(0, 38)}q `.repeat(5)}`.slice(0, 200), 'nl')),
		).toContain('search=');
	const known = { ...contextOf('nl'), isKnown: (word: string) => word === 'huisgent' };
	const { filter } = understandSentence(parseSearch(new URLSearchParams({ search: 'huisgent' }), 0), known);
	expect(spelled(filter)).toBe('search=huisgent');
	expect(unknownWords('huisgent', { ...contextOf('nl'), isKnown: () => true })).toEqual(['huisgent']);
});

it('has fifty sentences of each of the three languages at least', () => {
	for (const language of ['nl', 'fr', 'en'] as const)
		expect(new Set(TABLE[language].map(([text]) => text)).size).toBeGreaterThanOrEqual(50);
});

it.each(['vrij vanaf %s', 'vrij vanaf 15/%n'])(
	'a month without a year is the next of its name, this one among them: %s',
	(sentence) => {
		const months = ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus'];
		const ahead = [...months, 'september', 'oktober', 'november', 'december'].map((month, n) => {
			const text = sentence.replace('%s', month).replace('%n', String(n + 1));
			return monthNumber(rented(text).available ?? '') - currentMonth();
		});
		expect(ahead.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, n) => n));
	},
);

it.each([
	['nl', 'huis niet ouder dan 10 jaar gent', { min: -10 }],
	['nl', 'huis max 10 jaar oud', { min: -10 }],
	['nl', 'woning jonger dan 20 jaar in Aalst', { min: -20 }],
	['nl', 'appartement minder dan 5 jaar oud', { min: -5 }],
	['nl', 'huis ouder dan 100 jaar', { max: -100 }],
	['nl', 'huis minstens 50 jaar oud', { max: -50 }],
	['fr', 'maison de moins de dix ans namur', { min: -10 }],
	['fr', 'maison pas plus vieille que 20 ans', { min: -20 }],
	['fr', 'appartement construit il y a moins de 15 ans', { min: -15 }],
	['fr', 'maison de plus de 100 ans', { max: -100 }],
	['en', 'house less than 10 years old in Ghent', { min: -10 }],
	['en', 'house not older than 20 years', { min: -20 }],
	['en', 'house over 100 years old', { max: -100 }],
	['de', 'Haus nicht älter als 10 Jahre', { min: -10 }],
	['de', 'Haus jünger als 20 Jahre', { min: -20 }],
	['de', 'Haus max. 15 Jahre alt Gent', { min: -15 }],
] as const)('the age of a home is the years that it was built in: %s, %s', (language, text, expected) => {
	const { min, max } = understood(text, language).year;
	const since = (year: number | undefined) => (year === undefined ? undefined : year - currentYear());
	expect({ min: since(min), max: since(max) }).toEqual({ min: undefined, max: undefined, ...expected });
	expect(understand(text, language).dropped).toEqual([]);
});

it.each([
	['nl', 'appartement te huur max 1 jaar', '1 jaar'],
	['nl', 'appartement voor 5 jaar', '5 jaar'],
	['fr', 'appartement à louer bail de plus de 3 ans', '3 ans'],
	['en', 'flat to rent at least 2 years', '2 years'],
	['de', 'Haus vor 10 Jahren gekauft', '10 Jahren; gekauft'],
] as const)('a while is no age of a home: %s, %s', (language, text, named) => {
	expect(understood(text, language).year).toEqual({});
	expect(
		understand(text, language)
			.dropped.map(({ value }) => value)
			.join('; '),
	).toBe(named);
});
