import { afterFillers, boundsAt, meant, numberAt, says } from '../item-meanings.ts';
import type { Item } from '../items.ts';
import type { Reading, Rule } from '../reading.ts';
import { isCounted } from './counted.ts';
import { boundsOf, type FoundSpan, type Quantity, spanAt, withoutSlash } from './span.ts';

type AreaField = 'area' | 'plot' | 'size';
const FIELDS: Record<string, AreaField> = { any: 'size', living: 'area', plot: 'plot' };

interface Measure extends Quantity {
	/** m² in one; absent where a number stands alone */
	unit?: number;
}

const isLand = (item: Item) =>
	(meant(item, 'type:') ?? meant(item, 'subtype:'))?.startsWith('4') || meant(item, 'area:') === 'plot';

const isWrittenTogether = (items: readonly Item[], at: number) => items[at]?.to === items[at + 1]?.from;

/** "Villa op 1500 m²", "maison sur 8 ares", "Haus auf 900 m²" */
const standsOn = (item: Item | undefined) => says(item, 'upon');

/** Of a plot that has ares before them, where "60 a 80 m²" is a range */
const isCentiare = (item: Item | undefined) =>
	meant(item, 'short:') === '1' || /^[cz]entiare?s?$/.test(item?.key ?? '');

/** "12a" of what stands on land or beside it, or before centiares: elsewhere the letter is a word, or one of a house number. */
function isShortUnit(items: readonly Item[], at: number): boolean {
	const unit = meant(items[at + 1], 'short:');
	if (unit !== '100') return unit === '1';
	const hasCentiares = items[at + 2]?.number !== undefined && isCentiare(items[at + 3]);
	return hasCentiares || (isWrittenTogether(items, at) && (standsOn(items[at - 1]) || items.some(isLand)));
}

/** m² in the unit that stands behind a number */
function unitBehind(items: readonly Item[], at: number): number | undefined {
	const named = meant(items[at + 1], 'unit:') ?? meant(items[at + 1], 'short:');
	return named === undefined ? undefined : Number(named);
}

/** Are or less: what may stand behind hectares and ares */
const ARE = 100;

/** "1ha 20a 30ca", "12 ares 50 centiares": what stands behind a larger unit in smaller ones. */
function withSmallerUnits(items: readonly Item[], first: Required<Measure>): Required<Measure> {
	let { value, unit, end } = first;
	for (let smaller = unit; smaller >= ARE; ) {
		const [number, next] = [items[end]?.number, unitBehind(items, end)];
		if (number === undefined || next === undefined || next >= smaller || number * next >= smaller) break;
		value += Math.round(number * next);
		end += 2;
		smaller = next;
	}
	return { value, unit, end };
}

function measureAt(items: readonly Item[], at: number): Measure | undefined {
	const isOfUnit = meant(items[at + 1], 'unit:') !== undefined;
	// "Vingt ares"
	const number = isOfUnit ? numberAt(items, at) : items[at]?.number;
	if (number === undefined) return undefined;
	const isUnit = isOfUnit || isShortUnit(items, at);
	const unit = isUnit ? unitBehind(items, at) : undefined;
	return unit === undefined
		? { value: number, end: at + 1 }
		: withSmallerUnits(items, { value: Math.round(number * unit), unit, end: at + 2 });
}

/** A range has its unit at its end: of "45 m² - 850 €" and "150 m² max 350000" the second is a price. */
function measuresAt(items: readonly Item[], at: number): FoundSpan<Measure> | undefined {
	const spanned = spanAt(items, at, (from) => measureAt(items, from));
	const found = spanned && withoutSlash(spanned);
	const isOther = found?.second && found.first.unit !== undefined && found.second.unit === undefined;
	return isOther ? { first: found.first, end: found.first.end } : found;
}

/** "100 tot 150 m²": the unit belongs to both. */
function ofSameUnit(first: Measure, unit: number): Measure {
	return first.unit === undefined ? { ...first, value: Math.round(first.value * unit) } : first;
}

/** Does what is named at a place belong to the measure behind it? "150 m² perceel 800 m²", but not "150 m² wonen 800 m² grond". */
function isOfNext(items: readonly Item[], at: number): boolean {
	const next = measureAt(items, afterFillers(items, at + 1));
	if (next?.unit === undefined) return false;
	const behind = items[afterFillers(items, next.end)];
	return meant(behind, 'area:') === undefined && !says(behind, 'type:4');
}

/** What is measured, said behind the figure: "120 m² habitables", "500 m² grond". */
function fieldBehind(items: readonly Item[], end: number): { field?: AreaField; end: number } {
	const next = afterFillers(items, end);
	if (isOfNext(items, next)) return { end };
	const named = meant(items[next], 'area:');
	if (named !== undefined) return { field: FIELDS[named] ?? 'size', end: next + 1 };
	if (says(items[next], 'type:4') && !says(items[next - 1], 'and')) return { field: 'plot', end: next + 1 };
	return { end };
}

