import type { ProjectDetail, UnitDetail } from '@estate/shared-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedProject } from '../import/feed/project.schema.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';

type FeedUnit = FeedProject['units'][number];

const unit = (ID: number, facts: Partial<FeedUnit>): FeedUnit => ({
	ID,
	Name: { nl: `Appartement ${ID}`, fr: `Appartement ${ID}`, en: `Apartment ${ID}` },
	WebID: 2,
	PublishPrice: true,
	State: 'available',
	Description: { nl: '<p>Licht</p>' },
	pictures: [],
	...facts,
});

const PROJECT: FeedProject = {
	kind: 'project',
	ID: 14,
	Goal: 0,
	Name: { nl: 'Park Leie', fr: 'Parc de la Lys' },
	City: 'Gent',
	Zip: '9000',
	WebID: 2,
	PriceMin: 259_000,
	PublicAddress: false,
	Street: 'Geheimstraat',
	CountryID: 10,
	CountryName: { nl: 'België' },
	State: 'available',
	Description: { nl: '<p>Wonen</p>' },
	NeighbourhoodID: 5,
	pictures: [],
	documents: [],
	units: [
		unit(1401, {
			SurfaceLiving: 70,
			Bedrooms: 2,
			Price: 259_000,
			Heating: { nl: 'Warmtepomp', fr: 'Pompe à chaleur' },
		}),
		unit(1402, { SurfaceLiving: 90, Bedrooms: 3, Price: 288_777, PublishPrice: false }),
		unit(1403, { SurfaceLiving: 72, Bedrooms: 2, Price: 270_000 }),
		unit(1404, { SurfaceLiving: 71, Bedrooms: 2, Price: 265_000, State: 'sold' }),
	],
};

describe('a project', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			{
				kind: 'neighbourhood',
				ID: 5,
				Name: 'Rabot',
				Title: { nl: 'Wonen aan het Rabot' },
				Subtitle: { nl: 'Water en parken' },
				Description: { nl: '<p>Dichtbij</p>' },
				Coordinates: [],
				pictures: [],
			},
			PROJECT,
		]);
	});
	afterAll(() => api.close());

	const read = async <Answer>(path: string): Promise<Answer> =>
		(await api.app.inject(`/api/v1/${path}`)).json();

	it('counts its units by type and names the neighbourhood that it lies in', async () => {
		const project = await read<ProjectDetail>('projects/14?language=nl');
		expect(project).toMatchObject({ UnitCount: 4, UnitsSold: 1, WebIDName: expect.stringMatching(/\(4\)$/) });
		expect(project.Neighbourhood).toMatchObject({ ID: 5, Title: 'Wonen aan het Rabot' });
	});

	it.each(['projects?', 'projects/14?', 'units/1401?', 'units/1402?'])(
		'keeps a hidden price and street out of %s',
		async (path) => {
			const { body, statusCode } = await api.app.inject(`/api/v1/${path}language=nl`);
			expect(statusCode).toBe(200);
			expect(body).not.toMatch(/288777|Geheimstraat/);
		},
	);

	it('gives the facts of a unit in the language of the reader, the words as well', async () => {
		const { Facts, Unit } = await read<UnitDetail>('units/1401?language=fr');
		expect(Facts).toMatchObject({ Heating: 'Pompe à chaleur', Bedrooms: 2, SurfaceLiving: 70, Zip: '9000' });
		expect(Unit).toMatchObject({ Name: 'Appartement 1401', Price: 259_000 });
	});

	it('shows other units that are still to be had, the most alike in size first', async () => {
		const { Others } = await read<UnitDetail>('units/1401?language=nl');
		expect(Others.map(({ ID }) => ID)).toEqual([1403, 1402]);
	});

	it('does not know a unit that does not exist', async () => {
		expect((await api.app.inject('/api/v1/units/99?language=nl')).statusCode).toBe(404);
	});
});
