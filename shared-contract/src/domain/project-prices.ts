/** What a price of a project is worked out from. */
export interface PricedUnit {
	State: 'available' | 'option' | 'sold';
	PublishPrice: boolean;
	/** EUR */
	Price?: number | undefined;
}

/** What the agency's software says of a project as a whole. */
export interface PricedProject {
	State: 'available' | 'sold-out';
	/** EUR */
	PriceMin?: number | undefined;
	PriceMax?: number | undefined;
}

/** What can be bought at once: under option it is somebody's for now. */
const isAvailable = ({ State }: PricedUnit): boolean => State === 'available';

/** Sold out: as the agency says, or because every unit is sold. */
export const stateOfProject = (
	{ State }: Pick<PricedProject, 'State'>,
	units: readonly Pick<PricedUnit, 'State'>[],
): PricedProject['State'] =>
	units.length > 0 && units.every((unit) => unit.State === 'sold') ? 'sold-out' : State;

/** How many units of a project are available: none of one that is sold out, whatever is said of its units. */
export const availableUnits = (
	{ State }: Pick<PricedProject, 'State'>,
	units: readonly PricedUnit[],
): number => (State === 'sold-out' ? 0 : units.filter(isAvailable).length);

/**
 * From which to which price a project goes: of the units that are neither sold nor under option. Where no unit publishes a
 * price the project's own span stands, unless nothing is left.
 */
export function projectPrices(
	project: PricedProject,
	units: readonly PricedUnit[],
): Pick<PricedProject, 'PriceMin' | 'PriceMax'> {
	const left = units.filter(isAvailable);
	if (project.State === 'sold-out' || (units.length > 0 && left.length === 0)) return {};
	const published = (from: readonly PricedUnit[]) =>
		from.flatMap(({ PublishPrice, Price }) => (PublishPrice && Price ? [Price] : []));
	if (published(units).length === 0) {
		const { PriceMin, PriceMax } = project;
		return {
			...(PriceMin === undefined ? {} : { PriceMin }),
			...(PriceMax === undefined ? {} : { PriceMax }),
		};
	}
	const prices = published(left);
	return prices.length > 0 ? { PriceMin: Math.min(...prices), PriceMax: Math.max(...prices) } : {};
}

/** How many units of a listed project are available; an api of before tells only how many are sold. */
export const unitsAvailable = (project: {
	UnitCount: number;
	UnitsSold: number;
	UnitsAvailable?: number | undefined;
}): number => project.UnitsAvailable ?? project.UnitCount - project.UnitsSold;
