import { isFlat } from '../properties/kinds.ts';
import type { PropertyBody } from '../properties/property.ts';
import { areaLabel, numberLabel } from './plan/figures.ts';
import { furnish, stair } from './plan/furnish.ts';
import { type PlanFloor, type PlanRoom, planFloors } from './plan/layout.ts';
import { circle, line, path, polygon, rect, round } from './shapes.ts';

const WIDTH = 1360;
const HEIGHT = 1020;
const INK = '#1b1f1e';
const WALL = '#2b3330';
const TONES: Record<PlanRoom['kind'], string> = {
	living: '#f6efe2',
	kitchen: '#f0e9db',
	hall: '#faf7f2',
	bedroom: '#e8eee8',
	bath: '#e2ebee',
	store: '#efece5',
	wc: '#e2ebee',
	open: '#ffffff',
};

/** Where the area stands in a room, clear of its furniture, in shares of its sides. */
const LABEL_AT: Partial<Record<PlanRoom['kind'], readonly [number, number]>> = {
	living: [0.5, 0.86],
	kitchen: [0.82, 0.24],
	hall: [0.5, 0.66],
	bedroom: [0.27, 0.58],
};

/** A window in an outer wall: two thin lines in a gap. */
function windowIn(x1: number, y1: number, x2: number, y2: number): string {
	const isFlatWall = Math.abs(y1 - y2) < 1;
	return (
		line(x1, y1, x2, y2, '#ffffff', 13) +
		[-4, 0, 4]
			.map((shift) =>
				line(
					x1 + (isFlatWall ? 0 : shift),
					y1 + (isFlatWall ? shift : 0),
					x2 + (isFlatWall ? 0 : shift),
					y2 + (isFlatWall ? shift : 0),
					'#6a8087',
					shift === 0 ? 1.2 : 2,
				),
			)
			.join('')
	);
}

/** A door leaf and its swing. */
function swing(x: number, y: number, size: number, facing: 'left' | 'right' | 'down'): string {
	if (facing === 'down')
		return (
			line(x, y, x + size, y, '#faf7f2', 10) +
			path(
				`M${round(x)} ${round(y)}v${round(size)}A${round(size)} ${round(size)} 0 0 0 ${round(x + size)} ${round(y)}`,
				{ stroke: '#7d8480', width: 1.6 },
			)
		);
	const way = facing === 'right' ? 1 : -1;
	return (
		line(x, y, x, y + size, '#faf7f2', 10) +
		path(
			`M${round(x)} ${round(y)}h${round(way * size)}A${round(size)} ${round(size)} 0 0 ${way > 0 ? 1 : 0} ${round(x)} ${round(y + size)}`,
			{ stroke: '#7d8480', width: 1.6 },
		)
	);
}

