import { type Language, type SavedSearchChange, savedSearchFilter } from '@estate/shared-contract';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Reader, readSite } from '../../content/site-settings.ts';
import { requireOwner } from '../../owners/session/require-owner.ts';
import type { Sessions } from '../../owners/session/sessions.ts';
import { readGazetteer } from '../../places/read-gazetteer.ts';
import type { SearchContext } from '../../server/context.ts';
import { HttpError, notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { serve } from '../../server/serve.ts';
import { type Limit, throttle } from '../../server/throttle.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import type { DescriptionSources } from '../description/describe-search.ts';
import { describeSearch } from '../description/describe-search.ts';
import { filterOf } from '../filter-of.ts';
import { askSearchesLink } from './ask-searches-link.ts';
import { type CriteriaChange, changeSavedSearch, isOfCriteria } from './change-saved-search.ts';
import { hasCriteria, keepCriteria } from './keep-criteria.ts';
import { chosenBy, forgetChosen, rememberChosen } from './search-change-cookie.ts';
import { hiddenAddress, readSearches, searchesPage } from './searches-of-address.ts';
import { readSearchesToken } from './searches-token.ts';

const OK = { ok: true as const };
const PRIVATE = { isPrivate: true };

/** Changes of one search: each of its criteria is announced to other systems. */
const CHANGE_LIMIT: Limit = { name: 'search-change', times: 120, windowSeconds: 3_600 };

/** A search in words, and the page on which somebody manages the searches of an address: by a mailed link, or logged in. */
export function registerSearchesPage(app: FastifyInstance, context: SearchContext, sessions: Sessions): void {
	const { typed } = context;
	const { db } = context.database;

	async function sources(revision: string, language: Language): Promise<DescriptionSources> {
		const { configuration: site } = await readSite(db);
		const index = await context.searchIndex.at(revision);
		const reader = new Reader(language, site.defaultLanguage, await readGazetteer(db));
		return { db, index, reader };
	}
	/** The address that the link of a mail was sent to. */
	async function addressOf(token: string): Promise<string> {
		const id = readSearchesToken(await installationSecret(db), token);
		const row =
			id === undefined
				? undefined
				: await db.selectFrom('subscription').select('email').where('id', '=', id).executeTakeFirst();
		if (!row) throw new HttpError(404, 'link-over', 'This link is not valid any more: ask for a new one.');
		return row.email;
	}
	async function searchOf(email: string, id: number): Promise<StoredSubscription> {
		const search = (await readSearches(db, email)).find((each) => each.id === id);
		if (!search) throw notFound('saved search of yours');
		return search;
	}
	/** Of criteria: to look for them, to give the search those that were found, or to leave it as it is. */
	async function changeCriteria(
		search: StoredSubscription,
		wanted: CriteriaChange,
		{ reply, token }: { reply: FastifyReply; token: string | undefined },
	): Promise<void> {
		if (wanted.action === 'choose-criteria') {
			if (!hasCriteria(search)) throw notFound('search of yours that is on');
			return rememberChosen(reply, { id: search.id, token });
		}
		if (wanted.action === 'keep-criteria') await keepCriteria(context, search, wanted.search);
		forgetChosen(reply);
	}
	async function change(
		email: string,
		{ id, token }: { id: number; token?: string },
		wanted: SavedSearchChange,
		reply: FastifyReply,
	): Promise<void> {
		const search = await searchOf(email, id);
		await throttle(db, CHANGE_LIMIT, String(search.id));
		if (isOfCriteria(wanted)) return changeCriteria(search, wanted, { reply, token });
		const { configuration: site } = await readSite(db);
		const { configuration } = context;
		await changeSavedSearch(db, search, wanted, {
			site,
			configuration,
			secret: await installationSecret(db),
		});
	}

	serve(app, 'describeSearch', (input) =>
		typed.run(input, async () => {
			const { query, search, revision } = input;
			const hidesText = query.text === 'hidden';
			const filter = filterOf({ query: search.toString(), goal: Number(query.goal) });
			return describeSearch({ ...(await sources(revision, query.language)), hidesText }, filter);
		}),
	);
	serve(app, 'askSavedSearches', async ({ body, request }) => {
		await askSearchesLink(context, { ...body, network: networkOf(request.ip) });
		return OK;
	});
	serve(
		app,
		'savedSearches',
		async ({ params, query, revision }) => {
			const email = await addressOf(params.token);
			const page = await sources(revision, query.language);
			return searchesPage(page, hiddenAddress(email), await readSearches(db, email));
		},
		PRIVATE,
	);
	serve(app, 'changeSavedSearch', async ({ params, body, reply }) => {
		await change(await addressOf(params.token), params, body, reply);
		return OK;
	});
	serve(
		app,
		'ownSavedSearches',
		async ({ request, query, revision }) => {
			const { email } = await requireOwner(sessions, request);
			return searchesPage(await sources(revision, query.language), email, await readSearches(db, email));
		},
		PRIVATE,
	);
	serve(app, 'changeOwnSavedSearch', async ({ request, params, body, reply }) => {
		const { email } = await requireOwner(sessions, request);
		await change(email, params, body, reply);
		return OK;
	});
	serve(
		app,
		'searchChange',
		async ({ request, query, revision }) => {
			const chosen = chosenBy(request);
			if (!chosen) throw notFound('search that is being changed');
			const { id, token } = chosen;
			const email =
				token === undefined ? (await requireOwner(sessions, request)).email : await addressOf(token);
			const stored = await searchOf(email, id);
			if (!hasCriteria(stored)) throw notFound('search of yours that is on');
			const page = await sources(revision, query.language);
			const [search] = (await searchesPage(page, '', [stored])).items;
			if (!search) throw notFound('saved search of yours');
			const criteria = await describeSearch(page, savedSearchFilter(query.search));
			return { search, criteria, ...(token === undefined ? {} : { token }) };
		},
		PRIVATE,
	);
}
