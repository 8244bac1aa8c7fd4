import type { LogInAnswer, Owner } from '@estate/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/database.ts';
import { makeLink } from '../password/links.ts';
import { deviceFamily } from './device-family.ts';
import type { KnownOwner } from './log-in.ts';
import { giveCookie, SESSION_COOKIE, STEP_COOKIE, tokenOf } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** A request of a browser and what it is answered with. */
export interface Exchange {
	request: FastifyRequest;
	reply: FastifyReply;
}

/** Gives the browser a new session with a new token; its former one ends. */
export async function openSession(
	sessions: Sessions,
	{ request, reply }: Exchange,
	{ id }: Pick<Owner, 'id'>,
): Promise<void> {
	const former = tokenOf(request);
	if (former) await sessions.end(former);
	const token = await sessions.start(id, deviceFamily(request.headers['user-agent']));
	giveCookie(reply, SESSION_COOKIE, token);
}

/** After the password: the portal, or first the code. */
export async function afterPassword(
	{ db, sessions }: { db: Db; sessions: Sessions },
	exchange: Exchange,
	{ hasSecondFactor, ...owner }: KnownOwner,
): Promise<LogInAnswer> {
	if (hasSecondFactor) {
		giveCookie(exchange.reply, STEP_COOKIE, await makeLink(db, owner.id, 'code'));
		return { next: 'code' };
	}
	await openSession(sessions, exchange, owner);
	return { next: 'portal', owner };
}
