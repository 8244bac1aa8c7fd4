import type { Grant, StoreRecords } from '@estate/releases';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH, type SessionAnswer } from '../console-answers.ts';
import { logInSchema } from '../console-api.ts';
import type { LogInAudit } from './access/log-in-audit.ts';
import type { RequestCallers } from './access/request-callers.ts';
import { bearerIdentity } from './access/session-identity.ts';
import { BadRequest, checked } from './bad-request.ts';
import type { ConsoleSettings } from './console-settings.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { LogInThrottle } from './log-in-throttle.ts';
import { endedCookies, isToken, type SessionHolder, sessionCookies, sessionOf } from './session.ts';

interface LogInSettings extends ConsoleSettings {
	ended: EndedSessions;
	throttle: LogInThrottle;
	callers: RequestCallers;
	logIns: LogInAudit;
}

/** Whose token of the access list it is, with the name there. */
async function memberOf(records: StoreRecords, token: string): Promise<SessionHolder | undefined> {
	const identity = await bearerIdentity(records, token);
	return identity && { who: identity.name, members: [identity.id] };
}

/** Without what else stands on the access list. */
const grantOf = ({ role, remotes, channels }: Grant): Grant => ({ role, remotes, channels });

/** `POST api/log-in` with a token and a name for the log; `POST api/log-out`. */
export async function logInRoutes(
	app: FastifyInstance,
	{ token, log, ended, throttle, callers, logIns, store, channel, oidc, endAtLogIn }: LogInSettings,
): Promise<void> {
	app.post(`${CONSOLE_PATH}api/log-in`, { bodyLimit: 4 * 1024 }, async (request, reply) => {
		const given = checked(logInSchema, request.body);
		const member = await memberOf(store.records, given.token);
		// The limit guards OPS_TOKEN, which a person may have chosen. Those of the list have 256 random bits: nobody is locked out by others' wrong ones.
		if (!member) throttle.require(networkOf(request.ip));
		const holder = member ?? (isToken(given.token, token) ? { who: given.who } : undefined);
		if (holder) {
			await logIns.done(holder);
			return reply
				.code(204)
				.header('set-cookie', [...sessionCookies(holder, token), ...endAtLogIn])
				.send();
		}
		throttle.failed(networkOf(request.ip));
		await logIns.refused();
		log('A log-in to the operator console was refused: the token is wrong.');
		throw new BadRequest(
			401,
			'wrong-token',
			'This is not the token. It is one of your own from the access list, or that of the site in OPS_TOKEN.',
		);
	});

	// No refusal without a log-in: that is how the console begins.
	app.get(`${CONSOLE_PATH}api/session`, async ({ headers }): Promise<SessionAnswer> => {
		const identity = await callers.whoHolds(sessionOf(headers.cookie, token));
		if (!identity) return { who: null, ...(oidc ? { hasProvider: true } : {}) };
		const { name: who, grants } = identity;
		return grants ? { who, access: { grants: grants.map(grantOf), channel } } : { who };
	});

	app.post(`${CONSOLE_PATH}api/log-out`, async ({ headers }, reply) => {
		const session = sessionOf(headers.cookie, token);
		if (session) await ended.end(session);
		return reply.code(204).header('set-cookie', endedCookies).send();
	});
}
