import { MOST_SHAPE_POINTS } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { cornersOf, firstFrame, frameAfterKey } from './keyboard-frame.ts';
import { simplifyLine } from './simplify-line.ts';

const circle = (points: number) =>
	Array.from({ length: points }, (_, place) => {
		const angle = (place / points) * 2 * Math.PI;
		return { x: 300 + 200 * Math.cos(angle), y: 300 + 200 * Math.sin(angle) };
	});

describe('a drawn line', () => {
	it('keeps its corners and loses what lies between them', () => {
		const along = (x: number) => ({ x, y: 0 });
		const down = (y: number) => ({ x: 100, y });
		expect(simplifyLine([...[0, 20, 50, 80].map(along), ...[0, 40, 90].map(down)], 60)).toEqual([
			along(0),
			down(0),
			down(90),
		]);
	});

	it('has no more points than an address holds, and still goes round', () => {
		const simple = simplifyLine(circle(4_000), MOST_SHAPE_POINTS);
		expect(simple.length).toBeLessThanOrEqual(MOST_SHAPE_POINTS);
		expect(simple.length).toBeGreaterThan(12);
		for (const { x, y } of simple) expect(Math.hypot(x - 300, y - 300)).toBeCloseTo(200);
	});

	it('is what it is when it is short', () => {
		expect(simplifyLine([], 60)).toEqual([]);
		expect(simplifyLine([{ x: 1, y: 1 }], 60)).toEqual([{ x: 1, y: 1 }]);
	});
});

describe('the frame that the keyboard draws', () => {
	const MAP = { width: 400, height: 300 };
	const press = (key: string, times: number, shiftKey = false) => {
		let frame = firstFrame(MAP);
		for (let time = 0; time < times; time++) frame = frameAfterKey(frame, { key, shiftKey }, MAP) ?? frame;
		return frame;
	};

	it('stands in the middle at first', () => {
		expect(firstFrame(MAP)).toEqual({ x: 100, y: 75, width: 200, height: 150 });
	});

	it('moves to the edge and no farther', () => {
		expect(press('ArrowLeft', 1).x).toBe(76);
		expect(press('ArrowLeft', 20)).toEqual({ x: 0, y: 75, width: 200, height: 150 });
		expect(press('ArrowDown', 20).y).toBe(150);
	});

	it('grows to the edge and shrinks to what can be seen', () => {
		expect(press('ArrowRight', 20, true)).toEqual({ x: 100, y: 75, width: 300, height: 150 });
		expect(press('ArrowUp', 20, true).height).toBe(48);
	});

	it('leaves other keys alone', () => {
		expect(frameAfterKey(firstFrame(MAP), { key: 'Tab', shiftKey: false }, MAP)).toBeUndefined();
	});

	it('has four corners, one after the other', () => {
		expect(cornersOf({ x: 0, y: 0, width: 2, height: 1 })).toEqual([
			{ x: 0, y: 0 },
			{ x: 2, y: 0 },
			{ x: 2, y: 1 },
			{ x: 0, y: 1 },
		]);
	});
});
