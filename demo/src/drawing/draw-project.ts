import type { ProjectPlan } from '../projects/projects.ts';
import type { PropertyBody } from '../properties/property.ts';
import { rowHouse } from './building/row-house.ts';
import type { RowHouse } from './building/row-house-shape.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { flats } from './fronts/flats.ts';
import { loft } from './fronts/loft.ts';
import { modern } from './fronts/modern.ts';
import { bench, bicycle, lamp } from './fronts/street.ts';
import { PLAIN_HOUSE } from './fronts/street-scene.ts';
import { atmosphere } from './grain.ts';
import type { Light } from './light.ts';
import { backdropTrees, horizonTrees, lawn, pathTo } from './nature/landscape.ts';
import { leafTree } from './nature/leaf-tree.ts';
import { shrub } from './nature/plants.ts';
import { sky } from './nature/sky.ts';
import { quay, water } from './nature/water.ts';
import { rect } from './shapes.ts';

const NEW_PROPERTY = {
	era: 'recent',
	look: 1,
	storeys: 5,
	kind: 'apartment',
	garages: 0,
	year: 2026,
} as PropertyBody;

/** New houses with sharp gables, side by side on a green square. */
function gabledHouses(canvas: Canvas): string {
	const { width, random, palette } = canvas;
	const ground = 790;
	const m = 52;
	const wall = random.pick([
		{ kind: 'brick', color: '#c9b08c' } as const,
		{ kind: 'brick', color: '#b98b62' } as const,
		{ kind: 'painted-brick', color: '#efe7d8' } as const,
	]);
	const house: RowHouse = {
		...PLAIN_HOUSE,
		width: 5.6,
		storeys: [3, 2.9],
		bays: 2,
		wall,
		trim: '#efe9dc',
		top: 'point',
		rise: 3.4,
		roof: '#4c5157',
		plinth: 0.25,
		window: {
			sash: 'single',
			frame: '#2f3437',
			lintel: 'none',
			lintelColor: '#000000',
			sill: '#b4b6b1',
			reveal: 7,
			curtains: 'sides',
		},
		opening: 0.6,
		door: { color: '#8a5a2b', kind: 'modern', fanlight: 0, arch: false },
	};
	const houses = Array.from({ length: 5 }, (_, index) =>
		rowHouse(
			canvas,
			{
				...house,
				doorBay: index % 2,
				wall: index % 2 ? { ...wall, color: wall.color } : { kind: 'brick', color: '#a8795c' },
			},
			-40 + index * 5.6 * m,
			ground,
			m,
		),
	).join('');
	return (
		sky(canvas, 690) +
		horizonTrees(canvas, 700, 100) +
		backdropTrees(canvas, 720, 'leaf', 4) +
		lawn(canvas, 700) +
		houses +
		rect(0, ground, width, 46, {
			fill: canvas.gradient([
				[0, palette.lit('#a8a294')],
				[1, palette.lit('#c4beb1')],
			]),
		}) +
		pathTo(canvas, width * 0.5, ground + 46, 80, 'slabs', 40) +
		[0.06, 0.24, 0.42, 0.62, 0.8]
			.map((share) => shrub(canvas, width * share, ground + 22, random.between(26, 44)))
			.join('') +
		leafTree(canvas, 150, 930, 560) +
		leafTree(canvas, width - 170, 910, 500) +
		bench(canvas, width * 0.56, 905, 150) +
		bicycle(canvas, width * 0.3, ground + 40, 84) +
		lamp(canvas, width * 0.72, 850, 260) +
		atmosphere(canvas)
	);
}

/** A block on the water. */
function canalBlock(canvas: Canvas): string {
	return flats(canvas, { ...NEW_PROPERTY, storeys: 4 }, false) + water(canvas, 950) + quay(canvas, 916, 36);
}

const PAINTERS: Record<ProjectPlan['look'], (canvas: Canvas) => string> = {
	'gabled-houses': gabledHouses,
	'brick-block': (canvas) => flats(canvas, NEW_PROPERTY, false),
	'white-block': (canvas) => flats(canvas, { ...NEW_PROPERTY, storeys: 6, look: 4 }, true),
	'canal-block': canalBlock,
	courtyard: (canvas) => flats(canvas, { ...NEW_PROPERTY, storeys: 6 }, true),
	'timber-block': (canvas) => modern(canvas, NEW_PROPERTY),
	conversion: (canvas) => loft(canvas, { ...NEW_PROPERTY, storeys: 4 }),
};

/** A project as it will stand. */
export function drawProject(look: ProjectPlan['look'], light: Light, seed: string): string {
	const canvas = createCanvas(1360, 1020, light, seed);
	return canvas.finish(PAINTERS[look](canvas));
}
