import type { PropertyKind } from '../properties/kinds.ts';
import type { PropertyBody } from '../properties/property.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { family } from './fronts/family.ts';
import { farmhouse } from './fronts/farmhouse.ts';
import { flats } from './fronts/flats.ts';
import { garages } from './fronts/garages.ts';
import { loft } from './fronts/loft.ts';
import { modern } from './fronts/modern.ts';
import { office } from './fronts/office.ts';
import { parking } from './fronts/parking.ts';
import { plot } from './fronts/plot.ts';
import { maisonStyle, shopStyle, terracedStyle, townhouseStyle } from './fronts/row-house-styles.ts';
import { streetScene } from './fronts/street-scene.ts';
import { villa } from './fronts/villa.ts';
import { warehouse } from './fronts/warehouse.ts';

type Painter = (canvas: Canvas, property: PropertyBody) => string;

const terraced: Painter = (canvas, property) =>
	streetScene(canvas, terracedStyle(canvas, property), {
		ground: 858,
		metre: property.storeys > 2 ? 70 : 84,
		trees: canvas.random.int(0, 1),
		kind: canvas.random.pick(['cobbles', 'asphalt']),
	});

const townhouse: Painter = (canvas, property) =>
	streetScene(canvas, townhouseStyle(canvas, property), {
		ground: 880,
		metre: property.storeys > 3 ? 52 : 62,
		trees: canvas.random.int(0, 2),
		kind: 'cobbles',
	});

const maison: Painter = (canvas, property) =>
	streetScene(canvas, maisonStyle(canvas, property), {
		ground: 880,
		metre: property.storeys > 3 ? 52 : 61,
		trees: canvas.random.int(0, 2),
		kind: 'cobbles',
	});

const shop: Painter = (canvas, property) =>
	streetScene(canvas, shopStyle(canvas, property), {
		ground: 860,
		metre: 72,
		trees: canvas.random.int(0, 1),
		kind: 'cobbles',
	});

/** Flats of before the war stand in a row of houses; later ones are blocks. */
const flat: Painter = (canvas, property) =>
	property.era === 'interbellum' || property.era === 'belle-epoque'
		? maison(canvas, { ...property, storeys: Math.min(4, property.storeys) })
		: flats(canvas, property, false);

const PAINTERS: Record<PropertyKind, Painter> = {
	terraced,
	townhouse,
	maison,
	family,
	villa,
	farmhouse,
	modern,
	apartment: flat,
	penthouse: (canvas, property) => flats(canvas, property, true),
	duplex: flat,
	loft,
	studio: flat,
	plot,
	revenue: townhouse,
	shop,
	horeca: shop,
	garage: garages,
	parking,
	warehouse,
	office,
};

/** The front of a property as seen from the street, 4:3, 1360 by 1020. */
export function drawFront(property: PropertyBody, seed: string): string {
	const canvas = createCanvas(1360, 1020, property, seed);
	return canvas.finish(PAINTERS[property.kind](canvas, property));
}
