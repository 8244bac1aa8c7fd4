import type { Facing, Property } from '../properties/property.ts';
import { type Slots, type Texts, texts } from '../texts.ts';
import { countOf, euros, metres, onFloor, squareMetres } from './counts.ts';

const FACING: Record<Facing, Texts> = {
	south: texts('het zuiden', 'plein sud', 'south', 'Süden'),
	'south-west': texts('het zuidwesten', 'sud-ouest', 'south-west', 'Südwesten'),
	'south-east': texts('het zuidoosten', 'sud-est', 'south-east', 'Südosten'),
	west: texts('het westen', 'ouest', 'west', 'Westen'),
	east: texts('het oosten', 'est', 'east', 'Osten'),
};

/** What the sentence banks may name of a property. Rooms and areas that it lacks have no slot: a phrase that needs one asks with `when`. */
export function propertySlots(property: Property): Slots {
	const slots: Slots = {
		city: property.city.called,
		bedrooms: countOf(property.bedrooms, 'bedroom'),
		bathrooms: countOf(Math.max(1, property.bathrooms), 'bathroom'),
		storeys: countOf(property.storeys, 'storey'),
		living: squareMetres(property.living),
		year: String(property.year),
		facing: FACING[property.facing],
		street: property.street,
	};
	if (property.ground) slots.ground = squareMetres(property.ground);
	if (property.garden) slots.garden = squareMetres(property.garden);
	if (property.terrace) slots.terrace = squareMetres(property.terrace);
	if (property.store) slots.store = squareMetres(property.store);
	if (property.office) slots.office = squareMetres(property.office);
	if (property.renovated) slots.renovated = String(property.renovated);
	if (property.frontWidth) slots.front = metres(property.frontWidth);
	if (property.plotDepth) slots.depth = metres(property.plotDepth);
	if (property.floor !== undefined) slots.onFloor = onFloor(property.floor);
	if (property.charges) slots.charges = euros(property.charges);
	if (property.externalParkings) slots.spaces = countOf(property.externalParkings, 'space');
	if (property.energy) {
		const value = `${property.energy.value} kWh/m²`;
		slots.energy = texts(
			`label ${property.energy.labelText} (${value} per jaar)`,
			`label ${property.energy.labelText} (${value} par an)`,
			`label ${property.energy.labelText} (${value} a year)`,
			`Label ${property.energy.labelText} (${value} pro Jahr)`,
		);
	}
	if (property.kind === 'revenue')
		slots.units = countOf(Math.max(3, Math.round(property.living / 80)), 'unit');
	return slots;
}
