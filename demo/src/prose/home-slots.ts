import type { Facing, Home } from '../homes/home.ts';
import { type Slots, type Texts, texts } from '../texts.ts';
import { countOf, euros, metres, onFloor, squareMetres } from './counts.ts';

const FACING: Record<Facing, Texts> = {
	south: texts('het zuiden', 'plein sud', 'south'),
	'south-west': texts('het zuidwesten', 'sud-ouest', 'south-west'),
	'south-east': texts('het zuidoosten', 'sud-est', 'south-east'),
	west: texts('het westen', 'ouest', 'west'),
	east: texts('het oosten', 'est', 'east'),
};

/** What the sentence banks may name of a home. Rooms and areas that it lacks have no slot: a phrase that needs one asks with `when`. */
export function homeSlots(home: Home): Slots {
	const slots: Slots = {
		city: home.city.called,
		bedrooms: countOf(home.bedrooms, 'bedroom'),
		bathrooms: countOf(Math.max(1, home.bathrooms), 'bathroom'),
		storeys: countOf(home.storeys, 'storey'),
		living: squareMetres(home.living),
		year: String(home.year),
		facing: FACING[home.facing],
		street: home.street,
	};
	if (home.ground) slots.ground = squareMetres(home.ground);
	if (home.garden) slots.garden = squareMetres(home.garden);
	if (home.terrace) slots.terrace = squareMetres(home.terrace);
	if (home.store) slots.store = squareMetres(home.store);
	if (home.office) slots.office = squareMetres(home.office);
	if (home.renovated) slots.renovated = String(home.renovated);
	if (home.frontWidth) slots.front = metres(home.frontWidth);
	if (home.plotDepth) slots.depth = metres(home.plotDepth);
	if (home.floor !== undefined) slots.onFloor = onFloor(home.floor);
	if (home.charges) slots.charges = euros(home.charges);
	if (home.externalParkings) slots.spaces = countOf(home.externalParkings, 'space');
	if (home.energy) {
		const value = `${home.energy.value} kWh/m²`;
		slots.energy = texts(
			`label ${home.energy.labelText} (${value} per jaar)`,
			`label ${home.energy.labelText} (${value} par an)`,
			`label ${home.energy.labelText} (${value} a year)`,
		);
	}
	if (home.kind === 'revenue') slots.units = countOf(Math.max(3, Math.round(home.living / 80)), 'unit');
	return slots;
}
