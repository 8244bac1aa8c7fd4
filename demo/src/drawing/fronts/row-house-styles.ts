import type { PropertyBody } from '../../properties/property.ts';
import { DOOR_COLORS } from '../building/door.ts';
import { BRICKS, RENDERS } from '../building/masonry.ts';
import { TILES } from '../building/roof.ts';
import type { RowHouse } from '../building/row-house-shape.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';

const windowOf = (canvas: Canvas, property: PropertyBody): WindowStyle => {
	const { random } = canvas;
	const isOld = property.era === 'belle-epoque';
	return {
		sash: isOld
			? random.pick(['tall', 'tall', 'panes', 'cross'])
			: property.era === 'interbellum'
				? random.pick(['panes', 'tall', 'double'])
				: random.pick(['double', 'single']),
		frame: random.pick(['#f4f1ea', '#f4f1ea', '#e6e0d2', '#2f3d38', '#33363a', '#5b2f2a']),
		lintel: isOld
			? random.pick(['segment', 'stone', 'soldier'])
			: random.pick(['soldier', 'soldier', 'stone']),
		lintelColor: random.pick(['#b9694a', '#d9d0bf', '#8d4a3a', '#c7bda8']),
		sill: '#9aa1a0',
		reveal: 9,
		curtains: random.pick(['sides', 'net', 'blind', 'sides']),
	};
};

/** A terraced house, a shop or a small block of flats in a row, by what it is and when it was built. */
export function terracedStyle(canvas: Canvas, property: PropertyBody): RowHouse {
	const { random } = canvas;
	const isOld = property.era === 'belle-epoque';
	const material = random.next();
	const wall =
		material < 0.58
			? ({ kind: 'brick', color: random.pick(BRICKS) } as const)
			: material < 0.8
				? ({ kind: 'painted-brick', color: random.pick(RENDERS) } as const)
				: ({ kind: 'render', color: random.pick(RENDERS) } as const);
	const storeys = Array.from({ length: Math.min(3, property.storeys) }, (_, level) =>
		level === 0 ? 3.3 : level === 1 ? 3.1 : 2.6,
	);
	const width = property.frontWidth ? Math.min(7.6, Math.max(5.4, property.frontWidth)) : 6.4;
	const bays = width > 6.6 ? 3 : 2;
	return {
		width,
		storeys,
		bays,
		wall,
		trim: random.pick(['#f1ece1', '#e2d8c6', '#d8cdb8', '#c9c2b2']),
		plinth: 0.5,
		top:
			storeys.length < 3
				? random.pick(
						isOld
							? (['stepped', 'cornice', 'point', 'neck'] as const)
							: (['cornice', 'cornice', 'point'] as const),
					)
				: 'cornice',
		roof: random.pick(TILES),
		rise: storeys.length < 3 ? random.between(2.7, 3.5) : random.between(1.7, 2.3),
		window: windowOf(canvas, property),
		opening: bays === 3 ? 0.56 : 0.5,
		doorBay: random.chance(0.5) ? 0 : bays - 1,
		door: {
			color: random.pick(DOOR_COLORS),
			kind: property.era === 'recent' ? 'modern' : random.pick(['panelled', 'glazed', 'panelled']),
			fanlight: isOld ? 0.26 : 0.18,
			arch: isOld && random.chance(0.35),
		},
		ground: property.garages > 0 && bays > 1 ? 'garage' : 'windows',
		iron: 'bars',
		bands: random.chance(0.5),
		hasQuoins: wall.kind !== 'brick' && random.chance(0.3),
		dormers: storeys.length < 3 ? random.int(1, 2) : random.int(0, 1),
		hasVine: random.chance(0.4),
		hasFlowers: random.chance(0.4),
		...(random.chance(0.25) && storeys.length > 1 && property.kind !== 'shop'
			? { feature: { kind: 'oriel', bay: random.int(0, bays - 1) } as const }
			: {}),
	};
}

