import type { FastifyInstance, FastifyRequest } from 'fastify';
import { announce } from '../../events/announce.ts';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import { isOwn } from '../is-own.ts';
import type { ActingOwner } from './act-as.ts';
import { recordActivity } from './activity.ts';
import { inviteGuest } from './invite-guest.ts';
import { guestName, readPeople } from './read-people.ts';

/** Each invitation is a mail to an address that an owner typed. */
const LIMIT = { name: 'guest-invitation', times: 20, windowSeconds: 86_400 } as const;

/** Who sees a property beside its owners, let in and sent away by them, and the log of what happened. */
export function registerPeople(
	app: FastifyInstance,
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	ownerOf: (request: FastifyRequest) => Promise<ActingOwner>,
): void {
	const ofProperty = async (request: FastifyRequest, id: number) => {
		const owner = await ownerOf(request);
		if (!(await isOwn(db, owner.id, id))) throw notFound('property of yours');
		return owner;
	};
	serve(app, 'ownerPeople', async ({ request, params }) => {
		const owner = await ofProperty(request, params.id);
		return readPeople(db, owner.id, params.id);
	});
	serve(app, 'inviteGuest', async ({ request, params, body }) => {
		const owner = await ofProperty(request, params.id);
		await throttle(db, LIMIT, String(owner.id));
		const services = { configuration, secret: await installationSecret(db) };
		await db
			.transaction()
			.execute((transaction) => inviteGuest(transaction, services, { owner, propertyId: params.id }, body));
		onMailQueued();
		return { ok: true as const };
	});
	serve(app, 'endGuest', async ({ request, params }) => {
		const owner = await ofProperty(request, params.id);
		await db.transaction().execute(async (transaction) => {
			const ended = await transaction
				.deleteFrom('property_guest')
				.using('owner')
				.whereRef('owner.id', '=', 'guest_id')
				.where('property_guest.id', '=', params.guest)
				.where('property_id', '=', params.id)
				.returning(['guest_id', 'first_name as firstName', 'last_name as lastName', 'email'])
				.returning(['invited_name', 'accepted_at'])
				.executeTakeFirst();
			if (!ended) throw notFound('guest of yours');
			await recordActivity(transaction, params.id, owner, {
				type: 'guest-ended',
				about: guestName(ended),
				aboutId: ended.guest_id,
			});
			await announce(transaction, {
				type: 'estate.guest.ended',
				subject: `property/${params.id}`,
				data: { propertyId: params.id, guestId: ended.guest_id },
			});
		});
		return { ok: true as const };
	});
}
