import { type Override, readOverrideToken } from '@estate/releases';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { refusalAnswer } from '../server/notices.ts';
import type { PageContext } from '../server/page-context.ts';
import { pageRequest } from '../server/page-request.ts';
import { isSameOrigin } from '../server/same-origin.ts';
import { sendAnswer } from '../server/send-answer.ts';
import { cookieWith, leftCookie } from './override-cookie.ts';
import type { OverrideSettings, VisitorSites } from './visitor-sites.ts';

/** A page of the site, and nothing that a browser could take for another site. */
const pathOf = (to: unknown): string =>
	typeof to === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(to) ? to : '/';

const HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** `/-/override/<token>` gives a browser another version for a while; `/-/override/leave` takes it away. */
export async function overrideRoutes(
	app: FastifyInstance,
	{ context, sites, overrides }: { context: PageContext; sites: VisitorSites; overrides: OverrideSettings },
): Promise<void> {
	async function canLoad(override: Override): Promise<boolean> {
		try {
			await sites.load(override);
			return true;
		} catch (error) {
			context.log(
				`An override of ${override.remote} is refused: ${error instanceof Error ? error.message : error}`,
			);
			return false;
		}
	}

	await app.register(formbody, { bodyLimit: 8 * 1024 });

	app.get<{ Params: { token: string }; Querystring: { to?: unknown } }>(
		'/-/override/:token',
		async (request, reply) => {
			const { token } = request.params;
			const { secret } = overrides;
			const override = secret ? readOverrideToken(token, secret) : undefined;
			const isThere = override !== undefined && (await canLoad(override));
			const cookie = isThere && secret ? cookieWith(request.headers.cookie, token, secret) : undefined;
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
		if (!isSameOrigin(request.headers, context.siteUrl))
			return sendAnswer(request, reply, refusalAnswer(context, pageRequest(request), 'foreign-form'));
		const { to } = (request.body ?? {}) as { to?: unknown };
		return reply.headers({ ...HEADERS, 'set-cookie': leftCookie }).redirect(pathOf(to), 303);
	});
}
