import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { readCities, readNeighbourhoods, readTypes } from './read-places.ts';

/** Property types, cities and neighbourhoods. */
export function registerPlaces(app: FastifyInstance, { database: { db } }: ApiContext): void {
	serve(app, 'types', async ({ reader }) => ({
		items: await readTypes(db, reader),
	}));
	serve(app, 'cities', async ({ query, reader }) => ({
		items: await readCities(db, query.goal === undefined ? undefined : (Number(query.goal) as 0 | 1), reader),
	}));
	serve(app, 'neighbourhoods', async ({ reader }) => ({
		items: await readNeighbourhoods(db, reader),
	}));
}
