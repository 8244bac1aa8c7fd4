import type { Owner } from '@estate/shared-contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../server/http-error.ts';
import { tokenOf } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

export const notLoggedIn = () => new HttpError(401, 'not-logged-in', 'Log in first.');

/** Whose request it is, and the token of the session. Throws 401 without a session. */
export async function requireOwner(
	sessions: Sessions,
	request: FastifyRequest,
): Promise<Owner & { token: string }> {
	const token = tokenOf(request);
	const owner = token && (await sessions.read(token));
	if (!owner) throw notLoggedIn();
	return { ...owner, token };
}
