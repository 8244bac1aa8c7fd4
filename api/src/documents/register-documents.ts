import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pickText, slugify } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { readSite } from '../content/site-settings.ts';
import type { ApiContext } from '../server/context.ts';
import { HttpError, notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { readLinkedDocument } from './document-links.ts';

export const DOCUMENT_PATH = '/api/v1/documents/:token';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
};

/** Documents of homes, for who has the link of a mail. */
export function registerDocuments(
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
			const file = path.join(configuration.DATA_DIR, 'documents', document.file);
			const found = await stat(file).catch(() => undefined);
			if (!found) throw notFound('document');
			const { configuration: site } = await readSite(db);
			const extension = path.extname(document.file);
			const name = slugify(pickText(document.Name, site.defaultLanguage, site.defaultLanguage)) || 'document';
			return reply
				.headers({
					'content-length': found.size,
					'content-disposition': `attachment; filename="${name}${extension}"`,
					'x-content-type-options': 'nosniff',
				})
				.type(MEDIA_TYPES[extension] ?? 'application/octet-stream')
				.send(createReadStream(file));
		},
	);
}
