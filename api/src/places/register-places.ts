import type { FastifyInstance } from 'fastify';
import { readerOf } from '../content/site-settings.ts';
import type { ApiContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { readCities, readNeighbourhoods, readTypes } from './read-places.ts';

/** Property types, cities and neighbourhoods. */
export function registerPlaces(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'types', async ({ query }) => ({
		items: await readTypes(db, await readerOf(db, query.language)),
	}));
	serve(app, 'cities', async ({ query }) => ({
		items: await readCities(
			db,
			query.goal === undefined ? undefined : (Number(query.goal) as 0 | 1),
			await readerOf(db, query.language),
		),
	}));
	serve(app, 'neighbourhoods', async ({ query }) => ({
		items: await readNeighbourhoods(db, await readerOf(db, query.language)),
	}));
}
