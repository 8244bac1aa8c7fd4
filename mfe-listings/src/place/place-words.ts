import type { SlotContext } from '@estate/remote-kit';
import { GOAL, type Goal, type PlacePage } from '@estate/shared-contract';
import { formatNumber, formatPrice } from '@estate/shared-i18n';

type WordsContext = Pick<SlotContext, 'language' | 'text'>;

const goalKey = (goal: Goal) => (goal === GOAL.rent ? 'rent' : 'sale');

/** "Apartment for sale in Ghent" */
export function placeHeading({ place, type }: PlacePage, goal: Goal, { text }: WordsContext): string {
	const values = { place: place.Name, type: type?.Name ?? '' };
	return text(`place.heading.${goalKey(goal)}${type ? 'Type' : ''}`, values);
}

/** "Asking prices range from € 200,000 to € 650,000."; undefined where no price is published */
export function priceRange(
	{ price, pricesOf }: PlacePage,
	goal: Goal,
	{ language, text }: WordsContext,
): string | undefined {
	if (!price) return undefined;
	const range = price.min === price.max ? 'one' : 'range';
	return text(`place.${pricesOf ?? 'price'}.${range}.${goalKey(goal)}`, {
		min: formatPrice(price.min, language),
		max: formatPrice(price.max, language),
	});
}

function priceSentences(page: PlacePage, goal: Goal, context: WordsContext): string[] {
	const { language, text } = context;
	const { median } = page;
	const range = priceRange(page, goal, context);
	if (range === undefined) return [];
	const euro = (amount: number) => formatPrice(amount, language);
	return [
		range,
		...(median ? [text(`place.median.${goalKey(goal)}`, { price: euro(median.price) })] : []),
		...(median?.perM2 && goal === GOAL.sale ? [text('place.perM2', { price: euro(median.perM2) })] : []),
	];
}

/** What there is in a place today, as sentences with the figures of its properties. */
export function placeSentences(page: PlacePage, goal: Goal, context: WordsContext): string[] {
	const { language, text } = context;
	const { total, place, type, epc } = page;
	if (total === 0) return [text(`place.none.${goalKey(goal)}`, { place: place.Name })];
	const labels = epc.map(({ letter, count }) => `${letter.toUpperCase()} (${formatNumber(count, language)})`);
	return [
		text(`place.${type ? 'countType' : 'count'}.${goalKey(goal)}`, {
			count: total,
			number: formatNumber(total, language),
			place: place.Name,
			type: type?.Name ?? '',
		}),
		...priceSentences(page, goal, context),
		...(labels.length > 0 ? [text('place.epc', { labels: labels.join(', ') })] : []),
	];
}
