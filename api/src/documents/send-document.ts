import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Language, pickText, slugify } from '@estate/shared-contract';
import type { FastifyReply } from 'fastify';
import type { StoredDocument } from '../properties/stored-property.ts';
import { notFound } from '../server/http-error.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
};

/** Answers with the file of a document, to be saved under its name. Throws a 404 answer when the file is not there. */
export async function sendDocument(
	reply: FastifyReply,
	document: StoredDocument,
	language: Language,
	dataDir: string,
): Promise<FastifyReply> {
	const file = path.join(dataDir, 'documents', document.file);
	const found = await stat(file).catch(() => undefined);
	if (!found) throw notFound('document');
	const extension = path.extname(document.file);
	const name = slugify(pickText(document.Name, language, language)) || 'document';
	return reply
		.headers({
			'content-length': found.size,
			'content-disposition': `attachment; filename="${name}${extension}"`,
			'x-content-type-options': 'nosniff',
		})
		.type(MEDIA_TYPES[extension] ?? 'application/octet-stream')
		.send(createReadStream(file));
}
