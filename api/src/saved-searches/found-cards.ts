import type { PropertySummary } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { asSummary, type SummaryRow } from '../properties/as-summary.ts';
import { asUnitGroup } from '../properties/as-unit-group.ts';

/** The lowest published price, in EUR. */
const lowestPrice = (properties: readonly PropertySummary[]): number | undefined => {
	const prices = properties.flatMap(({ PublishPrice, Price }) => (PublishPrice && Price ? [Price] : []));
	return prices.length > 0 ? Math.min(...prices) : undefined;
};

/**
 * Properties that are to be had, as a mail shows them: several units of a project are one item, at the place of the first, as they
 * are in lists.
 */
export function foundCards(rows: readonly SummaryRow[], reader: Reader): PropertySummary[] {
	const projectOf = ({ id, summary }: SummaryRow) => (summary.unit ? `project/${summary.ProjectID}` : id);
	return [...Map.groupBy(rows, projectOf).values()].flatMap((together) => {
		const summaries = together.map((row) => asSummary(row, reader));
		const unit = together[0]?.summary.unit;
		const [first, ...others] = summaries;
		if (!first || !unit || others.length === 0) return summaries;
		const group = {
			rows: together.map(({ id }) => id),
			priceFrom: lowestPrice(summaries),
			isAvailable: true,
		};
		return [asUnitGroup(first, unit, group, reader)];
	});
}
