export type PlanRoomKind = 'living' | 'kitchen' | 'hall' | 'bedroom' | 'bath' | 'store' | 'wc' | 'open';

/** A room of a plan, in metres from the floor's upper left corner. */
export interface PlanRoom {
	kind: PlanRoomKind;
	x: number;
	y: number;
	w: number;
	h: number;
}

export interface PlanFloor {
	w: number;
	h: number;
	rooms: PlanRoom[];
	hasStair: boolean;
}

interface Wish {
	kind: PlanRoomKind;
	area: number;
}

/** Stacks rooms in a column, each as high as its share of the column's area asks. */
function column(wishes: readonly Wish[], x: number, w: number, h: number): PlanRoom[] {
	const total = wishes.reduce((sum, { area }) => sum + area, 0);
	let y = 0;
	return wishes.map(({ kind, area }) => {
		const high = (area / total) * h;
		const room = { kind, x, y, w, h: high };
		y += high;
		return room;
	});
}

const shaped = (area: number, ratio: number) => {
	const w = Math.sqrt(area * ratio);
	return { w, h: area / w };
};

/** One level: a hall between day and night rooms. */
function flatFloor(area: number, bedrooms: number, ratio: number): PlanFloor {
	const { w, h } = shaped(area, ratio);
	if (bedrooms === 0) {
		const bathW = Math.min(w * 0.28, 2.4);
		return {
			w,
			h,
			hasStair: false,
			rooms: [
				...column(
					[
						{ kind: 'living', area: 7 },
						{ kind: 'kitchen', area: 3 },
					],
					0,
					w - bathW,
					h,
				),
				...column(
					[
						{ kind: 'bath', area: 5 },
						{ kind: 'hall', area: 4 },
					],
					w - bathW,
					bathW,
					h,
				),
			],
		};
	}
	const hallW = Math.max(1.15, Math.min(1.6, w * 0.12));
	const dayW = (w - hallW) * (bedrooms > 2 ? 0.5 : 0.56);
	const night: Wish[] = [
		...Array.from(
			{ length: Math.min(4, bedrooms) },
			(_, index): Wish => ({ kind: 'bedroom', area: 14 - index * 1.6 }),
		),
		{ kind: 'bath', area: bedrooms > 2 ? 7 : 6 },
	];
	return {
		w,
		h,
		hasStair: false,
		rooms: [
			...column(
				[
					{ kind: 'living', area: 64 },
					{ kind: 'kitchen', area: 26 },
				],
				0,
				dayW,
				h,
			),
			...column(
				[
					{ kind: 'wc', area: 12 },
					{ kind: 'hall', area: 70 },
					{ kind: 'store', area: 18 },
				],
				dayW,
				hallW,
				h,
			),
			...column(night, dayW + hallW, w - dayW - hallW, h),
		],
	};
}

function groundFloor(area: number, ratio: number): PlanFloor {
	const { w, h } = shaped(area, ratio);
	const hallW = Math.max(1.5, Math.min(2.3, w * 0.24));
	return {
		w,
		h,
		hasStair: true,
		rooms: [
			...column(
				[
					{ kind: 'living', area: 58 },
					{ kind: 'kitchen', area: 34 },
				],
				0,
				w - hallW,
				h,
			),
			...column(
				[
					{ kind: 'hall', area: 62 },
					{ kind: 'wc', area: 14 },
					{ kind: 'store', area: 24 },
				],
				w - hallW,
				hallW,
				h,
			),
		],
	};
}

function upperFloor(area: number, bedrooms: number, ratio: number): PlanFloor {
	const { w, h } = shaped(area, ratio);
	const midW = Math.max(1.5, Math.min(2.3, w * 0.24));
	const left = Math.ceil(bedrooms / 2);
	const right = Math.max(1, bedrooms - left);
	const sideW = (w - midW) / 2;
	return {
		w,
		h,
		hasStair: true,
		rooms: [
			...column(
				Array.from({ length: left }, (_, index): Wish => ({ kind: 'bedroom', area: 15 - index * 2 })),
				0,
				sideW,
				h,
			),
			...column(
				[
					{ kind: 'bath', area: 34 },
					{ kind: 'hall', area: 66 },
				],
				sideW,
				midW,
				h,
			),
			...column(
				Array.from(
					{ length: right },
					(_, index): Wish => ({ kind: bedrooms > 1 ? 'bedroom' : 'store', area: 13 - index * 2 }),
				),
				sideW + midW,
				sideW,
				h,
			),
		],
	};
}

/** Floors of a property whose rooms add up to its stated living area. `turn` varies the proportions. */
export function planFloors(living: number, bedrooms: number, isHouse: boolean, turn: number): PlanFloor[] {
	const ratio = [1.25, 1.4, 1.1, 1.32][turn % 4] ?? 1.25;
	if (!isHouse) return [flatFloor(living, bedrooms, ratio)];
	const tall = 0.72 + (turn % 3) * 0.1;
	return [groundFloor(living * 0.53, tall), upperFloor(living * 0.47, Math.max(1, bedrooms), tall)];
}
