import type { ProjectSummary } from '@estate/shared-contract';
import type { ProjectData, UnitData } from './stored-project.ts';

type Prices = Pick<ProjectSummary, 'PriceMin' | 'PriceMax'>;

const defined = (PriceMin: number | undefined, PriceMax: number | undefined): Prices => ({
	...(PriceMin === undefined ? {} : { PriceMin }),
	...(PriceMax === undefined ? {} : { PriceMax }),
});

/**
 * From which to which price a project goes: of the units that are neither sold nor under option. Where no unit publishes a
 * price the feed's own span stands, unless nothing is left.
 */
export function projectPrices(data: ProjectData, units: readonly { data: UnitData }[]): Prices {
	const left = units.filter((unit) => unit.data.State === 'available');
	if (data.State === 'sold-out' || (units.length > 0 && left.length === 0)) return {};
	const published = (from: typeof units) =>
		from.flatMap((unit) => (unit.data.PublishPrice && unit.data.Price ? [unit.data.Price] : []));
	if (published(units).length === 0) return defined(data.PriceMin, data.PriceMax);
	const prices = published(left);
	return prices.length > 0 ? { PriceMin: Math.min(...prices), PriceMax: Math.max(...prices) } : {};
}
