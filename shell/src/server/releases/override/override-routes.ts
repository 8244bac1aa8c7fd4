import { isOperatorBrowser } from '@estate/console/server';
import { type Override, readOverrideToken } from '@estate/releases';
import { messageOf } from '@estate/shared-contract/message-of';
import { isOwnRequest } from '@estate/shared-contract/own-request';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { refusalAnswer } from '../../http/error-answers.ts';
import type { PageContext } from '../../http/page-context.ts';
import { pageRequest } from '../../http/page-request.ts';
import { sendAnswer } from '../../http/send-answer.ts';
import { cookieWith, leftCookie } from './override-cookie.ts';
import type { OverrideSettings, VisitorSites } from './visitor-sites.ts';

/** A page of the site, and nothing that a browser could take for another site. */
const pathOf = (to: unknown): string =>
	typeof to === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(to) ? to : '/';

/** The api's cookie of owners and searchers */
const ACCOUNT = /(?:^|;\s*)__Host-session=[^;]/;

/** The version of a link could do what somebody may who is logged in here, before anybody reads its banner. */
const isLoggedIn = (cookie = ''): boolean => isOperatorBrowser(cookie) || ACCOUNT.test(cookie);

const NOT_OURS = 'The link is over, or signed with another secret than RELEASE_OVERRIDE_SECRET of the site.';
const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** `/-/override/<token>` gives a browser another version for a while; `/-/override/leave` takes it away. */
export async function overrideRoutes(
	app: FastifyInstance,
	{ context, sites, overrides }: { context: PageContext; sites: VisitorSites; overrides: OverrideSettings },
): Promise<void> {
	/** Why the version cannot be had; undefined when it can. */
	async function obstacle(override: Override): Promise<string | undefined> {
		try {
			await sites.load(override);
			return undefined;
		} catch (error) {
			const why = messageOf(error);
			context.log(`An override of ${override.remote} is refused: ${why}`);
			return why;
		}
	}

	await app.register(formbody, { bodyLimit: 8 * 1024 });

	app.get<{ Params: { token: string }; Querystring: { to?: unknown } }>(
		'/-/override/:token',
		async (request, reply) => {
			const { token } = request.params;
			const { secret } = overrides;
			const override = secret ? readOverrideToken(token, secret) : undefined;
			const why = override ? await obstacle(override) : NOT_OURS;
			// A program that holds a link asks whether it works; anyone who has no signed one learns nothing of this site.
			if (request.headers.accept === 'application/json')
				return reply
					.headers(HEADERS)
					.code(why ? 403 : 200)
					.send(why ? { works: false, why } : { works: true });
			const { cookie: given } = request.headers;
			if (isLoggedIn(given))
				return sendAnswer(
					request,
					reply.headers(HEADERS),
					refusalAnswer(context, pageRequest(request), 'override-logged-in'),
				);
			const cookie = !why && secret ? cookieWith(given, token, secret) : undefined;
			if (!cookie)
				return sendAnswer(
					request,
					reply.headers(HEADERS),
					refusalAnswer(context, pageRequest(request), 'override'),
				);
			return reply.headers({ ...HEADERS, 'set-cookie': cookie }).redirect(pathOf(request.query.to), 303);
		},
	);

	app.post('/-/override/leave', async (request, reply) => {
		if (!isOwnRequest(request.headers, context.siteUrl))
			return sendAnswer(request, reply, refusalAnswer(context, pageRequest(request), 'foreign-form'));
		const { to } = (request.body ?? {}) as { to?: unknown };
		return reply.headers({ ...HEADERS, 'set-cookie': leftCookie }).redirect(pathOf(to), 303);
	});
}
