import type { HomeBody } from '../homes/home.ts';
import type { HomeKind } from '../homes/kinds.ts';
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

type Painter = (canvas: Canvas, home: HomeBody) => string;

const terraced: Painter = (canvas, home) =>
	streetScene(canvas, terracedStyle(canvas, home), {
		ground: 858,
		metre: home.storeys > 2 ? 70 : 84,
		trees: canvas.random.int(0, 1),
		kind: canvas.random.pick(['cobbles', 'asphalt']),
	});

const townhouse: Painter = (canvas, home) =>
	streetScene(canvas, townhouseStyle(canvas, home), {
		ground: 880,
		metre: home.storeys > 3 ? 52 : 62,
		trees: canvas.random.int(0, 2),
		kind: 'cobbles',
	});

const maison: Painter = (canvas, home) =>
	streetScene(canvas, maisonStyle(canvas, home), {
		ground: 880,
		metre: home.storeys > 3 ? 52 : 61,
		trees: canvas.random.int(0, 2),
		kind: 'cobbles',
	});

const shop: Painter = (canvas, home) =>
	streetScene(canvas, shopStyle(canvas, home), {
		ground: 860,
		metre: 72,
		trees: canvas.random.int(0, 1),
		kind: 'cobbles',
	});

/** Flats of before the war stand in a row of houses; later ones are blocks. */
const flat: Painter = (canvas, home) =>
	home.era === 'interbellum' || home.era === 'belle-epoque'
		? maison(canvas, { ...home, storeys: Math.min(4, home.storeys) })
		: flats(canvas, home, false);

const PAINTERS: Record<HomeKind, Painter> = {
	terraced,
	townhouse,
	maison,
	family,
	villa,
	farmhouse,
	modern,
	apartment: flat,
	penthouse: (canvas, home) => flats(canvas, home, true),
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

/** The front of a home as seen from the street, 4:3, 1360 by 1020. */
export function drawFront(home: HomeBody, seed: string): string {
	const canvas = createCanvas(1360, 1020, home, seed);
	return canvas.finish(PAINTERS[home.kind](canvas, home));
}