/** A Flemish town house of standing: three or four bays, tall storeys, stone and cornice. */
export function townhouseStyle(canvas: Canvas, property: PropertyBody): RowHouse {
	const { random } = canvas;
	const base = terracedStyle(canvas, property);
	const isRendered = random.chance(0.5);
	const bays = random.int(3, 4);
	return {
		...base,
		width: bays === 4 ? 10.6 : 8.6,
		storeys: [4, 3.9, 3.2, 2.6].slice(0, Math.min(4, property.storeys)),
		bays,
		wall: isRendered
			? { kind: 'render', color: random.pick(RENDERS) }
			: { kind: 'brick', color: random.pick(BRICKS) },
		trim: random.pick(['#efe9dc', '#e5dccb', '#d9d3c6']),
		plinth: 0.8,
		top: 'cornice',
		rise: random.between(1.9, 2.8),
		window: {
			...base.window,
			sash: random.pick(['tall', 'panes', 'cross']),
			lintel: isRendered ? 'stone' : random.pick(['stone', 'segment']),
			lintelColor: '#e5dccb',
			reveal: 10,
			curtains: 'sides',
		},
		opening: 0.5,
		doorBay: random.pick([0, bays - 1, 1]),
		door: { color: random.pick(DOOR_COLORS), kind: 'double', fanlight: 0.27, arch: random.chance(0.45) },
		ground: 'windows',
		feature: { kind: 'balcony', bay: bays === 3 ? 1 : random.int(1, 2) },
		bands: true,
		hasQuoins: random.chance(0.5),
		dormers: random.int(1, 3),
		hasVine: random.chance(0.2),
		hasFlowers: false,
	};
}

/** A Brussels maison de maître: narrow and tall, bel étage with loggia or balcony, Art-Nouveau iron. */
export function maisonStyle(canvas: Canvas, property: PropertyBody): RowHouse {
	const { random } = canvas;
	const base = townhouseStyle(canvas, property);
	const isNouveau = property.era === 'belle-epoque';
	const bays = random.int(2, 3);
	return {
		...base,
		width: bays === 2 ? 6.3 : 7.4,
		storeys: [4.2, 4, 3.4, 2.7].slice(0, Math.max(3, property.storeys)),
		bays,
		wall: random.pick([
			{ kind: 'brick', color: '#c9a27a' } as const,
			{ kind: 'brick', color: '#b0714d' } as const,
			{ kind: 'render', color: '#e9dfcc' } as const,
			{ kind: 'brick', color: '#d6c7a6' } as const,
			{ kind: 'render', color: '#dcd6c8' } as const,
		]),
		trim: random.pick(['#f0eadd', '#dfd8c8', '#cfd3cc']),
		plinth: 1,
		window: {
			...base.window,
			sash: isNouveau ? random.pick(['panes', 'tall']) : 'tall',
			frame: random.pick(['#f2eee4', '#3a4a42', '#5a3a2c', '#4b5a66']),
			lintel: isNouveau ? random.pick(['arch', 'segment']) : 'stone',
			lintelColor: '#eadfc9',
			sill: '#b4b8b4',
		},
		opening: bays === 2 ? 0.5 : 0.54,
		doorBay: random.chance(0.5) ? 0 : bays - 1,
		door: {
			color: random.pick(DOOR_COLORS),
			kind: isNouveau ? 'glazed' : 'double',
			fanlight: 0.28,
			arch: isNouveau,
		},
		feature: {
			kind: isNouveau ? random.pick(['loggia', 'oriel', 'balcony']) : random.pick(['balcony', 'loggia']),
			bay: random.int(0, bays - 1),
		},
		iron: isNouveau ? 'nouveau' : 'bars',
		hasQuoins: false,
	};
}

/** A shop, café or restaurant with a dwelling above. */
export function shopStyle(canvas: Canvas, property: PropertyBody): RowHouse {
	const base = terracedStyle(canvas, { ...property, garages: 0 });
	const { feature: _, ...plain } = base;
	return {
		...plain,
		width: Math.max(7, base.width),
		bays: 3,
		storeys: [3.7, 3.2, 2.8].slice(0, Math.max(2, property.storeys)),
		ground: 'shop',
		top: property.storeys > 2 ? 'cornice' : base.top,
		sign: canvas.random.pick(['#1f3d36', '#5b2a2a', '#22324a', '#b9502b', '#3c5a66', '#6b5a2e', '#2a2a2c']),
		hasVine: false,
	};
}
