import type { UnitRow } from './as-project.ts';

const MOST = 4;
/** m² that a bedroom more or less weighs. */
const BEDROOM_WEIGHT = 25;

/** Units that are still to be had, the most alike in size first. By size and not by price: an order by a hidden price would reveal it. */
export function otherUnits(unit: UnitRow, all: readonly UnitRow[]): UnitRow[] {
	const { Bedrooms: bedrooms = 0, SurfaceLiving: living = 0 } = unit.data;
	const distance = ({ data }: UnitRow) =>
		Math.abs((data.SurfaceLiving ?? 0) - living) + BEDROOM_WEIGHT * Math.abs((data.Bedrooms ?? 0) - bedrooms);
	return all
		.filter(({ id, data }) => id !== unit.id && data.State !== 'sold')
		.sort((one, other) => distance(one) - distance(other))
		.slice(0, MOST);
}
