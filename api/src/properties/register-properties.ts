import type { Goal } from '@estate/shared-contract';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import { mapOf } from '../search/map-points.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import { countFound } from '../search/property-filter.ts';
import { suggest } from '../search/suggest/suggest.ts';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { KeptAnswers } from '../server/kept-answers.ts';
import { serve } from '../server/serve.ts';
import { Turns } from '../server/turns.ts';
import { readProperty } from './read-property.ts';
import { searchProperties } from './search-properties.ts';

const goalOf = (goal: '0' | '1' | 'any'): Goal | 'any' => (goal === 'any' ? goal : goal === '1' ? 1 : 0);

/** Of what somebody typed each word is looked up, up to thirty times: a hundredth of a second of all others, or a tenth. */
const TEXTS = { what: 'searches', atOnce: 6, ofOne: 4, waiting: 120, waitingOfOne: 40, longestMs: 8_000 };

const isTyped = (query: URLSearchParams): boolean =>
	[...query.getAll('search'), ...query.getAll('text')].some((text) => text !== '');

/** Search, live count, map and detail of properties. */
export function registerProperties(
	app: FastifyInstance,
	{ database: { db }, searchIndex }: SearchContext,
): void {
	const kept = new KeptAnswers();
	const texts = new Turns(TEXTS);
	const serveKept: typeof serve = (on, name, handler) =>
		serve(
			on,
			name,
			(input) => {
				const { search, request } = input;
				if (!isTyped(search)) return handler(input);
				const isGone = () => request.raw.socket.destroyed;
				return texts.run(() => handler(input), { client: networkOf(request.ip), isGone });
			},
			{ kept },
		);
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
