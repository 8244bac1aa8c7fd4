import type { SavedSearchChange } from '@estate/shared-contract';
import type { FastifyReply } from 'fastify';
import { readSite } from '../../content/site-settings.ts';
import type { SearchContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { type Limit, throttle } from '../../server/throttle.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import { type CriteriaChange, changeSavedSearch, isOfCriteria } from './change-saved-search.ts';
import { findSearch } from './find-search.ts';
import { hasCriteria, keepCriteria } from './keep-criteria.ts';
import { forgetChosen, rememberChosen } from './search-change-cookie.ts';

/** Changes of one search: each of its criteria is announced to other systems. */
const CHANGE_LIMIT: Limit = { name: 'search-change', times: 120, windowSeconds: 3_600 };

/** A change of a saved search, and who asks for it. */
interface AskedChange {
	email: string;
	id: number;
	/** The link by which the visitor came; undefined where it was by the log-in */
	token?: string;
	wanted: SavedSearchChange;
}

/** Of criteria: to look for them, to give the search those that were found, or to leave it as it is. */
async function changeCriteria(
	context: SearchContext,
	search: StoredSubscription,
	{ wanted, token, reply }: { wanted: CriteriaChange; token: string | undefined; reply: FastifyReply },
): Promise<void> {
	if (wanted.action === 'choose-criteria') {
		if (!hasCriteria(search)) throw notFound('search of yours that is on');
		return rememberChosen(reply, { id: search.id, token });
	}
	if (wanted.action === 'keep-criteria') await keepCriteria(context, search, wanted.search);
	forgetChosen(reply);
}

/** Does what the page of saved searches asks of one of an address. Throws 404 where the address has no such search, 429 after too many. */
export async function applySearchChange(
	context: SearchContext,
	{ email, id, token, wanted }: AskedChange,
	reply: FastifyReply,
): Promise<void> {
	const { configuration, database } = context;
	const { db } = database;
	const search = await findSearch(db, email, id);
	await throttle(db, CHANGE_LIMIT, String(search.id));
	if (isOfCriteria(wanted)) return changeCriteria(context, search, { wanted, token, reply });
	const { configuration: site } = await readSite(db);
	const services = { site, configuration, secret: await installationSecret(db) };
	await changeSavedSearch(db, search, wanted, services);
}
