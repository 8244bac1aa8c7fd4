import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, type SessionAnswer } from '../console-answers.ts';
import { logInSchema } from '../console-api.ts';
import { BadRequest, checked } from './bad-request.ts';
import type { ConsoleSettings } from './console-settings.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { LogInThrottle } from './log-in-throttle.ts';
import { endedCookie, isToken, sessionCookie, sessionOf } from './session.ts';

/** `POST api/log-in` with the token and a name for the log; `POST api/log-out`. */
export async function logInRoutes(
	app: FastifyInstance,
	{ token, log, ended }: ConsoleSettings & { ended: EndedSessions },
): Promise<void> {
	const throttle = new LogInThrottle();

	app.post(`${CONSOLE_PATH}api/log-in`, { bodyLimit: 4 * 1024 }, async (request, reply) => {
		const wait = throttle.wait(networkOf(request.ip));
		if (wait > 0) {
			reply.header('retry-after', String(wait));
			const minutes = Math.ceil(wait / 60);
			throw new BadRequest(
				429,
				'throttled',
				`Too many wrong tokens came from your address. Try again in ${minutes} min; the release command needs no token.`,
			);
		}
		const given = checked(logInSchema, request.body);
		if (!isToken(given.token, token)) {
			throttle.failed(networkOf(request.ip));
			log('A log-in to the operator console was refused: the token is wrong.');
			throw new BadRequest(
				401,
				'wrong-token',
				'This is not the token. It is the one that the site was started with, in OPS_TOKEN.',
			);
		}
		return reply.code(204).header('set-cookie', sessionCookie(given.who, token)).send();
	});

	// No refusal without a log-in: that is how the console begins.
	app.get(`${CONSOLE_PATH}api/session`, async ({ headers }): Promise<SessionAnswer> => {
		const session = sessionOf(headers.cookie, token);
		return { who: session && !(await ended.has(session)) ? session.who : null };
	});

	app.post(`${CONSOLE_PATH}api/log-out`, async ({ headers }, reply) => {
		const session = sessionOf(headers.cookie, token);
		if (session) await ended.end(session);
		return reply.code(204).header('set-cookie', endedCookie).send();
	});
}
