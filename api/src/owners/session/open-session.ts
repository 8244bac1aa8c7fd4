import type { LogInAnswer, Owner } from '@estate/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/database.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { recordLogIn } from '../guests/activity.ts';
import { makeStep } from '../password/links.ts';
import { deviceFamily } from './device-family.ts';
import { deviceToken } from './known-device.ts';
import type { KnownOwner } from './log-in.ts';
import { notLoggedIn } from './require-owner.ts';
import {
	giveCookie,
	giveDeviceCookie,
	markSearcher,
	SESSION_COOKIE,
	STEP_COOKIE,
	tokenOf,
} from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** A request of a browser and what it is answered with. */
export interface Exchange {
	request: FastifyRequest;
	reply: FastifyReply;
}

/**
 * Gives the browser a new session with a new token; its former one ends. From now on the device is known. Throws 401 where the
 * password is another one than `passwordHash` by now: a log-in that is under way outlives no change of it.
 */
export async function openSession(
	{ db, sessions }: { db: Db; sessions: Sessions },
	{ request, reply }: Exchange,
	{ id, email, kind, passwordHash }: Pick<Owner, 'id' | 'email' | 'kind'> & { passwordHash: string | null },
): Promise<void> {
	const former = tokenOf(request);
	if (former) await sessions.end(former);
	const token = await sessions.start({ id, passwordHash }, deviceFamily(request.headers['user-agent']));
	if (!token) throw notLoggedIn();
	await recordLogIn(db, id);
	giveCookie(reply, SESSION_COOKIE, token);
	markSearcher({ request, reply }, kind === 'searcher');
	giveDeviceCookie(reply, deviceToken(await installationSecret(db), email));
}

/** After the password: the portal, or first the code. */
export async function afterPassword(
	services: { db: Db; sessions: Sessions },
	exchange: Exchange,
	{ hasSecondFactor, passwordHash, ...owner }: KnownOwner,
): Promise<LogInAnswer> {
	if (hasSecondFactor) {
		const step = await makeStep(services.db, { id: owner.id, passwordHash });
		if (!step) throw notLoggedIn();
		giveCookie(exchange.reply, STEP_COOKIE, step);
		return { next: 'code' };
	}
	await openSession(services, exchange, { ...owner, passwordHash });
	return { next: 'portal', owner };
}
