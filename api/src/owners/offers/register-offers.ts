import { GOAL } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import type { ActingOwner } from '../guests/act-as.ts';
import { isOwn } from '../is-own.ts';
import { MESSAGE_LIMIT } from '../messages/register-messages.ts';
import { answerOffer } from './answer-offer.ts';
import { readOwnOffers } from './read-own-offers.ts';

/** Offers for the properties of owners, and what owners ask the agency to do with them. Guests get neither. */
export function registerOffers(
	app: FastifyInstance,
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	ownerOf: (request: FastifyRequest) => Promise<ActingOwner>,
): void {
	/** Whose request it is, when the property is that owner's and for sale: no offer is made for one to let. Throws 401 and 404. */
	const ofProperty = async (request: FastifyRequest, id: number) => {
		const owner = await ownerOf(request);
		const property = await db.selectFrom('property').select('goal').where('id', '=', id).executeTakeFirst();
		if (property?.goal !== GOAL.sale || !(await isOwn(db, owner.id, id)))
			throw notFound('property of yours for sale');
		return owner;
	};
	serve(app, 'ownerOffers', async ({ request, params }) => {
		await ofProperty(request, params.id);
		return readOwnOffers(db, params.id);
	});
	serve(app, 'answerOffer', async ({ request, params, body }) => {
		const owner = await ofProperty(request, params.id);
		await throttle(db, MESSAGE_LIMIT, String(owner.id));
		const services = { configuration, secret: await installationSecret(db) };
		const asked = { owner, propertyId: params.id, offerId: params.offer };
		await db.transaction().execute((transaction) => answerOffer(transaction, services, asked, body));
		onMailQueued();
		return { ok: true as const };
	});
}
