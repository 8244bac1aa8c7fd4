import type { Owner } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import { isOwn } from '../is-own.ts';
import { MESSAGE_LIMIT } from '../messages/register-messages.ts';
import { answerVisit } from './answer-visit.ts';

/** What owners say to visits of their properties. */
export function registerVisitAnswers(
	app: FastifyInstance,
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	ownerOf: (request: FastifyRequest) => Promise<Owner>,
): void {
	serve(app, 'answerVisit', async ({ request, params, body }) => {
		const owner = await ownerOf(request);
		if (!(await isOwn(db, owner.id, params.id))) throw notFound('property of yours');
		await throttle(db, MESSAGE_LIMIT, String(owner.id));
		const services = { configuration, secret: await installationSecret(db) };
		const asked = { owner, propertyId: params.id, visitId: params.visit };
		await db.transaction().execute((transaction) => answerVisit(transaction, services, asked, body));
		onMailQueued();
		return { ok: true as const };
	});
}
