import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { serve } from '../../server/serve.ts';
import { findLink, spendLink } from '../password/links.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import { knownDevice } from './known-device.ts';
import { checkCredentials } from './log-in.ts';
import { afterPassword, openSession } from './open-session.ts';
import { notLoggedIn, requireOwner } from './require-owner.ts';
import {
	deviceTokenOf,
	markSearcher,
	SESSION_COOKIE,
	STEP_COOKIE,
	takeCookieBack,
	tokenOf,
} from './session-cookie.ts';
import { endAllSessions, type Sessions } from './sessions.ts';
import { warnOwner } from './warn-owner.ts';

const OK = { ok: true as const };

/** Log-in with its second step, how long the session lasts, log-out here, elsewhere and everywhere. */
export function registerSession(app: FastifyInstance, context: ApiContext, sessions: Sessions): void {
	const { db } = context.database;
	const times = context.configuration.LOGIN_LIMIT;
	const ownerOf = (request: FastifyRequest) => requireOwner(sessions, request);

	serve(app, 'ownerLogIn', async ({ body, request, reply }) => {
		const secret = await installationSecret(db);
		const owner = await checkCredentials(db, body, {
			network: networkOf(request.ip),
			device: knownDevice(secret, deviceTokenOf(request), body.email),
			times,
			onGuessed: (account) => {
				warnOwner(context, account).catch((error) => request.log.error({ err: error }, 'owner not warned'));
			},
		});
		return afterPassword({ db, sessions }, { request, reply }, owner);
	});
	serve(app, 'ownerLogInStep', async ({ request }) => {
		if (!(await findLink(db, tokenOf(request, STEP_COOKIE), ['code']))) throw notLoggedIn();
		return OK;
	});
	serve(app, 'ownerLogInCode', async ({ body, request, reply }) => {
		const token = tokenOf(request, STEP_COOKIE) ?? '';
		const step = await findLink(db, token, ['code']);
		if (!step) throw notLoggedIn();
		await checkSecondFactor(db, step.ownerId, body.code);
		if (!(await spendLink(db, token))) throw notLoggedIn();
		takeCookieBack(reply, STEP_COOKIE);
		const row = await db
			.selectFrom('owner')
			.select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'kind'])
			.where('id', '=', step.ownerId)
			.executeTakeFirstOrThrow();
		await openSession({ db, sessions }, { request, reply }, { ...row, passwordHash: step.passwordHash });
		return { owner: row };
	});
	serve(app, 'ownerLogOut', async ({ request, reply }) => {
		const token = tokenOf(request);
		if (token) await sessions.end(token);
		takeCookieBack(reply, SESSION_COOKIE);
		markSearcher({ request, reply }, false);
		return OK;
	});
	serve(app, 'ownerSession', async ({ request }) => {
		const { token, ...owner } = await ownerOf(request);
		return { owner };
	});
	serve(app, 'ownerClock', async ({ request }) => {
		const clock = await sessions.clock(tokenOf(request) ?? '');
		if (!clock) throw notLoggedIn();
		return clock;
	});
	serve(app, 'ownerStay', async ({ request }) => {
		const { token } = await ownerOf(request);
		const clock = await sessions.clock(token);
		if (!clock) throw notLoggedIn();
		return clock;
	});
	serve(app, 'ownerEndSessions', async ({ request, reply }) => {
		const { id } = await ownerOf(request);
		await endAllSessions(db, id);
		takeCookieBack(reply, SESSION_COOKIE);
		markSearcher({ request, reply }, false);
		return OK;
	});
	serve(app, 'ownerEndSession', async ({ request, params }) => {
		const { id } = await ownerOf(request);
		if (!(await sessions.endOne(id, params.id))) throw notFound('session of yours');
		return OK;
	});
}
