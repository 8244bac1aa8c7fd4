import type { Goal } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { mapOf } from '../search/map-points.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import { countFound } from '../search/property-filter.ts';
import { suggest } from '../search/suggest/suggest.ts';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { serve } from '../server/serve.ts';
import { readProperty } from './read-property.ts';
import { searchProperties } from './search-properties.ts';

const goalOf = (goal: '0' | '1' | 'any'): Goal | 'any' => (goal === 'any' ? goal : goal === '1' ? 1 : 0);

/** Search, live count, map and detail of properties. */
export function registerProperties(
	app: FastifyInstance,
	{ database: { db }, searchIndex, typed, kept }: SearchContext,
): void {
	const serveKept: typeof serve = (on, name, handler) =>
		serve(on, name, (input) => typed.run(input, () => handler(input)), { kept });
	serveKept(app, 'properties', async ({ query, search, reader, revision }) => {
		const index = await searchIndex.at(revision);
		const asked = await prepareSearch(db, index, search, goalOf(query.goal));
		return searchProperties(db, index, { ...asked, units: query.units }, reader, query);
	});
	serveKept(app, 'propertyCount', async ({ query, search, revision }) => {
		const index = await searchIndex.at(revision);
		const asked = await prepareSearch(db, index, search, goalOf(query.goal));
		return { total: countFound(index, { ...asked, units: query.units }) };
	});
	serveKept(app, 'propertyMap', async ({ query, search, revision }) => {
		const index = await searchIndex.at(revision);
		const asked = await prepareSearch(db, index, search, goalOf(query.goal));
		return mapOf(index, { ...asked, units: query.units });
	});
	serveKept(app, 'suggestions', async ({ query, reader, revision }) => {
		const index = await searchIndex.at(revision);
		return { items: await suggest(db, index, query.text, query.goal === '1' ? 1 : 0, reader) };
	});
	serveKept(app, 'property', async ({ params, search, reader, revision }) => {
		const answer = await readProperty(db, await searchIndex.at(revision), params.id, search, reader);
		if (!answer) throw notFound('property');
		return answer;
	});
}
