import { pickText } from '@estate/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readSite } from '../content/site-settings.ts';
import { sendDocument } from '../documents/send-document.ts';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import type { ActingOwner } from './guests/act-as.ts';
import { recordActivity } from './guests/activity.ts';
import { readOwnDocument } from './own-properties.ts';

const documentParams = z.object({
	id: z.coerce.number().int().positive(),
	document: z.string().max(100),
});

/** Documents of an own property, without a mail: anyone who is logged in is known. */
export function registerOwnDocuments(
	app: FastifyInstance,
	{ database: { db }, configuration }: ApiContext,
	ownerOf: (request: FastifyRequest) => Promise<ActingOwner>,
): void {
	app.get<{ Params: z.output<typeof documentParams> }>(
		'/api/v1/owner/properties/:id/documents/:document',
		{ config: { isPrivate: true }, schema: { operationId: 'ownerDocument', params: documentParams } },
		async (request, reply) => {
			const owner = await ownerOf(request);
			const { id, document: name } = request.params;
			const document = await readOwnDocument(db, owner.id, id, name);
			if (!document) throw notFound('document of yours');
			const { configuration: site } = await readSite(db);
			await recordActivity(db, id, owner.guest ?? owner, {
				type: 'downloaded',
				about: pickText(document.Name, site.defaultLanguage, site.defaultLanguage),
			});
			return sendDocument(reply, document, site.defaultLanguage, configuration.DATA_DIR);
		},
	);
}
