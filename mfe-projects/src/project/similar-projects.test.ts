import type { ProjectSummary } from '@estate/shared-contract';
import { sampleProjects } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { similarProjects } from './similar-projects.ts';

const [sample] = sampleProjects('nl');
const project = (ID: number, facts: Partial<ProjectSummary>): ProjectSummary => ({
	...sample!,
	ID,
	City: 'GENT',
	WebID: 2,
	PriceMin: 300_000,
	State: 'available',
	...facts,
});

it('similar projects are of the same city first, then of the same type, then near in price; never sold out', () => {
	const shown = project(1, { State: 'sold-out' });
	const all = [
		shown,
		project(2, { City: 'LIER', WebID: 1 }),
		project(3, { City: 'LIER', PriceMin: 500_000 }),
		project(4, { City: 'LIER', PriceMin: 310_000 }),
		project(5, { WebID: 1, PriceMin: 900_000 }),
		project(6, { State: 'sold-out' }),
	];
	expect(similarProjects(shown, all).map(({ ID }) => ID)).toEqual([5, 4, 3]);
});
