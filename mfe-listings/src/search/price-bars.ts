import type { PropertyFacets } from '@estate/shared-contract';

/** A bar with any property is at least this share of the tallest high. */
const LOWEST = 0.08;

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/** Histogram of prices as a CSS polygon over the width of the slider; undefined where no property has a price. The last bar of the facet, which is open-ended, joins the one before it. */
export function priceBars({ counts }: Pick<PropertyFacets['prices'], 'counts'>): string | undefined {
	const bars = counts.slice(0, -1);
	const last = bars.length - 1;
	bars[last] = (bars[last] ?? 0) + (counts.at(-1) ?? 0);
	const tallest = Math.max(0, ...bars);
	if (last < 0 || tallest === 0) return undefined;
	const corners = bars.flatMap((count, index) => {
		if (count === 0) return [];
		const [left, right] = [percent((index + 0.08) / bars.length), percent((index + 0.92) / bars.length)];
		const top = percent(1 - Math.max(count / tallest, LOWEST));
		return [`${left} 100%`, `${left} ${top}`, `${right} ${top}`, `${right} 100%`];
	});
	return `polygon(${corners.join(',')})`;
}
