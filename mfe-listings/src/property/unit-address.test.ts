import { emptySearch, type ListedUnit } from '@estate/shared-contract';
import { expect, it } from 'vitest';
import { unitHref, unitsOfSearch } from './unit-address.ts';

const UNIT: ListedUnit = {
	ID: 1402,
	Name: 'Appartement 2',
	Slugs: { nl: 'appartement-2' },
	ProjectName: 'Park Leie',
	ProjectSlugs: { nl: { city: 'gent', slug: 'park-leie' } },
};
const href = (route: string, params?: Record<string, string | number>) =>
	`${route}/${Object.values(params ?? {}).join('/')}`;

it('a unit leads to its own page, several to their project', () => {
	expect(unitHref(UNIT, 14, href, 'nl')).toBe('projects.project-unit/gent/park-leie/14/appartement-2/1402');
	expect(unitHref(UNIT, 14, href, 'fr')).toBe('projects.project-unit/gent/park-leie/14/appartement-2/1402');
	const group = { ...UNIT, Group: { Count: 3 } };
	expect(unitHref(group, 14, href, 'nl')).toBe('projects.project-detail/gent/park-leie/14');
});

it('several units take what their table understands of the search along', () => {
	expect(unitsOfSearch(emptySearch(0))).toBe('#units');
	const search = { ...emptySearch(0), types: [2], rooms: { bedrooms: 2, toilets: 1 }, hideSold: true };
	expect(unitsOfSearch({ ...search, price: { min: 0, max: 400_000 } })).toBe(
		'?type=2&bedrooms=2&price=0-400000&state=available#units',
	);
	expect(unitsOfSearch({ ...search, types: [1, 2], hideSold: false })).toBe('?bedrooms=2#units');
});
