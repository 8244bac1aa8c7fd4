import { isOwnRequest } from '@estate/shared-contract/own-request';
import { withoutSecrets } from '@estate/shared-contract/without-secrets';
import { spanOf } from '@estate/telemetry';
import { nameRoute } from '@estate/telemetry/metrics';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalReason } from '../../page/view/error-page-model.ts';
import type { ViewTokens } from '../releases/health/view-tokens.ts';
import { overrideAnswer } from '../releases/override/override-answer.ts';
import { hasOverrideCookie } from '../releases/override/override-cookie.ts';
import type { VisitorSites } from '../releases/override/visitor-sites.ts';
import { rolloutAnswer } from '../releases/rollout/rollout-answer.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { Answer } from './answer.ts';
import type { CacheOutcome } from './answer-cache.ts';
import { answerPage } from './answer-page.ts';
import { failureAnswer, refusalAnswer } from './error-answers.ts';
import { FORM_LIMIT_BYTES } from './intake/intake-limits.ts';
import { MULTIPART_LIMITS, MULTIPART_SETTINGS, readMultipartForm } from './multipart-form.ts';
import { noSuchFile } from './no-such-file.ts';
import type { PageContext } from './page-context.ts';
import { pageRequest } from './page-request.ts';
import { sendAnswer } from './send-answer.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** Path without query and without the tokens of mailed links: anyone who has one may do what it is for. */
const loggedPath = (url = '') => withoutSecrets(url.split('?')[0] ?? '');

export interface PageRouteSettings {
	context: PageContext;
	live: LiveSite;
	sites: VisitorSites;
	metrics: SiteMetrics;
	tokens: ViewTokens;
}

/** Reads the form of a post into the request's body. Returns why it is refused, if so. */
async function readPostedForm(
	request: FastifyRequest,
	{ siteUrl, renderer: { apiUrl, pulse } }: PageContext,
): Promise<RefusalReason | undefined> {
	if (!isOwnRequest(request.headers, siteUrl)) return 'foreign-form';
	if (request.isMultipart()) {
		const headers = pageRequest(request).personalHeaders;
		request.body = await readMultipartForm(request, { apiUrl, pulse, headers });
	}
	if (!Array.isArray(request.body)) return 'bad-form';
	// What is posted may be shown again field by field: of 64 KB of empty ones that is a page of a megabyte.
	return request.body.length > MULTIPART_LIMITS.parts ? 'large-form' : undefined;
}

type RequestError = Error & { statusCode?: number; code?: string };

/** Why a posted form is refused; undefined for an error that is the site's own. */
function refusalOf({ code, statusCode }: RequestError): RefusalReason | undefined {
	if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return 'large-form';
	if (code?.startsWith('FST_ERR_CTP') || statusCode === 400 || statusCode === 406) return 'bad-form';
	return undefined;
}

/** The view's token and its trace, for the browser's reports. */
function serverTiming(request: FastifyRequest, tokens: PageRouteSettings['tokens']): string {
	const { traceparent } = spanOf(request) ?? {};
	const token = tokens.header(traceparent);
	return traceparent ? `${token}, traceparent;desc="${traceparent}"` : token;
}

/** Every other address: pages by GET and HEAD, plain forms by POST, and nothing else. */
export async function registerPageRoutes(
	app: FastifyInstance,
	{ context: shared, live, sites, metrics, tokens }: PageRouteSettings,
): Promise<void> {
	app.removeAllContentTypeParsers();
	await app.register(formbody, {
		bodyLimit: FORM_LIMIT_BYTES,
		parser: (text) => [...new URLSearchParams(text)] as unknown as Record<string, unknown>,
	});
	await app.register(multipart, MULTIPART_SETTINGS);

	/** The same context, with the site as this visitor gets it */
	async function contextOf({ headers: { cookie } }: FastifyRequest): Promise<PageContext> {
		return { ...shared, live: await sites.of(cookie) };
	}

	function send(
		request: FastifyRequest,
		reply: FastifyReply,
		answer: Answer,
		cache: CacheOutcome | 'none',
		route?: string,
	) {
		const { status } = answer;
		metrics.requests.inc({ status, cache });
		// The route's pattern alone: an address has what somebody looked for.
		request.log.debug({ status, cache, route, milliseconds: Math.round(reply.elapsedTime) }, 'page');
		// Not in the document: that stays the same for everybody, and in the site's own cache.
		if (answer.body) reply.header('server-timing', serverTiming(request, tokens));
		const { cookie } = request.headers;
		const own = rolloutAnswer(answer, live.canaries.length > 0, cookie);
		return sendAnswer(request, reply, hasOverrideCookie(cookie) ? overrideAnswer(own) : own);
	}

	async function refuse(request: FastifyRequest, reply: FastifyReply, reason: RefusalReason) {
		const context = await contextOf(request);
		return send(request, reply, refusalAnswer(context, pageRequest(request), reason), 'none');
	}

	app.route({
		method: ['GET', 'HEAD', 'POST'],
		url: '/*',
		async handler(request, reply) {
			const refusal = request.method === 'POST' ? await readPostedForm(request, shared) : undefined;
			if (refusal) return refuse(request, reply, refusal);
			const context = await contextOf(request);
			const { answer, cache: outcome, route } = await answerPage(context, pageRequest(request));
			if (route) nameRoute(request, route);
			spanOf(request)?.set({ 'estate.cache': outcome });
			reply.header('x-cache', outcome);
			return send(request, reply, answer, outcome, route);
		},
	});

	// Reached by other methods, and by files that are not there.
	app.setNotFoundHandler((request, reply) =>
		request.raw.url?.startsWith('/-/') && request.method === 'GET'
			? noSuchFile(reply)
			: refuse(request, reply, 'method'),
	);
	app.setErrorHandler(async (error: RequestError, request, reply) => {
		const reason = refusalOf(error);
		if (reason) return refuse(request, reply, reason);
		request.log.error(error);
		shared.log(`${loggedPath(request.raw.url)} failed: ${error.message}`);
		return send(request, reply, failureAnswer(await contextOf(request), pageRequest(request)), 'none');
	});
}
