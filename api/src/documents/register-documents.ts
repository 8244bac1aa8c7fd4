import type { FastifyInstance } from 'fastify';
import { readSite } from '../content/site-settings.ts';
import type { ApiContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { readLinkedDocument } from './document-links.ts';
import { sendDocument } from './send-document.ts';

export const DOCUMENT_PATH = '/api/v1/documents/:token';

/** Documents of properties, for who has the link of a mail. */
export function registerSentDocuments(
	app: FastifyInstance,
	{ database: { db }, configuration }: ApiContext,
): void {
	app.get<{ Params: { token: string } }>(
		DOCUMENT_PATH,
		{ config: { isPrivate: true } },
		async ({ params }, reply) => {
			const document = await readLinkedDocument(db, await installationSecret(db), params.token);
			if (document === 'over')
				throw new HttpError(410, 'link-over', 'This link is over: ask for the documents again.');
			if (!document) throw notFound('document');
			const { configuration: site } = await readSite(db);
			return sendDocument(reply, document, site.defaultLanguage, configuration.DATA_DIR);
		},
	);
}
