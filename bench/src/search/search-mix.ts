import { CITIES, createRandom, type Random } from '@estate/demo';
import { FEATURES, RADII, writeShape } from '@estate/shared-contract';
import { SENTENCES, TYPED } from './search-texts.ts';

/** What visitors ask of the search, and how often. */
export type AskKind =
	| 'list'
	| 'filtered'
	| 'text'
	| 'sentence'
	| 'suggestion'
	| 'around'
	| 'drawn'
	| 'count'
	| 'map'
	| 'detail';

export interface Ask {
	kind: AskKind;
	path: string;
}

/** In percent: people open lists, change filters, type, and look at properties. */
const SHARES: readonly (readonly [AskKind, number])[] = [
	['list', 20],
	['filtered', 25],
	['text', 8],
	['sentence', 8],
	['suggestion', 7],
	['around', 4],
	['drawn', 3],
	['count', 10],
	['map', 5],
	['detail', 10],
];
const SORTS = ['newest', 'newest', 'price-asc', 'price-desc', 'area-desc', 'price-per-m2-asc'];
const TEXTS = [
	'tuin',
	'terras',
	'gent',
	'gand',
	'lift',
	'garage',
	'antwerpn',
	'rénovation',
	'garden',
	'9000',
	'loft met',
	'maison jardin',
];
/** Units of projects lie below. */
const FIRST_PROPERTY_ID = 2001;

function city(random: Random): string {
	const { name, zip } = random.pick(CITIES);
	return `&city=${encodeURIComponent(`${name.toLowerCase()}|${zip}`)}`;
}

/** One to four filters. */
function filters(random: Random): string {
	const from = random.int(10, 50) * 10_000;
	const some = random.shuffled([
		city(random),
		city(random),
		`&type=${random.int(1, 3)}`,
		`&bedrooms=${random.int(1, 4)}`,
		`&price=${from}-${from + random.int(5, 40) * 10_000}`,
		`&area=${random.int(6, 15) * 10}-`,
		'&hide=sold',
		`&epc=${random.pick(['a', 'b', 'c'])}`,
		`&feature=${random.pick(FEATURES)}`,
		`&plot=${random.int(1, 8) * 100}-`,
		`&year=${random.int(195, 202)}0-`,
		`&projects=${random.pick(['none', 'only'])}`,
		`&subtype=${random.pick(['villa', 'penthouse', 'duplex', 'rijwoning'])}`,
		`&facades=${random.int(2, 4)}`,
		'&available=now',
		`&epc-min=${random.pick(['b', 'c', 'd'])}`,
	]);
	return some.slice(0, random.int(1, 4)).join('');
}

/** Six corners around a place in Flanders, some kilometres wide. */
function drawnArea(random: Random): string {
	const middle = { lat: random.int(508, 512) / 10, lng: random.int(32, 52) / 10 };
	const corners = Array.from({ length: 6 }, (_, corner) => ({
		lat: middle.lat + (random.int(5, 15) / 100) * Math.sin((corner * Math.PI) / 3),
		lng: middle.lng + (random.int(5, 15) / 100) * Math.cos((corner * Math.PI) / 3),
	}));
	return `&shape=${encodeURIComponent(writeShape(corners))}`;
}

function kindOf(random: Random): AskKind {
	let draw = random.int(1, 100);
	for (const [kind, share] of SHARES) {
		draw -= share;
		if (draw <= 0) return kind;
	}
	return 'list';
}

/** The n-th question of a run: the same for every database and size. */
export function askAt(n: number, properties: number): Ask {
	const random = createRandom(`ask/${n}`);
	const kind = kindOf(random);
	const goal = random.chance(0.75) ? 0 : 1;
	const language = random.pick(['nl', 'nl', 'fr', 'en'] as const);
	const start = `language=${language}&goal=${goal}`;
	const sort = `&sort=${random.pick(SORTS)}`;
	const paths: Record<AskKind, () => string> = {
		list: () => `?${start}${sort}&page=${random.pick([1, 1, 1, 2, 3, 8])}`,
		filtered: () => `?${start}${filters(random)}${sort}`,
		text: () =>
			`?${start}&search=${encodeURIComponent(random.pick(TEXTS))}${random.chance(0.5) ? filters(random) : ''}`,
		sentence: () => `?${start}&units=grouped&search=${encodeURIComponent(random.pick(SENTENCES[language]))}`,
		suggestion: () => {
			const typed = random.pick(TYPED);
			return `?${start}&text=${encodeURIComponent(typed.slice(0, random.int(2, typed.length)))}`;
		},
		around: () => `?${start}${city(random)}&radius=${random.pick(RADII)}${sort}`,
		drawn: () => `?${start}${drawnArea(random)}${sort}`,
		count: () => `/count?${start}${filters(random)}`,
		map: () => `/map?${start}${city(random)}`,
		detail: () => `/${FIRST_PROPERTY_ID + random.int(0, properties - 1)}?${start}${filters(random)}${sort}`,
	};
	const resource = kind === 'suggestion' ? 'suggestions' : 'properties';
	return { kind, path: `/api/v1/${resource}${paths[kind]()}` };
}
