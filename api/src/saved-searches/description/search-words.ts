import {
	type Available,
	type CityChoice,
	type Language,
	PRICE_RANGES,
	ROOM_KINDS,
	type SearchFilter,
	SPAN_KINDS,
	upperPrice,
} from '@estate/shared-contract';
import { writeEuro, writeNumber } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { countText, SEARCH_TEXTS, type SearchTexts } from './search-texts.ts';

/** What filters are named with. */
export interface SearchNames {
	language: Language;
	/** By WebID, in that language */
	types: ReadonlyMap<number, string>;
	subtype(slug: string): string;
	place(city: CityChoice): string;
	/** As properties publish it; undefined where none does */
	street(asked: string): string | undefined;
	/** What somebody typed is left out: the reader may be somebody else */
	hidesText?: boolean;
}

type Span = { min?: number | undefined; max?: number | undefined };

function spanText({ min, max }: Span, write: (value: number) => string, { spans }: SearchTexts): string {
	if (min !== undefined && max !== undefined)
		return fillIn(spans.between, { min: write(min), max: write(max) });
	if (min !== undefined) return fillIn(spans.from, { min: write(min) });
	return max === undefined ? '' : fillIn(spans.upTo, { max: write(max) });
}

function sizes(filter: SearchFilter, texts: SearchTexts, language: Language): string[] {
	const { min } = filter.price;
	const price: Span = {
		min: min > PRICE_RANGES[filter.goal].min ? min : undefined,
		max: upperPrice(filter),
	};
	const metres = (value: number) => `${writeNumber(value, language)} m²`;
	const rooms = ROOM_KINDS.flatMap((kind) => {
		const count = filter.rooms[kind];
		return count ? [countText(texts.rooms[kind], count, language)] : [];
	});
	const spans = SPAN_KINDS.map((kind) => {
		const span = spanText(filter[kind], kind === 'year' ? String : metres, texts);
		return span && fillIn(texts[kind], { span });
	});
	const most = filter.bedroomsMax ? [countText(texts.bedroomsMax, filter.bedroomsMax, language)] : [];
	return [spanText(price, (value) => writeEuro(value, language), texts), ...rooms, ...most, ...spans];
}

/** `2027-03` as people write a month. */
function availableText(available: Available | undefined, texts: SearchTexts, language: Language): string {
	if (!available || available === 'now') return available ? texts.availableNow : '';
	const month = new Intl.DateTimeFormat(`${language}-BE`, {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	});
	return fillIn(texts.available, { month: month.format(new Date(`${available}-15T12:00:00Z`)) });
}

function places(
	{ cities, notCities, radius }: SearchFilter,
	{ place }: SearchNames,
	texts: SearchTexts,
): string[] {
	const names = cities.map(place).filter(Boolean);
	const without = notCities.map(place).filter(Boolean);
	return [
		...names,
		...(radius && names.length > 0 ? [fillIn(texts.radius, { radius: String(radius) })] : []),
		...without.map((value) => fillIn(texts.notPlace, { value })),
	];
}

/** One that nobody publishes is what somebody typed. */
const street = ({ street: asked = '' }: SearchFilter, { street: published, hidesText }: SearchNames) =>
	published(asked) ?? (hidesText ? '' : asked);

/** A search as people say it: sale or rent, then each filter. Of properties alone: how many. */
export function searchWords(filter: SearchFilter, names: SearchNames): string[] {
	const { language } = names;
	const texts = SEARCH_TEXTS[language];
	if (filter.ids) return [countText(texts.homes, filter.ids.length, language)];
	const words = [
		texts.goals[filter.goal === 1 ? 'rent' : 'sale'],
		...filter.types.map((type) => names.types.get(type) ?? ''),
		...filter.subtypes.map(names.subtype),
		street(filter, names),
		...places(filter, names, texts),
		...sizes(filter, texts, language),
		...filter.facades.map((count) => texts.facades[count]),
		...filter.features.map((feature) => texts.features[feature]),
		filter.epc.length > 0 ? fillIn(texts.epc, { value: filter.epc.join(', ').toUpperCase() }) : '',
		filter.epcMin ? fillIn(texts.epcMin, { value: filter.epcMin.toUpperCase() }) : '',
		availableText(filter.available, texts, language),
		filter.projects ? texts.projects[filter.projects] : '',
		filter.bounds || filter.shape ? texts.bounds : '',
		filter.search && !names.hidesText ? fillIn(texts.text, { value: filter.search }) : '',
	];
	return words.filter(Boolean);
}
