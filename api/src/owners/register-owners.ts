import type { Owner } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { requireSameSite } from '../server/require-same-site.ts';
import { serve } from '../server/serve.ts';
import { checkCredentials } from './log-in.ts';
import { readOwnCommunications, readOwnProperties, readOwnVisits } from './own-properties.ts';
import { endSession, readSession, startSession } from './session.ts';
import { giveCookie, takeCookieBack, tokenOf } from './session-cookie.ts';

/** The owner portal: log-in, session and own homes. */
export function registerOwners(app: FastifyInstance, { database: { db }, configuration }: ApiContext): void {
	const before = [requireSameSite(configuration.SITE_URL)];

	async function ownerOf(request: FastifyRequest): Promise<Owner> {
		const token = tokenOf(request);
		const owner = token && (await readSession(db, token));
		if (!owner) throw new HttpError(401, 'not-logged-in', 'Log in first.');
		return owner;
	}

	serve(
		app,
		'ownerLogIn',
		async ({ body, request, reply }) => {
			const owner = await checkCredentials(db, body, {
				address: request.ip,
				times: configuration.LOGIN_LIMIT,
			});
			const former = tokenOf(request);
			if (former) await endSession(db, former);
			giveCookie(reply, await startSession(db, owner.id));
			return { owner };
		},
		{ before },
	);
	serve(
		app,
		'ownerLogOut',
		async ({ request, reply }) => {
			const token = tokenOf(request);
			if (token) await endSession(db, token);
			takeCookieBack(reply);
			return { ok: true as const };
		},
		{ before },
	);
	serve(app, 'ownerSession', async ({ request }) => ({ owner: await ownerOf(request) }));
	serve(app, 'ownerProperties', async ({ request, reader }) => {
		const { id } = await ownerOf(request);
		return { items: await readOwnProperties(db, id, reader) };
	});
	serve(app, 'ownerProperty', async ({ request, params, reader }) => {
		const { id } = await ownerOf(request);
		const [property] = await readOwnProperties(db, id, reader, params.id);
		if (!property) throw notFound('home of yours');
		return {
			property,
			visits: await readOwnVisits(db, id, params.id),
			communications: await readOwnCommunications(db, id, params.id),
		};
	});
}