/** m²; a smaller measure beside a garden is that of the home */
const LEAST_PLOT = 200;
const MOST_TERRACE = 40;
const MOST_LIVING = 70;

/** Parts of a home that have an area of their own */
const PARTS = ['feature:garden', 'feature:terrace', 'garage', 'parking', 'room:', 'part'] as const;

const partOf = (item: Item | undefined) => PARTS.find((part) => meant(item, part) !== undefined);

/** The part that is measured: "tuin van 500 m²", "met 1000 m² tuin", where "huis 150 m² tuin" measures the house. */
function measuredPart(items: readonly Item[], at: number, end: number): (typeof PARTS)[number] | undefined {
	if (partOf(items[at - 1]) === 'part' && (numberAt(items, at) ?? 0) <= MOST_LIVING) return 'part';
	const link = says(items[at], 'bound:between') ? at : at - 1;
	if (says(items[link], 'with')) return partOf(items[end]);
	const isOf =
		says(items[link], 'bound:between') || (says(items[link], 'filler') && !says(items[link], 'and'));
	if (isOf) return partOf(items[link - 1]);
	// "Terras 15 m²", where "appartement met terras 90 m²" measures the apartment
	const value = numberAt(items, at) ?? 0;
	const direct = partOf(items[at - 1]);
	if (direct === 'feature:garden' && (value >= LEAST_PLOT || boundsAt(items[at]).length > 0)) return direct;
	return direct === 'feature:terrace' && value <= MOST_TERRACE ? direct : undefined;
}

/** Of a second area that is not named the larger is the plot, "woning 150 m² op 800 m²", and the smaller that of a part: "app 90 m² + terras 10 m²". */
function secondField({ size }: Reading, { value }: Measure): 'plot' | undefined {
	return value > (size?.min ?? size?.max ?? 0) ? 'plot' : undefined;
}

/** Is a building named, or what is measured of one? Anything but land. */
const isBuilt = (item: Item) => {
	const type = meant(item, 'type:') ?? meant(item, 'subtype:');
	return type === undefined ? meant(item, 'area:') === 'living' : !type.startsWith('4');
};

/** "huis 150 m², perceel 800 m²": beside a home land is no type, and measures its plot. */
function plotOfHome(items: readonly Item[], at: number, reading: Reading): number {
	if (!says(items[at], 'type:4') || !items.some(isBuilt)) return 0;
	const found = measuresAt(items, afterFillers(items, at + 1));
	const unit = found?.second?.unit ?? found?.first.unit;
	// "Bewoonbaar 120, perceel 300": of the second measure the unit is left out as well.
	const isBare = unit === undefined && reading.area !== undefined && !isCounted(items[found?.end ?? at]);
	if (!found || (unit === undefined && !isBare)) return 0;
	if (fieldBehind(items, found.end).field !== undefined) return 0;
	reading.plot = boundsOf({ ...found, first: ofSameUnit(found.first, unit ?? 1) }, 'min');
	return found.end - at;
}

/** Living areas and plots. */
export const areaRule: Rule = (items, at, reading: Reading) => {
	const ofHome = plotOfHome(items, at, reading);
	if (ofHome > 0) return ofHome;
	const named = meant(items[at], 'area:');
	const start = named === undefined ? at : afterFillers(items, at + 1);
	const found = measuresAt(items, start);
	const unit = found?.second?.unit ?? found?.first.unit;
	if (!found || (unit === undefined && named === undefined)) return 0;
	if (unit === undefined && numberAt(items, found.end) !== undefined) return 0;
	const part = named === undefined ? measuredPart(items, at, found.end) : undefined;
	if (part !== undefined && part !== 'feature:garden') {
		reading.dropped.push(items.slice(at, found.end));
		return found.end - at;
	}
	// "Bewoonbaar 120 perceel 300": what is named behind it has a measure of its own.
	const next = fieldBehind(items, found.end);
	const isNamedBefore = named !== undefined && items[afterFillers(items, next.end)]?.number !== undefined;
	const behind: ReturnType<typeof fieldBehind> = isNamedBefore ? { end: found.end } : next;
	if (says(items[behind.end - 1], 'type:4') && !items.some(isBuilt)) reading.isLand = true;
	const own = named === undefined ? undefined : FIELDS[named];
	const isPlot = (unit !== undefined && unit > 1) || (named === undefined && standsOn(items[at - 1]));
	const said = behind.field ?? own ?? (isPlot || part !== undefined ? 'plot' : 'size');
	const first = ofSameUnit(found.first, unit ?? 1);
	const field = said === 'size' && reading.size ? secondField(reading, first) : said;
	if (field === 'area' || field === 'size') reading.measured = items.slice(at, behind.end);
	if (field) reading[field] = boundsOf({ ...found, first }, 'min');
	else reading.dropped.push(items.slice(at, behind.end));
	return behind.end - at;
};
