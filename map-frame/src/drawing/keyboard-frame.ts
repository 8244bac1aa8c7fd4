import type { Spot2D } from './simplify-line.ts';

/** Pixels that an arrow key moves by. */
const STEP = 24;
const LEAST_SIDE = 48;

interface Size {
	width: number;
	height: number;
}

/** A rectangle on the map, in pixels: what a keyboard draws. */
export interface Frame extends Size {
	x: number;
	y: number;
}

const ARROWS: Record<string, readonly [right: number, down: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Half the map, in its middle. */
export function firstFrame({ width, height }: Size): Frame {
	return { x: width / 4, y: height / 4, width: width / 2, height: height / 2 };
}

/** The frame after an arrow key: moved, or with Shift larger or smaller; never beyond the map. Undefined for any other key. */
export function frameAfterKey(
	frame: Frame,
	{ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
	map: Size,
): Frame | undefined {
	const arrow = ARROWS[key];
	if (!arrow) return undefined;
	const [right, down] = [arrow[0] * STEP, arrow[1] * STEP];
	if (shiftKey)
		return {
			...frame,
			width: within(frame.width + right, LEAST_SIDE, map.width - frame.x),
			height: within(frame.height + down, LEAST_SIDE, map.height - frame.y),
		};
	return {
		...frame,
		x: within(frame.x + right, 0, map.width - frame.width),
		y: within(frame.y + down, 0, map.height - frame.height),
	};
}

export function cornersOf({ x, y, width, height }: Frame): Spot2D[] {
	return [
		{ x, y },
		{ x: x + width, y },
		{ x: x + width, y: y + height },
		{ x, y: y + height },
	];
}
