import { describe, expect, it } from 'vitest';
import { chanceAbove, chanceOfDifference } from './chance.ts';
import { type HealthCell, minuteOf } from './health-cell.schema.ts';
import { HealthEvaluator } from './health-evaluator.ts';
import { lookNumber, neededChance } from './looks.ts';
import { DEFAULT_POLICY } from './policy.ts';
import type { Suspect } from './suspects.ts';

const RUNS = 100;
const MINUTE = 60_000;
const LOOK_EVERY = 5_000;
const START = Date.parse('2026-11-21T10:00:00.000Z');
const suspect: Suspect = {
	remote: 'listings',
	version: '1.1.0',
	before: '1.0.0',
	kind: 'promotion',
	since: START,
};

/** Mulberry32: the same runs every time. */
function chanceFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

interface Traffic {
	/** Views per minute */
	views: number;
	rateBefore: number;
	rate: number;
}

/** Plays half an hour before a promotion and half an hour after, looked at every 5 s. Minutes until it is taken back; undefined when it is not. */
function playPromotion(seed: number, { views, rateBefore, rate }: Traffic): number | undefined {
	const random = chanceFrom(seed);
	const evaluator = new HealthEvaluator();
	const cells: HealthCell[] = [];
	const known = new Map<string, HealthCell>();
	function count(version: string, time: number, seen: number, failing: number): void {
		const minute = minuteOf(time);
		const name = `${version} ${minute}`;
		const cell = known.get(name) ?? { remote: 'listings', version, minute, counts: {} };
		if (!known.has(name)) cells.push(cell);
		known.set(name, cell);
		let failed = 0;
		for (let view = 0; view < seen; view++) if (random() < failing) failed += 1;
		const { counts } = cell;
		counts.views = (counts.views ?? 0) + seen;
		for (const each of ['failedViews', 'failingVisitors'] as const)
			counts[each] = (counts[each] ?? 0) + failed;
	}
	for (let minute = -30; minute < 0; minute++) count('1.0.0', START + minute * MINUTE, views, rateBefore);
	for (let time = START; time < START + 30 * MINUTE; time += LOOK_EVERY) {
		count('1.1.0', time, Math.round(views / 12), rate);
		if (evaluator.evaluate(suspect, DEFAULT_POLICY, cells, time)) return (time - START) / MINUTE;
	}
	return undefined;
}

const play = (traffic: Traffic) =>
	Array.from({ length: RUNS }, (_, seed) => playPromotion(seed + 1, traffic));

describe('100 runs each', () => {
	it.each([
		[24, 0],
		[48, 0.005],
		[120, 0.01],
		[360, 0.02],
	])(
		'a version of which 5 percent fail is taken back within the window: %i views a minute, %d failed before',
		(views, rateBefore) => {
			const outcomes = play({ views, rateBefore, rate: 0.05 });
			expect(outcomes.filter((minutes) => minutes === undefined)).toEqual([]);
		},
	);

	it.each([
		[24, 0],
		[24, 0.02],
		[120, 0.005],
		[120, 0.05],
		[120, 0.2],
		[360, 0.01],
	])('a version as good as the one before stays: %i views a minute, %d fail', (views, rate) => {
		expect(play({ views, rateBefore: rate, rate }).filter((minutes) => minutes !== undefined)).toEqual([]);
	});
});

describe('a version', () => {
	const cell = (version: string, counts: HealthCell['counts']): HealthCell => ({
		remote: 'listings',
		version,
		minute: minuteOf(START),
		counts,
	});
	const judged = (cells: HealthCell[], policy = {}, more: Partial<Suspect> = {}, now = START + MINUTE) =>
		new HealthEvaluator().evaluate({ ...suspect, ...more }, { ...DEFAULT_POLICY, ...policy }, cells, now);
	const bad = cell('1.1.0', { views: 400, failedViews: 60, failingVisitors: 30 });
	const good = cell('1.0.0', { views: 4_000, failedViews: 8 });

	it('is judged beside the one before, with the figures', () => {
		expect(judged([bad, good])).toMatchObject({
			measure: 'views',
			breach: 'before',
			total: 400,
			failed: 60,
			against: { version: '1.0.0', total: 4_000, failed: 8 },
		});
	});

	it('is judged by the limit where the one before has no figures', () => {
		expect(judged([bad])).toMatchObject({ breach: 'maximum' });
		expect(judged([bad], { maximumRate: 0.2 })).toBeUndefined();
	});

	it('is not taken back for one that breaches the limit as well', () => {
		const before = cell('1.0.0', { views: 4_000, failedViews: 400 });
		expect(judged([bad, before])).toBeUndefined();
	});

	it('is judged by what the server could not render, too', () => {
		const draws = cell('1.1.0', { draws: 200, failedDraws: 60 });
		expect(judged([draws, cell('1.0.0', { draws: 2_000, failedDraws: 2 })])).toMatchObject({
			measure: 'draws',
		});
	});

	it('is not taken back by one or two visitors, nor by a margin that is worth nothing, nor where that is off', () => {
		expect(
			judged([cell('1.1.0', { views: 400, failedViews: 40, failingVisitors: 2 }), good]),
		).toBeUndefined();
		expect(judged([bad, good], { margin: 0.5, maximumRate: 0.5 })).toBeUndefined();
		expect(judged([bad, good], { automatic: false })).toBeUndefined();
	});

	it('being rolled out is judged window after window, a promoted one in its first', () => {
		const later = START + DEFAULT_POLICY.window + MINUTE;
		const cells = [bad, good].map((each) => ({ ...each, minute: minuteOf(later) }));
		expect(judged(cells, {}, { kind: 'canary' }, later)).toMatchObject({ failed: 60 });
		expect(judged(cells, {}, {}, later)).toBeUndefined();
	});
});

describe('chance', () => {
	it('is that of Fisher’s exact test', () => {
		// Fisher's tea: 3 of 4 right.
		expect(chanceOfDifference({ total: 4, failed: 3 }, { total: 4, failed: 1 })).toBeCloseTo(17 / 70, 10);
		expect(chanceOfDifference({ total: 10, failed: 0 }, { total: 10, failed: 0 })).toBeCloseTo(1, 10);
		expect(chanceOfDifference({ total: 2, failed: 2 }, { total: 2, failed: 0 })).toBeCloseTo(1 / 6, 10);
	});

	it('is that of the binomial distribution', () => {
		expect(chanceAbove({ total: 10, failed: 8 }, 0.5)).toBeCloseTo(56 / 1_024, 10);
		expect(chanceAbove({ total: 1_000, failed: 50 }, 0.05)).toBeCloseTo(0.52, 1);
		expect([chanceAbove({ total: 9, failed: 0 }, 0), chanceAbove({ total: 9, failed: 1 }, 0)]).toEqual([
			1, 0,
		]);
	});

	it('of a false alarm is spent over the looks, and never more than there is', () => {
		expect([lookNumber(99, 100), lookNumber(100, 100), lookNumber(149, 100), lookNumber(225, 100)]).toEqual([
			0, 1, 1, 3,
		]);
		const spent = Array.from({ length: 1_000 }, (_, index) => neededChance(index + 1)).reduce(
			(a, b) => a + b,
		);
		expect(spent + neededChance('last')).toBeLessThan(0.002);
	});
});
