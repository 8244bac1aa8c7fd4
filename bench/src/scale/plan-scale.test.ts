import { expect, it } from 'vitest';
import { planFor } from './plan-scale.ts';

const facts = {
	visitors: 1_000,
	secondsPerPage: 20,
	cpu: { site: 6, api: 2, postgres: 1, proxy: 1 },
	memory: { site: 600, api: 300 },
	databaseConnections: 10,
};

it('takes two of each where one would do: one is replaced while the other answers', () => {
	expect(planFor(facts)).toEqual({
		visitors: 1_000,
		pagesPerSecond: 50,
		cores: { site: 0.3, api: 0.1, postgres: 0.05 },
		sites: 2,
		apis: 2,
		postgresCores: 1,
		memory: 1_800,
		connections: 20,
	});
});

it('takes as many as keep four tenths of a core free, of each by its own cost', () => {
	const plan = planFor({ ...facts, visitors: 10_000 });
	expect(plan).toMatchObject({ pagesPerSecond: 500, sites: 5, apis: 2, postgresCores: 1 });
	expect(plan.memory).toBe(5 * 600 + 2 * 300);
});
