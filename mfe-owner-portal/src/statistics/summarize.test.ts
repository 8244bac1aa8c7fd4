import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

const days = ['2026-10-01', '2026-10-02', '2026-10-03'];

test('portals are one colour together, and a column each', () => {
	const summary = summarize({
		days,
		series: [
			{ portal: 'site', counts: [1, 2, 0] },
			{ portal: 'Immoweb', counts: [0, 4, 5] },
			{ portal: 'Zimmo', counts: [3, 0, 1] },
		],
	});
	expect(summary).toMatchObject({ portals: ['Immoweb', 'Zimmo'], site: 3, onPortals: 13 });
	expect(summary.days[1]).toEqual({ day: '2026-10-02', site: 2, portals: 4, counts: [4, 0] });
	expect(summary.busiest).toEqual({ day: '2026-10-02', count: 6 });
});

test('there is no busiest day without views', () => {
	expect(summarize({ days, series: [{ portal: 'site', counts: [0, 0, 0] }] }).busiest).toBeUndefined();
});
