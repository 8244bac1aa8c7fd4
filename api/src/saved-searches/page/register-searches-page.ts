import type { Language } from '@estate/shared-contract';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import { Reader, readSite } from '../../content/site-settings.ts';
import { requireOwner } from '../../owners/session/require-owner.ts';
import type { Sessions } from '../../owners/session/sessions.ts';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import type { SearchContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { serve } from '../../server/serve.ts';
import { type DescriptionSources, describeSearch } from '../description/describe-search.ts';
import { filterOf } from '../filter-of.ts';
import { applySearchChange } from './apply-search-change.ts';
import { askSearchesLink } from './ask-searches-link.ts';
import { addressOfLink, findSearch } from './find-search.ts';
import { readSearchChange } from './read-search-change.ts';
import { chosenBy } from './search-change-cookie.ts';
import { hiddenAddress, readSearches, searchesPage } from './searches-of-address.ts';

const OK = { ok: true as const };
const PRIVATE = { isPrivate: true };

async function sourcesOf(
	{ database: { db }, searchIndex }: SearchContext,
	revision: string,
	language: Language,
): Promise<DescriptionSources> {
	const { configuration: site } = await readSite(db);
	const index = await searchIndex.at(revision);
	return { db, index, reader: new Reader(language, site.defaultLanguage, await readGazetteer(db)) };
}

/** The page on which somebody manages the searches of an address, by a mailed link. */
function registerByLink(app: FastifyInstance, context: SearchContext): void {
	const { db } = context.database;
	serve(app, 'askSavedSearches', async ({ body, request }) => {
		await askSearchesLink(context, { ...body, network: networkOf(request.ip) });
		return OK;
	});
	serve(
		app,
		'savedSearches',
		async ({ params, query, revision }) => {
			const email = await addressOfLink(db, params.token);
			const sources = await sourcesOf(context, revision, query.language);
			return searchesPage(sources, hiddenAddress(email), await readSearches(db, email));
		},
		PRIVATE,
	);
	serve(app, 'changeSavedSearch', async ({ params, body, reply }) => {
		const email = await addressOfLink(db, params.token);
		await applySearchChange(context, { ...params, email, wanted: body }, reply);
		return OK;
	});
}

/** The same page of who is logged in. */
function registerByLogin(app: FastifyInstance, context: SearchContext, sessions: Sessions): void {
	const { db } = context.database;
	serve(
		app,
		'ownSavedSearches',
		async ({ request, query, revision }) => {
			const { email } = await requireOwner(sessions, request);
			const sources = await sourcesOf(context, revision, query.language);
			return searchesPage(sources, email, await readSearches(db, email));
		},
		PRIVATE,
	);
	serve(app, 'changeOwnSavedSearch', async ({ request, params, body, reply }) => {
		const { email } = await requireOwner(sessions, request);
		await applySearchChange(context, { email, id: params.id, wanted: body }, reply);
		return OK;
	});
}

/** A search in words, and the page on which somebody manages the searches of an address: by a mailed link, or logged in. */
export function registerSearchesPage(app: FastifyInstance, context: SearchContext, sessions: Sessions): void {
	const { typed } = context;
	const { db } = context.database;
	serve(app, 'describeSearch', (input) =>
		typed.run(input, async () => {
			const { query, search, revision } = input;
			const hidesText = query.text === 'hidden';
			const filter = filterOf({ query: search.toString(), goal: Number(query.goal) });
			return describeSearch({ ...(await sourcesOf(context, revision, query.language)), hidesText }, filter);
		}),
	);
	registerByLink(app, context);
	registerByLogin(app, context, sessions);
	serve(
		app,
		'searchChange',
		async ({ request, query, revision }) => {
			const chosen = chosenBy(request);
			if (!chosen) throw notFound('search that is being changed');
			const { id, token } = chosen;
			const email =
				token === undefined ? (await requireOwner(sessions, request)).email : await addressOfLink(db, token);
			const sources = await sourcesOf(context, revision, query.language);
			const change = await readSearchChange(sources, await findSearch(db, email, id), query.search);
			return { ...change, ...(token === undefined ? {} : { token }) };
		},
		PRIVATE,
	);
}
