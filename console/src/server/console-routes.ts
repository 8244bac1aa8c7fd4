import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH } from '../console-answers.ts';
import { LogInAudit } from './access/log-in-audit.ts';
import { oidcRoutes } from './access/oidc/oidc-routes.ts';
import { RequestCallers } from './access/request-callers.ts';
import { bearerOf } from './access/session-identity.ts';
import { answerRefusal, BadRequest } from './bad-request.ts';
import { CONSOLE_HEADERS, consoleDocument } from './console-document.ts';
import type { ConsoleSettings } from './console-settings.ts';
import { EndedSessions } from './ended-sessions.ts';
import { logInRoutes } from './log-in-routes.ts';
import { LogInThrottle } from './log-in-throttle.ts';
import { operationRoutes } from './operation-routes.ts';
import { missingMark } from './session.ts';

/** The operator console at `/-/ops/`: its document, and below `api/` what it shows and does. */
export async function consoleRoutes(app: FastifyInstance, settings: ConsoleSettings): Promise<void> {
	app.addHook('onRequest', async ({ method, headers }, reply) => {
		reply.headers(CONSOLE_HEADERS);
		const mark = missingMark(headers.cookie);
		if (mark) reply.header('set-cookie', mark);
		// A token of a program is in no browser: no other site can have it sent.
		const isProgram = bearerOf(headers.authorization) !== undefined;
		if (method !== 'GET' && method !== 'HEAD' && !isProgram && !settings.isSameOrigin(headers))
			throw new BadRequest(403, 'foreign', 'This request does not come from the console.');
	});
	app.setErrorHandler((error: Error, _, reply) => answerRefusal(error, reply));

	app.get(CONSOLE_PATH.slice(0, -1), async (_, reply) => reply.redirect(CONSOLE_PATH, 301));
	app.get(CONSOLE_PATH, async (_, reply) => {
		const { html, policy } = consoleDocument(settings.assets);
		return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
	});
	app.all(`${CONSOLE_PATH}*`, async (request, reply) => {
		const isPerson = request.method === 'GET' && (request.headers.accept?.includes('text/html') ?? false);
		if (isPerson) return settings.sayIncompleteLink(request, reply);
		throw new BadRequest(404, 'not-found', 'The console has nothing at this address.');
	});
	const ended = new EndedSessions(settings.store.records, settings.log);
	const throttle = new LogInThrottle();
	const { token, store, oidc, siteUrl, endAtLogIn, log } = settings;
	const logIns = new LogInAudit(store.records);
	const callers = new RequestCallers({ token, records: store.records, ended, throttle, logIns });
	await app.register(logInRoutes, { ...settings, ended, throttle, callers, logIns });
	if (oidc)
		await app.register(oidcRoutes, {
			oidc,
			siteUrl,
			endAtLogIn,
			token,
			records: store.records,
			throttle: new LogInThrottle(),
			logIns,
			log,
		});
	await app.register(operationRoutes, { ...settings, callers });
}
