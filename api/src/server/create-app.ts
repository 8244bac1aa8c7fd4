import path from 'node:path';
import { Drain } from '@estate/shared-contract/drain';
import { REQUEST_ID_HEADER } from '@estate/shared-contract/request-id';
import { traceRequests } from '@estate/telemetry';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import Fastify, { type FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { registerActions } from '../actions/register-actions.ts';
import { registerAppointments } from '../appointments/register-appointments.ts';
import { registerCaptcha } from '../captcha/register-captcha.ts';
import { registerContent } from '../content/register-content.ts';
import { registerDownloads } from '../content/register-downloads.ts';
import { startDaily } from '../daily/start-daily.ts';
import { registerSentDocuments } from '../documents/register-documents.ts';
import { registerIndexable } from '../indexable/register-indexable.ts';
import { registerKept } from '../kept/register-kept.ts';
import { registerMedia } from '../media/index.ts';
import { startExpiry } from '../offers/start-expiry.ts';
import { startReminders } from '../owners/documents/start-reminders.ts';
import { startDigests } from '../owners/notifications/digest/start-digests.ts';
import { registerOwners } from '../owners/register-owners.ts';
import { Sessions } from '../owners/session/sessions.ts';
import { registerPlaces } from '../places/register-places.ts';
import { registerProjects } from '../projects/register-projects.ts';
import { registerProperties } from '../properties/register-properties.ts';
import { registerRequests } from '../requests/register-requests.ts';
import { registerSearchesPage } from '../saved-searches/page/register-searches-page.ts';
import { registerSavedSearches } from '../saved-searches/register-saved-searches.ts';
import { CurrentIndex } from '../search/current-index.ts';
import { TypedSearches } from '../search/typed-searches.ts';
import { registerSubscriptions } from '../subscriptions/register-subscriptions.ts';
import { registerUploads } from '../uploads/register-uploads.ts';
import { registerViews } from '../views/register-views.ts';
import { startWebhooks } from '../webhooks/start-webhooks.ts';
import { AnswersByRevision } from './answers-by-revision.ts';
import { beginApart } from './begin-apart.ts';
import { setCacheHeaders } from './cache-headers.ts';
import { cleanInput } from './clean-input.ts';
import type { ApiContext, SearchContext } from './context.ts';
import { handleErrors, InvalidInput } from './handle-errors.ts';
import { describeRoutes, serveDescription } from './openapi.ts';
import { refuseUnclearHost } from './refuse-unclear-host.ts';
import { registerHealth } from './register-health.ts';
import { requireSameSite } from './require-same-site.ts';
import { serialiserOf } from './response-schema.ts';
import { serverOptions } from './server-options.ts';

declare module 'fastify' {
	interface FastifyInstance {
		drain: Drain;
	}
}

/** Room for a search text of 10,000 characters, of which the search reads the beginning. */
const LONGEST_ADDRESS = 12_000;

/** The api as a Fastify server that does not listen yet. The database must be migrated. */
export async function createApp(context: ApiContext): Promise<FastifyInstance> {
	const { configuration } = context;
	const app = Fastify(serverOptions(configuration));
	app.setValidatorCompiler(({ schema }) => (data) => {
		const result = (schema as unknown as z.ZodType).safeParse(data ?? undefined, { reportInput: true });
		return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
	});
	app.setSerializerCompiler<object>(serialiserOf);
	// The site says which trace its requests belong to, and lets no visitor say so.
	traceRequests(app, { trusts: () => true, skips: (path) => path === '/healthz' });
	context.metrics?.requests.watch(app);
	app.decorate('drain', new Drain(app.server));
	app.addHook('onRequest', async (request, reply) => {
		reply.header(REQUEST_ID_HEADER, request.id);
		if (request.url.length > LONGEST_ADDRESS)
			throw Object.assign(new Error('address too long'), { statusCode: 414 });
	});
	beginApart(app);
	app.decorate('requireSameSite', requireSameSite(configuration.SITE_URL));
	refuseUnclearHost(app);
	cleanInput(app);
	handleErrors(app);
	setCacheHeaders(app, context);
	await app.register(cookie);
	await app.register(etag);
	await describeRoutes(app);

	let isAwake = false;
	registerHealth(app, context, () => isAwake);
	registerMedia(app, { mediaDir: path.join(configuration.DATA_DIR, 'media') });
	registerDownloads(app, context);
	const searching: SearchContext = {
		...context,
		searchIndex: new CurrentIndex(context.database.db),
		typed: new TypedSearches(),
		kept: new AnswersByRevision(),
	};
	// Before the first visitor asks. A failure is that of the first search as well, which reports it.
	const awaken = () =>
		searching.searchIndex
			.at('0')
			.catch(() => {})
			.finally(() => {
				isAwake = true;
			});
	app.addHook('onListen', async () => void awaken());
	registerContent(app, searching);
	registerIndexable(app, searching);
	registerPlaces(app, searching);
	registerProperties(app, searching);
	registerProjects(app, searching);
	registerCaptcha(app, context);
	registerUploads(app, context);
	registerRequests(app, searching);
	registerAppointments(app, context);
	registerSentDocuments(app, context);
	registerSubscriptions(app, searching);
	registerSavedSearches(app, searching);
	registerOwners(app, searching);
	const sessions = new Sessions(context.database.db, configuration);
	registerSearchesPage(app, searching, sessions);
	registerKept(app, context, sessions);
	registerViews(app, context);
	registerActions(app, context);
	startWebhooks(app, context);
	startDaily(app, context);
	startReminders(app, context);
	startExpiry(app, context);
	startDigests(app, context);
	await serveDescription(app);
	return app;
}
