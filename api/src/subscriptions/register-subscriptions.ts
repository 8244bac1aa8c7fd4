import type { Language } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { Reader, readSite } from '../content/site-settings.ts';
import { readGazetteer } from '../places/read-gazetteer.ts';
import { describeSearch } from '../saved-searches/description/describe-search.ts';
import { hidesText } from '../saved-searches/description/hides-text.ts';
import { filterOf } from '../saved-searches/filter-of.ts';
import {
	ASKED_LINK_SECONDS,
	MAIL_LINK_SECONDS,
	searchesToken,
} from '../saved-searches/page/searches-token.ts';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { serve } from '../server/serve.ts';
import { changeSubscription, type SubscriptionAction } from './change-subscription.ts';
import { asSubscription, readSubscription, type StoredSubscription } from './stored-subscription.ts';

export const ONE_CLICK_PATH = '/api/v1/subscriptions/:token/one-click';
const LARGEST_BODY_BYTES = 1024;

/** The link of an old mail opens the one search that it is about, and no more. */
const managesAll = ({ kind, status, created_at }: StoredSubscription) =>
	kind !== 'newsletter' &&
	status !== 'unconfirmed' &&
	created_at.getTime() > Date.now() - MAIL_LINK_SECONDS * 1_000;

/** The page that mails to subscribers lead to, and the address by which mail programs unsubscribe. */
export function registerSubscriptions(
	app: FastifyInstance,
	{ database: { db }, configuration, onMailQueued, searchIndex }: SearchContext,
): void {
	async function subscriptionOf(token: string): Promise<StoredSubscription> {
		const subscription = await readSubscription(db, await installationSecret(db), token);
		if (!subscription) throw notFound('subscription');
		return subscription;
	}
	async function change(
		token: string,
		action: SubscriptionAction,
		password?: string,
	): Promise<StoredSubscription> {
		const { configuration: site } = await readSite(db);
		const services = { site, configuration, secret: await installationSecret(db) };
		const changed = await changeSubscription(db, await subscriptionOf(token), action, services, password);
		if (action === 'confirm') onMailQueued();
		return changed;
	}

	/** The search in words, where it has one. */
	async function descriptionOf(subscription: StoredSubscription, language: Language, revision: string) {
		if (subscription.kind === 'newsletter') return undefined;
		const { configuration: site } = await readSite(db);
		const index = await searchIndex.at(revision);
		const reader = new Reader(language, site.defaultLanguage, await readGazetteer(db));
		return describeSearch({ db, index, reader, hidesText: hidesText(subscription) }, filterOf(subscription));
	}

	serve(
		app,
		'subscription',
		async ({ params, query, revision }) => {
			const subscription = await subscriptionOf(params.token);
			const description = query.language && (await descriptionOf(subscription, query.language, revision));
			const manage = managesAll(subscription)
				? searchesToken(await installationSecret(db), subscription.id, ASKED_LINK_SECONDS)
				: undefined;
			return {
				...asSubscription(subscription),
				...(description ? { description } : {}),
				...(manage ? { manage } : {}),
			};
		},
		{ isPrivate: true },
	);
	serve(app, 'changeSubscription', async ({ params, body }) =>
		asSubscription(await change(params.token, body.action, body.password)),
	);
	// Mail programs post a form, from anywhere, without cookies: the token alone counts.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser(
			'*',
			{ parseAs: 'string', bodyLimit: LARGEST_BODY_BYTES },
			(_request, _body, done) => done(null),
		);
		scope.post<{ Params: { token: string } }>(ONE_CLICK_PATH, async ({ params }) => {
			await change(params.token, 'end');
			return { ok: true };
		});
	});
}
