import type { Goal } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { cityCounts } from '../search/city-counts.ts';
import type { SearchContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { readCities, readNeighbourhoods, readTypes } from './read-places.ts';

/** Property types, cities and neighbourhoods. */
export function registerPlaces(app: FastifyInstance, { database: { db }, searchIndex }: SearchContext): void {
	serve(app, 'types', async ({ reader }) => ({
		items: await readTypes(db, reader),
	}));
	serve(app, 'cities', async ({ query, reader, revision }) => {
		const goal = query.goal === undefined ? undefined : (Number(query.goal) as Goal);
		return { items: await readCities(db, goal, cityCounts(await searchIndex.at(revision), goal), reader) };
	});
	serve(app, 'neighbourhoods', async ({ reader }) => ({
		items: await readNeighbourhoods(db, reader),
	}));
}
