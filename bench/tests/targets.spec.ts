import { expect, test } from '@playwright/test';
import { memoryCourse, missedMemory, type Sample } from '../src/memory/judge-memory.ts';
import { distinctSearch } from '../src/throughput/distinct-search.ts';
import type { ThroughputFigures } from '../src/throughput/measure-throughput.ts';
import { missed } from '../src/throughput/targets.ts';

/** Ten minutes, of which the first five climb. */
const samplesOf = (site: (minute: number) => number): Sample[] =>
	Array.from({ length: 121 }, (_, index) => ({ atSeconds: index * 5, site: site(index / 12), api: 200 }));

test('memory is judged by the last five minutes: how high it stands, and whether it grows', () => {
	const settled = samplesOf((minute) => (minute < 5 ? 100 + minute * 60 : 400));
	const site = memoryCourse(settled, 'site');
	expect(site).toMatchObject({ mean: 400, highest: 400 });
	expect(site.growth).toBeCloseTo(0);
	const api = memoryCourse(settled, 'api');
	expect(missedMemory({ site, api, isEmbedded: true })).toEqual([]);
	const growing = memoryCourse(
		samplesOf((minute) => 100 + minute * 10),
		'site',
	);
	expect(growing.growth).toBeCloseTo(10);
	expect(missedMemory({ site: growing, api, isEmbedded: true })).toEqual([
		'site: grows by 10.0 MB a minute.',
	]);
	const large = { ...api, highest: 430 };
	expect(missedMemory({ site: large, api: large, isEmbedded: true })).toEqual([
		'site: 430 MB, at most 420 are meant.',
	]);
	expect(missedMemory({ site, api: large, isEmbedded: false })).toEqual([
		'api: 430 MB, at most 220 are meant.',
	]);
});

test('a target of throughput that is not reached is named', () => {
	const rate = (pages: number) => ({ pages, cpuMs: {} });
	const figures: ThroughputFigures = {
		composed: {
			br: { site: rate(100), monolith: rate(50) },
			identity: { site: rate(99), monolith: rate(50) },
		},
		cached: { site: rate(79), bare: rate(100) },
	};
	expect(missed(figures).map(({ what }) => what)).toEqual([
		'composed pages (identity), of the monolith’s',
		'cached pages, of a bare server’s',
	]);
});

test('no address of a composed page is asked for twice', () => {
	const next = distinctSearch('/nl/te-koop/');
	expect(new Set(Array.from({ length: 20_000 }, next)).size).toBe(20_000);
});
