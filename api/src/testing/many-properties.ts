import { emptySearch, type Goal, type SearchFilter, SORT_ORDERS } from '@estate/shared-contract';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import { seededRandom } from './random.ts';
import { SAMPLE_SITE, sampleProperty } from './sample-feed.ts';

export const CITIES = SAMPLE_SITE.flatMap((item) =>
	item.kind === 'city' ? [{ name: item.Name, zip: item.Zip, aliases: item.aliases }] : [],
);
/** No two of them share a stem, so that "begins with" is the whole truth about them. */
const WORDS = ['zolder', 'kasseiweg', 'beukenhof', 'molenvijver', 'abdijtoren', 'spoorwissel'];
const STATES = ['available', 'available', 'available', 'option', 'sold', 'rented', 'withdrawn'] as const;

/** A few hundred properties in which every filter has something to choose from, with gaps. */
export function manyProperties(count: number): FeedProperty[] {
	const random = seededRandom(20_261_121);
	const maybe = (limit: number) => (random.chance(0.15) ? undefined : random.below(limit));
	return Array.from({ length: count }, (_, index) => {
		const city = random.pick(CITIES);
		const goal: Goal = random.chance(0.3) ? 1 : 0;
		const facts = {
			Bedrooms: maybe(6),
			Bathrooms: maybe(3),
			ShowerRooms: maybe(3),
			Toilets: maybe(4),
			Garages: maybe(3),
			SurfaceLiving: maybe(300),
			EnergyPerformance: maybe(600),
			Price: goal === 0 ? 50_000 + random.below(80) * 50_000 : 400 + random.below(20) * 100,
		};
		const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
		const property = sampleProperty({
			ID: index + 1,
			Goal: goal,
			City: city.name,
			Zip: city.zip,
			WebID: 1 + random.below(4),
			WebIDs: random.chance(0.4) ? `${1 + random.below(4)},${1 + random.below(4)}` : '',
			TypeDescription: { nl: `${random.pick(WORDS)} ${random.pick(WORDS)}` },
			MainTypeName: { nl: 'Huis' },
			Description: { nl: `<p>${random.pick(WORDS)}</p>` },
			RecordFile: '',
			PublishPrice: random.chance(0.85),
			PublishAddress: random.chance(0.5),
			Street: 'Wolterslaan',
			State: random.pick(STATES),
			CreatedAt: new Date(Date.UTC(2026, 0, 1 + random.below(120))).toISOString(),
		});
		const { Bedrooms, Bathrooms, SurfaceLiving, EnergyPerformance, Price, ...rest } = property;
		return { ...rest, ...known };
	});
}

/** A search of some of what those properties have. */
export function randomSearch(random: ReturnType<typeof seededRandom>): SearchFilter {
	const goal: Goal = random.chance(0.3) ? 1 : 0;
	const filter = emptySearch(goal);
	if (random.chance(0.3)) filter.types = [1 + random.below(4), 1 + random.below(5)];
	if (random.chance(0.3)) {
		const { name, zip, aliases } = random.pick(CITIES);
		filter.cities = [{ name: random.pick([name, ...aliases]).toLowerCase(), zip: random.pick([zip, '']) }];
	}
	if (random.chance(0.3)) filter.rooms = { bedrooms: 1 + random.below(4), garages: random.below(2) };
	if (random.chance(0.2)) filter.rooms.toilets = 1 + random.below(3);
	if (random.chance(0.3)) filter.price.min = goal === 0 ? random.below(20) * 50_000 : random.below(10) * 100;
	if (random.chance(0.3))
		filter.price.max = goal === 0 ? 1_000_000 + random.below(45) * 50_000 : 1_000 + random.below(11) * 100;
	if (random.chance(0.2))
		filter.area = { min: random.below(150), ...(random.chance(0.5) ? { max: 150 + random.below(100) } : {}) };
	if (random.chance(0.2)) filter.epc = [random.pick(['a', 'b', 'c']), random.pick(['d', 'e', 'f', 'g'])];
	// No whole name of a place or a street: these are understood as filters.
	if (random.chance(0.2)) filter.search = random.pick([...WORDS, 'wolters']).slice(0, 3 + random.below(12));
	if (random.chance(0.2)) filter.search += ` ${random.pick(WORDS)}`;
	filter.hideSold = random.chance(0.2);
	filter.sort = random.pick(SORT_ORDERS);
	if (random.chance(0.1)) filter.street = random.pick(['Wolterslaan', 'wolterslaan 12']);
	return filter;
}
