import type { FastifyInstance } from 'fastify';
import { sendDocument } from '../documents/send-document.ts';
import type { ApiContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { readSite } from './site-settings.ts';

export const DOWNLOAD_PATH = '/api/v1/articles/:id/files/:file';

const ID = /^\d{1,9}$/;

/** Files of articles, for everybody. Nothing else of the folder is served: the article must name the file. */
export function registerDownloads(
	app: FastifyInstance,
	{ database: { db }, configuration }: ApiContext,
): void {
	app.get<{ Params: { id: string; file: string } }>(DOWNLOAD_PATH, async ({ params }, reply) => {
		if (!ID.test(params.id)) throw notFound('document');
		const article = await db
			.selectFrom('article')
			.select('data')
			.where('id', '=', Number(params.id))
			.executeTakeFirst();
		const document = article?.data.documents?.find(({ file }) => file === params.file);
		if (!document) throw notFound('document');
		const { configuration: site } = await readSite(db);
		return sendDocument(reply, document, site.defaultLanguage, configuration.DATA_DIR);
	});
}
