import type { Goal } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { keeping } from '../server/serve.ts';
import { readPlacePage } from './page/read-place-page.ts';
import { readCities, readNeighbourhoods, readTypes } from './read-places.ts';

/** Property types, cities and neighbourhoods. */
export function registerPlaces(
	app: FastifyInstance,
	{ database: { db }, searchIndex, kept }: SearchContext,
): void {
	const serveKept = keeping(kept);
	serveKept(app, 'types', async ({ reader }) => ({
		items: await readTypes(db, reader),
	}));
	serveKept(app, 'cities', async ({ query, reader, revision }) => {
		const goal = query.goal === undefined ? undefined : (Number(query.goal) as Goal);
		return { items: await readCities(db, await searchIndex.at(revision), goal, reader) };
	});
	serveKept(app, 'placePage', async ({ params: { place }, query: { goal, type }, reader, revision }) => {
		const ask = { place, type, goal: goal === '1' ? (1 as const) : (0 as const) };
		const page = await readPlacePage(db, await searchIndex.at(revision), ask, reader);
		if (!page) throw notFound('place');
		return page;
	});
	serveKept(app, 'neighbourhoods', async ({ reader }) => ({
		items: await readNeighbourhoods(db, reader),
	}));
}
