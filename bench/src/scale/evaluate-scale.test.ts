import { describe, expect, it } from 'vitest';
import { costOf, hitRates, missesOf, type ScaleFigures } from './evaluate-scale.ts';
import type { Round } from './measure-rounds.ts';

const [FEW_CORES, MANY_CORES] = [2, 16];

/** A round of ten seconds */
function round(instances: number, pages: number, siteSeconds: number, failures: string[] = []): Round {
	return {
		instances,
		pages,
		requests: pages * 3,
		seconds: 10,
		failures,
		cpu: { site: siteSeconds, api: 1, postgres: 0.5, proxy: 9 },
		sites: Array.from({ length: instances }, (_, index) => ({
			hits: 80 - index * 10,
			asked: 100,
			slotErrors: 0,
		})),
	};
}

function figures(rounds: Round[], content = { servedAfter: 900, oldUntil: 800 }): ScaleFigures {
	const visitors = { pages: 1, requests: 3, seconds: 1, failures: [] };
	return {
		rounds,
		consistency: { releases: [{ servedAfter: 400, oldUntil: 300 }], content: [content], visitors },
	};
}

describe('a bench of two instances', () => {
	it('passes where a page view costs about the same, on few cores', () => {
		expect(missesOf(figures([round(1, 1_000, 4), round(2, 1_000, 5)]), FEW_CORES)).toEqual([]);
	});

	it('fails there where it costs more than a quarter more', () => {
		expect(missesOf(figures([round(1, 1_000, 4), round(2, 1_000, 5.5)]), FEW_CORES)).toEqual([
			'A page view at two of each costs 1.27 times what it costs at one of each.',
		]);
	});

	it('fails on many cores where two answer less than 1.7 times as much, whatever it costs', () => {
		const rounds = [round(1, 1_000, 4), round(2, 1_600, 8)];
		expect(missesOf(figures(rounds), MANY_CORES)).toEqual([
			'Two of each answer 1.60 times as many pages as one of each.',
		]);
		expect(missesOf(figures([round(1, 1_000, 4), round(2, 1_700, 12)]), MANY_CORES)).toEqual([]);
	});

	it('fails where a request does', () => {
		const rounds = [round(1, 1_000, 4), round(2, 1_000, 4, ['page /nl/: 503, not 200'])];
		expect(missesOf(figures(rounds), FEW_CORES)).toEqual([
			'1 requests failed, such as: page /nl/: 503, not 200',
		]);
	});

	it.each([
		{ servedAfter: 2_100, oldUntil: 100 },
		{ servedAfter: 500, oldUntil: 2_100 },
	])('fails where an instance is two seconds behind: %o', (content) => {
		const rounds = [round(1, 1_000, 4), round(2, 1_000, 4)];
		expect(missesOf(figures(rounds, content), FEW_CORES)).toEqual([
			'An instance served a change of the content only after 2100 ms.',
		]);
	});

	it('sums rounds of the same number of instances, without the proxy', () => {
		const cost = costOf([round(1, 500, 2), round(1, 1_500, 6), round(2, 1, 1)], 1);
		expect(cost).toMatchObject({ pages: 2_000, pagesPerSecond: 100, cpu: { site: 4, api: 1 }, whole: 5.5 });
	});

	it('tells the share of hits for each instance', () => {
		expect(hitRates([round(1, 10, 1), round(2, 10, 1), round(2, 10, 1)], 2)).toEqual([0.8, 0.7]);
	});
});