function drawFloor(floor: PlanFloor, left: number, top: number, m: number): string {
	const [w, h] = [floor.w * m, floor.h * m];
	let rooms = '';
	let walls = '';
	let openings = '';
	let labels = '';
	const halls = floor.rooms.filter(({ kind }) => kind === 'hall');
	for (const room of floor.rooms) {
		const [x, y, rw, rh] = [left + room.x * m, top + room.y * m, room.w * m, room.h * m];
		rooms +=
			rect(x, y, rw, rh, { fill: TONES[room.kind] }) + furnish(room.kind, x + 6, y + 6, rw - 12, rh - 12, m);
		const isOpenPlan = room.kind === 'kitchen';
		walls += path(
			isOpenPlan
				? `M${round(x)} ${round(y + rh)}V${round(y)}H${round(x + rw * 0.3)}M${round(x + rw)} ${round(y)}V${round(y + rh)}`
				: `M${round(x)} ${round(y)}H${round(x + rw)}V${round(y + rh)}`,
			{ stroke: WALL, width: 6 },
		);
		const hall = halls.find(
			(other) => Math.abs(other.x - (room.x + room.w)) < 0.05 || Math.abs(other.x + other.w - room.x) < 0.05,
		);
		if (hall && room.kind !== 'kitchen') {
			const from = Math.max(room.y, hall.y) + 0.25;
			const to = Math.min(room.y + room.h, hall.y + hall.h);
			if (to - from > 0.95)
				openings += swing(
					Math.abs(hall.x - (room.x + room.w)) < 0.05 ? left + hall.x * m : left + room.x * m,
					top + from * m,
					m * 0.85,
					Math.abs(hall.x - (room.x + room.w)) < 0.05 ? 'left' : 'right',
				);
		}
		if (room.kind !== 'hall' && room.kind !== 'store' && room.kind !== 'wc') {
			if (room.x < 0.05) openings += windowIn(left, y + rh * 0.28, left, y + rh * 0.72);
			else if (Math.abs(room.x + room.w - floor.w) < 0.05)
				openings += windowIn(left + w, y + rh * 0.3, left + w, y + rh * 0.7);
			if (room.y < 0.05 && room.kind === 'living') openings += windowIn(x + rw * 0.2, top, x + rw * 0.8, top);
		}
		const size = Math.min(24, Math.max(13, rw * 0.075));
		if (room.w * room.h > 1.6 && rw > 46) {
			const [across, down] = LABEL_AT[room.kind] ?? [0.5, 0.5];
			const [lx, ly] = [x + rw * across, y + rh * down];
			labels +=
				rect(
					lx - size * 2.5,
					ly - size * 0.95,
					size * 5,
					size * 1.9,
					{ fill: TONES[room.kind], opacity: 0.9 },
					5,
				) + areaLabel(room.w * room.h, lx, ly, size, INK);
		}
	}
	const stairs = floor.hasStair
		? halls
				.slice(0, 1)
				.map((hall) =>
					stair(
						left + (hall.x + hall.w * 0.08) * m,
						top + (hall.y + hall.h * 0.06) * m,
						hall.w * m * 0.42,
						Math.min(hall.h * m * 0.52, m * 2.8),
					),
				)
				.join('')
		: '';
	return (
		rect(left + 12, top + 14, w, h, { fill: '#1b1f1e', opacity: 0.07 }) +
		rooms +
		stairs +
		walls +
		rect(left, top, w, h, { stroke: WALL, width: 13, join: 'miter' }) +
		openings +
		labels
	);
}

/** A floor plan whose rooms add up to the stated living area, furnished, with areas, scale bar and north. */
export function drawPlan(property: Pick<PropertyBody, 'living' | 'bedrooms' | 'kind' | 'look'>): string {
	const isHouse = !isFlat(property.kind) || property.kind === 'duplex';
	const floors = planFloors(property.living, property.bedrooms, isHouse, property.look);
	const gap = 90;
	const wide = floors.reduce((sum, { w }) => sum + w, 0);
	const high = Math.max(...floors.map(({ h }) => h));
	const m = Math.min((WIDTH - 220 - gap * (floors.length - 1)) / wide, (HEIGHT - 250) / high);
	let at = (WIDTH - wide * m - gap * (floors.length - 1)) / 2;
	let drawn = '';
	for (const floor of floors) {
		drawn += drawFloor(floor, at, (HEIGHT - 70 - floor.h * m) / 2, m);
		at += floor.w * m + gap;
	}
	const bar = Math.max(1, Math.round(180 / m));
	const scale =
		line(110, 948, 110 + bar * m, 948, INK, 2.4) +
		line(110, 940, 110, 956, INK, 2.4) +
		line(110 + bar * m, 940, 110 + bar * m, 956, INK, 2.4) +
		numberLabel(bar, 122 + bar * m, 948, 18, INK) +
		path(`M${round(140 + bar * m + (bar > 9 ? 14 : 0))} 957v-9m0 2l3 -2h2l2 2v7m0 -7l3 -2h2l2 2v7`, {
			stroke: INK,
			width: 2,
			cap: 'round',
			join: 'round',
		});
	const turn = (property.look * 47) % 360;
	const north = `<g transform="translate(1238 942) rotate(${turn})">${circle(0, 0, 26, { stroke: INK, width: 2 })}${polygon(
		[
			[0, -34],
			[9, 8],
			[0, 2],
			[-9, 8],
		],
		{ fill: '#b9502b' },
	)}</g>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, { fill: '#ffffff' })}${drawn}${scale}${north}</svg>\n`;
}
