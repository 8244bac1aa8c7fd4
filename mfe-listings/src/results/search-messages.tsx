import { useHost, useText } from '@estate/remote-kit';
import {
	DROPPED_HOUSE_NUMBER,
	DROPPED_SELLER,
	DROPPED_SPOT,
	type DroppedValue,
	GOAL,
	type Goal,
	type Language,
	PRICE_RANGES,
	ROOM_KINDS,
	type SearchFilter,
	type SiteConfiguration,
	sortOf,
} from '@estate/shared-contract';
import { cityName, formatPrice } from '@estate/shared-i18n';
import { Link } from '@estate/shared-ui/router';
import { priceSpan } from '../search/applied-filter-name.ts';
import { boundsOfFormerPrice } from '../search/form-search.ts';
import type { ResultsData } from './results-data.ts';
import classes from './search-messages.module.css';
import { useListHref } from './use-list-href.ts';

/** Path of the page that takes a request for a valuation (website.md §2 "Contact demand"). */
const VALUATION_PATH = '/contact-demand/';

/** Text keys of the query parameters that are no rooms. */
const NAMES: Record<string, string> = {
	city: 'filters.place',
	'city-not': 'filters.place',
	type: 'filters.type',
	area: 'filters.area',
	epc: 'filters.epc',
	'epc-min': 'filters.epcMin',
	'bedrooms-max': 'filters.bedroomsMax',
	facades: 'filters.built',
	feature: 'filters.features',
	subtype: 'filters.subtype',
	plot: 'filters.plot',
	year: 'filters.year',
	available: 'filters.available',
	radius: 'filters.radius',
	shape: 'chips.shape',
	hide: 'filters.hide',
	sort: 'results.sort.label',
	page: 'results.ignored.page',
	ids: 'results.ignored.homes',
	bounds: 'chips.bounds',
	projects: 'filters.projects',
};

function keyOf(name: string, goal: number): string {
	if (name === 'price') return goal === GOAL.rent ? 'filters.rentPrice' : 'filters.price';
	return ROOM_KINDS.some((room) => room === name)
		? `filters.room.${name}`
		: (NAMES[name] ?? 'results.ignored.other');
}

/** A price beyond the end of the filter's range, up to which it goes. */
const isBeyondRange = ({ name, value }: DroppedValue, goal: Goal): boolean =>
	name === 'price' && /^\d+$/.test(value) && Number(value) >= PRICE_RANGES[goal].max;

/** A value as people write it, where it is one. */
function shownValue({ name, value }: DroppedValue, language: Language, site: SiteConfiguration): string {
	if (name === 'city') return cityName(value, site.citySpellings);
	return name === 'price' && /^\d+$/.test(value) ? formatPrice(Number(value), language) : value;
}

const listed = (values: readonly string[]) => [...new Set(values)].join(', ');

/** The search with words that have to stand in the texts of what it finds; what fits best comes first then, unless another order was chosen. */
function withText(filter: SearchFilter, words: string): SearchFilter {
	const search = [filter.search, words].filter(Boolean).join(' ');
	const sort =
		filter.sort === sortOf({ search: filter.search, sort: 'relevance' }) ? 'relevance' : filter.sort;
	return { ...filter, search, sort, page: 1 };
}

/** What the page did with the search that a visitor may not expect: parts left out, a word taken for another. */
export function SearchMessages({ data: { filter, ignored, didYouMean, mentions } }: { data: ResultsData }) {
	const text = useText();
	const { hrefOf } = useListHref();
	const { language, localize, site } = useHost();
	if (ignored.length === 0 && didYouMean === undefined) return null;
	const words = (dropped: DroppedValue) =>
		text('results.ignored.value', {
			name: text(keyOf(dropped.name, filter.goal)),
			value: shownValue(dropped, language, site),
		});
	const quoted = (values: readonly DroppedValue[]) =>
		listed(values.map(({ value }) => text('results.ignored.word', { value })));
	const former = ignored.map(boundsOfFormerPrice).find((bounds) => bounds !== undefined);
	const house = ignored.find(({ name }) => name === DROPPED_HOUSE_NUMBER);
	// Words of a text are what the visitor wrote: the name of a field before each of them would say nothing.
	const left = ignored.filter(({ name }) => name === 'search');
	const valuation = localize(VALUATION_PATH);
	const sellers = ignored.filter(({ name }) => name === DROPPED_SELLER);
	const spots = ignored.filter(({ name }) => name === DROPPED_SPOT);
	const beyond = ignored.filter((dropped) => isBeyondRange(dropped, filter.goal));
	const others = ignored.filter(
		(dropped) =>
			dropped !== house &&
			!left.includes(dropped) &&
			!spots.includes(dropped) &&
			!sellers.includes(dropped) &&
			!beyond.includes(dropped) &&
			!boundsOfFormerPrice(dropped),
	);
	return (
		<div className={classes.notices} role="status">
			{sellers.length > 0 && (
				<p>
					{text('results.ignored.seller')}{' '}
					{valuation !== '/' && <Link to={valuation}>{text('results.ignored.valuation')}</Link>}
				</p>
			)}
			{didYouMean !== undefined && (
				<p>{text('results.didYouMean', { asked: filter.search, understood: didYouMean })}</p>
			)}
			{former && (
				<p>{text('results.ignored.formerPrice', { price: priceSpan(former, { text, language }) })}</p>
			)}
			{house && <p>{text('results.ignored.houseNumber', { number: house.value })}</p>}
			{beyond.length > 0 && (
				<p>
					{text('results.ignored.beyondPrice', {
						most: formatPrice(PRICE_RANGES[filter.goal].max, language),
						asked: listed(beyond.map((dropped) => shownValue(dropped, language, site))),
					})}
				</p>
			)}
			{spots.length > 0 && <p>{text('results.ignored.spot', { values: quoted(spots) })}</p>}
			{others.length > 0 && <p>{text('results.ignored.text', { values: listed(others.map(words)) })}</p>}
			{left.length > 0 && <p>{text('results.ignored.words', { values: quoted(left) })}</p>}
			{mentions.map(({ words, total }) => (
				<p key={words}>
					<Link to={hrefOf(withText(filter, words))}>
						{text('results.ignored.mention', { words, number: total })}
					</Link>
				</p>
			))}
		</div>
	);
}
