import { describe, expect, it } from 'vitest';
import type { HealthHistory } from '../../../console-answers.ts';
import { graphMarks, graphPoints, graphSpan, hasPoints, lineStyle } from './graph-points.ts';

const history: HealthHistory = {
	stretch: 120_000,
	times: [0, 120_000],
	versions: [
		{
			version: '1.1.0',
			role: 'active',
			stretches: [{ from: 120_000, counts: { views: 300, failedViews: 10 }, vitals: { LCP: [1, 1, 2] } }],
		},
		{ version: '1.0.0', role: 'previous', stretches: [{ from: 0, counts: { draws: 5 }, vitals: {} }] },
	],
	moves: [
		{ at: new Date(121_000).toISOString(), version: '1.1.0' },
		{ at: new Date(122_000).toISOString(), version: '1.1.0' },
	],
};

describe('the marks of a graph', () => {
	it('stand where a version came, not where its stretch of figures begins, and are one for what follows at once', () => {
		expect(graphMarks(history)).toEqual([{ at: 121_000, versions: ['1.1.0'], letter: 'A' }]);
	});

	it('are one letter each, however close releases are, so that none stands over another', () => {
		const moves = [...history.moves, { at: new Date(1_000).toISOString(), version: '1.0.0' }];
		expect(graphMarks({ ...history, moves }).map(({ letter }) => letter)).toEqual(['A', 'B']);
	});

	it('are far enough from each other for their letters, though a stretch of figures ends between them', () => {
		const at = (second: number, version: string) => ({ at: new Date(second * 1_000).toISOString(), version });
		const moves = [at(119, '1.1.0'), at(121, '1.0.0'), at(240, '1.1.0')];
		expect(graphMarks({ ...history, moves }).map((mark) => [mark.at, mark.versions])).toEqual([
			[119_000, ['1.1.0', '1.0.0']],
			[240_000, ['1.1.0']],
		]);
	});

	it('name releases that are seconds apart in the order in which they came', () => {
		const at = (second: number, version: string) => ({ at: new Date(second * 1_000).toISOString(), version });
		const moves = [at(124, '1.3.0'), at(121, '1.1.0'), at(122, '1.2.0')];
		expect(graphMarks({ ...history, moves })[0]?.versions).toEqual(['1.1.0', '1.2.0', '1.3.0']);
	});
});

describe('the span of a graph', () => {
	it('holds what came a moment ago, in the stretch that is being counted', () => {
		expect(graphSpan(history)).toEqual([0, 240_000]);
	});
});

describe('the lines of a graph', () => {
	it('have a colour of their own for each version, whatever it is to visitors', () => {
		const colours = Array.from({ length: 10 }, (_, index) => lineStyle(index, 'previous').color);
		expect(new Set(colours).size).toBe(10);
	});
});

describe('the points of a graph', () => {
	it('are one for each stretch, with a gap where nothing was counted', () => {
		expect(graphPoints(history, 'failedViews')).toEqual([
			{ from: 0, values: { '1.1.0': undefined, '1.0.0': undefined } },
			{ from: 120_000, values: { '1.1.0': 3.3, '1.0.0': undefined } },
		]);
		expect(graphPoints(history, 'LCP')[1]?.values['1.1.0']).toBe(25);
		expect(graphPoints(history, 'failedDraws')[0]?.values['1.0.0']).toBe(0);
	});

	it('are nothing to draw where nothing was counted', () => {
		expect([hasPoints(graphPoints(history, 'INP')), hasPoints(graphPoints(history, 'views'))]).toEqual([
			false,
			true,
		]);
	});
});
