import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import { sendFile } from '../documents/send-file.ts';
import type { ActingOwner } from '../guests/act-as.ts';
import { recordActivity } from '../guests/activity.ts';
import { isOwn } from '../is-own.ts';
import { readThread } from './message-thread.ts';
import { readMessageFile, readMessages } from './read-messages.ts';
import { keyOfSent, onceKeyOf, writeMessage } from './write-message.ts';

/** Each message is a mail to the agency. */
export const MESSAGE_LIMIT = { name: 'owner-message', times: 30, windowSeconds: 3600 } as const;

const fileParams = z.object({
	id: z.coerce.number().int().positive(),
	file: z.coerce.number().int().positive(),
});

/** The thread between the owners of a property and the agency. */
export function registerMessages(
	app: FastifyInstance,
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	ownerOf: (request: FastifyRequest) => Promise<ActingOwner>,
): void {
	/** Whose request it is, when the property is that owner's. Throws 401 and 404 answers. */
	const ofProperty = async (request: FastifyRequest, id: number) => {
		const owner = await ownerOf(request);
		if (!(await isOwn(db, owner.id, id))) throw notFound('property of yours');
		return owner;
	};
	serve(app, 'ownerMessages', async ({ request, params, query }) => {
		const owner = await ofProperty(request, params.id);
		return {
			items: await readMessages(db, params.id, {
				ownerId: (owner.guest ?? owner).id,
				language: query.language,
				guestParts: owner.guest?.parts,
			}),
		};
	});
	serve(app, 'sendOwnerMessage', async ({ request, params, body }) => {
		const owner = await ofProperty(request, params.id);
		await throttle(db, MESSAGE_LIMIT, String(owner.id));
		const services = { configuration, secret: await installationSecret(db) };
		const { id } = await db.transaction().execute(async (transaction) => {
			const written = await writeMessage(transaction, services, await readThread(transaction, params.id), {
				side: 'owner',
				ownerId: owner.id,
				author: `${owner.firstName} ${owner.lastName}`.trim(),
				text: body.text,
				via: 'portal',
				files: body.files,
				answers: body.answers,
				onceKey: onceKeyOf(
					params.id,
					String(owner.id),
					keyOfSent(body.key, body.text, body.files.length, body.answers),
				),
			});
			if (written.isNew) await recordActivity(transaction, params.id, owner, { type: 'message-sent' });
			return written;
		});
		onMailQueued();
		return { id };
	});
	app.get<{ Params: z.output<typeof fileParams> }>(
		'/api/v1/owner/properties/:id/messages/files/:file',
		{ config: { isPrivate: true }, schema: { operationId: 'ownerMessageFile', params: fileParams } },
		async (request, reply) => {
			const { id, file } = request.params;
			const owner = await ofProperty(request, id);
			const found = await readMessageFile(db, id, file);
			if (found)
				await recordActivity(db, id, owner.guest ?? owner, { type: 'downloaded', about: found.name });
			return sendFile(reply, configuration.DATA_DIR, found);
		},
	);
}
