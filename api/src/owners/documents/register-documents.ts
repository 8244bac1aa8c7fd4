import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { removeNotedFiles } from '../../privacy/files-to-remove.ts';
import type { ApiContext } from '../../server/context.ts';
import { notFound } from '../../server/http-error.ts';
import { serve } from '../../server/serve.ts';
import { throttle } from '../../server/throttle.ts';
import type { ActingOwner } from '../guests/act-as.ts';
import { recordActivity } from '../guests/activity.ts';
import { isOwn } from '../is-own.ts';
import { addDocument } from './add-document.ts';
import { readAddedFile, readDocuments } from './read-documents.ts';
import { removeDocuments } from './remove-documents.ts';
import { sendFile } from './send-file.ts';

const LIMIT = { name: 'owner-document', times: 60, windowSeconds: 3600 } as const;

const fileParams = z.object({
	id: z.coerce.number().int().positive(),
	added: z.coerce.number().int().positive(),
});

/** The file of a property: what a sale or a letting asks for, and what owners hand in for it. */
export function registerDocuments(
	app: FastifyInstance,
	{ database: { db }, configuration }: ApiContext,
	ownerOf: (request: FastifyRequest) => Promise<ActingOwner>,
): void {
	/** Whose request it is, when the property is that owner's. Throws 401 and 404 answers. */
	const ofProperty = async (request: FastifyRequest, id: number) => {
		const owner = await ownerOf(request);
		if (!(await isOwn(db, owner.id, id))) throw notFound('property of yours');
		return owner;
	};
	serve(app, 'ownerDocuments', async ({ request, params, reader }) => {
		await ofProperty(request, params.id);
		const documents = await readDocuments(db, params.id, reader);
		if (!documents) throw notFound('property of yours');
		return documents;
	});
	serve(app, 'addOwnerDocument', async ({ request, params, body }) => {
		const owner = await ofProperty(request, params.id);
		await throttle(db, LIMIT, String(owner.id));
		const { id } = await db.transaction().execute(async (transaction) => {
			const added = await addDocument(transaction, owner, params.id, body);
			if (added.name)
				await recordActivity(transaction, params.id, owner, { type: 'document-added', about: added.name });
			return added;
		});
		return { id };
	});
	serve(app, 'removeOwnerDocument', async ({ request, params }) => {
		const owner = await ofProperty(request, params.id);
		const isIt = sql<boolean>`owner_document.id = ${params.added} and property_id = ${params.id}`;
		await db.transaction().execute(async (transaction) => {
			const gone = await removeDocuments(transaction, isIt);
			if (gone.documents === 0) throw notFound('document of yours');
			const about = gone.names.join(', ');
			await recordActivity(transaction, params.id, owner, { type: 'document-removed', about });
		});
		await removeNotedFiles(db, configuration.DATA_DIR);
		return { ok: true as const };
	});
	app.get<{ Params: z.output<typeof fileParams> }>(
		'/api/v1/owner/properties/:id/documents/added/:added',
		{ config: { isPrivate: true }, schema: { operationId: 'ownerAddedDocument', params: fileParams } },
		async (request, reply) => {
			const { id, added } = request.params;
			const owner = await ofProperty(request, id);
			const found = await readAddedFile(db, id, added);
			if (found)
				await recordActivity(db, id, owner.guest ?? owner, { type: 'downloaded', about: found.name });
			return sendFile(reply, configuration.DATA_DIR, found);
		},
	);
}
