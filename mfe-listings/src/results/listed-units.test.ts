import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import type { PropertySummary } from '@estate/shared-contract';
import { sampleProperties, searchProperties } from '@estate/shared-contract/samples';
import { beforeEach, describe, expect, it } from 'vitest';
import resultsSlot from '../slots/results.tsx';

const api = await sampleApi();
const [home] = sampleProperties('nl');

const unit = (ID: number, changes: Partial<PropertySummary['Unit']> = {}): PropertySummary => ({
	...home!,
	ID: -ID,
	ProjectID: 14,
	TypeDescription: 'Park Leie',
	Unit: {
		ID,
		Name: `Appartement ${ID}`,
		Slugs: { nl: `appartement-${ID}` },
		ProjectName: 'Park Leie',
		ProjectSlugs: { nl: { city: 'gent', slug: 'park-leie' } },
		...changes,
	},
});

describe('units of projects in a list', () => {
	beforeEach(() =>
		api.answer('properties', ({ query }) => ({
			status: 200,
			body: {
				...searchProperties(query, 'nl'),
				items: [unit(2, { Group: { Count: 6, PriceFrom: 259_000 } }), unit(9)],
				total: 7,
				pageCount: 1,
			},
		})),
	);
	const list = async (url: string) => page((await renderSlot(resultsSlot, { url })).response.html);

	it('are asked for as groups, in rows with a piece of the description', async () => {
		await list('/nl/te-koop/?view=list');
		const { query } = api.calls.find(({ name }) => name === 'properties') ?? {};
		expect([query?.get('units'), query?.get('excerpt')]).toEqual(['grouped', 'yes']);
	});

	it('say how many of a project were found; a single one says what it is', async () => {
		const [group, single] = (await list('/nl/te-koop/')).querySelectorAll('article');
		expect(group?.textContent).toContain('6 passende wooneenheden');
		expect(group?.textContent).toContain('Nieuwbouw');
		expect(single?.textContent).not.toContain('passende');
	});

	it('can be kept as a favourite and compared, but several of them cannot', async () => {
		const [group, single] = (await list('/nl/te-koop/')).querySelectorAll('article');
		expect(group?.querySelectorAll('button')).toHaveLength(0);
		expect(single?.querySelectorAll('button')).toHaveLength(2);
	});
});
