import type { FastifyInstance } from 'fastify';
import { readSite } from '../content/site-settings.ts';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { serve } from '../server/serve.ts';
import { changeSubscription, type SubscriptionAction } from './change-subscription.ts';
import { asSubscription, readSubscription, type StoredSubscription } from './stored-subscription.ts';

export const ONE_CLICK_PATH = '/api/v1/subscriptions/:token/one-click';
const LARGEST_BODY = 1024;

/** The page that mails to subscribers lead to, and the address by which mail programs unsubscribe. */
export function registerSubscriptions(
	app: FastifyInstance,
	{ database: { db }, configuration, onMailQueued }: ApiContext,
): void {
	async function subscriptionOf(token: string): Promise<StoredSubscription> {
		const subscription = await readSubscription(db, await installationSecret(db), token);
		if (!subscription) throw notFound('subscription');
		return subscription;
	}
	async function change(token: string, action: SubscriptionAction): Promise<StoredSubscription> {
		const { configuration: site } = await readSite(db);
		const services = { site, configuration, secret: await installationSecret(db) };
		const changed = await changeSubscription(db, await subscriptionOf(token), action, services);
		if (action === 'confirm') onMailQueued();
		return changed;
	}

	serve(app, 'subscription', async ({ params }) => asSubscription(await subscriptionOf(params.token)), {
		isPrivate: true,
	});
	serve(app, 'changeSubscription', async ({ params, body }) =>
		asSubscription(await change(params.token, body.action)),
	);
	// Mail programs post a form, from anywhere, without cookies: the token alone counts.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, (_request, _body, done) =>
			done(null),
		);
		scope.post<{ Params: { token: string } }>(ONE_CLICK_PATH, async ({ params }) => {
			await change(params.token, 'end');
			return { ok: true };
		});
	});
}
