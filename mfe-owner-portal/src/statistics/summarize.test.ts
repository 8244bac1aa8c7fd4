import { expect, test } from 'vitest';
import { MOST_COLOURS, summarize } from './summarize.ts';

const days = ['2026-10-01', '2026-10-02', '2026-10-03'];

test('each portal has a colour and a column', () => {
	const summary = summarize({
		days,
		series: [
			{ portal: 'site', counts: [1, 2, 0] },
			{ portal: 'Immoweb', counts: [0, 4, 5] },
			{ portal: 'Zimmo', counts: [3, 0, 1] },
		],
	});
	expect(summary).toMatchObject({ portals: ['Immoweb', 'Zimmo'], site: 3, onPortals: 13 });
	expect(summary.colours).toEqual([
		{ name: 'site', total: 3 },
		{ name: 'Immoweb', total: 9 },
		{ name: 'Zimmo', total: 4 },
	]);
	expect(summary.days[1]).toEqual({
		day: '2026-10-02',
		site: 2,
		portals: 4,
		counts: [4, 0],
		drawn: [2, 4, 0],
	});
	expect(summary.busiest).toEqual({ day: '2026-10-02', count: 6 });
});

test('portals for which no colour is left share the last one, and keep their columns', () => {
	const portals = Array.from({ length: MOST_COLOURS + 2 }, (_, index) => ({
		portal: `Portal ${index}`,
		counts: [index, 0, 0],
	}));
	const summary = summarize({ days, series: [{ portal: 'site', counts: [7, 0, 0] }, ...portals] });
	expect(summary.colours).toHaveLength(MOST_COLOURS + 1);
	expect(summary.colours.at(-1)).toEqual({ name: '', total: 4 + 5 + 6 });
	expect(summary.days[0]?.drawn).toEqual([7, 0, 1, 2, 3, 15]);
	expect(summary.days[0]?.counts).toHaveLength(MOST_COLOURS + 2);
});

test('there is no busiest day without views', () => {
	expect(summarize({ days, series: [{ portal: 'site', counts: [0, 0, 0] }] }).busiest).toBeUndefined();
});
