import { createApiClient, isLanguage } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { feedAddress } from '../../../page/routes/feed-address.ts';
import { EncodedBody } from '../encoded-body.ts';
import { MadeFiles } from '../made-files.ts';
import { notFoundPage } from '../not-found-page.ts';
import type { PageContext } from '../page-context.ts';
import { pageRequest } from '../page-request.ts';
import { sendAnswer } from '../send-answer.ts';
import { sendEncoded } from '../send-encoded.ts';
import { visitorLanguage } from '../visitor-language.ts';
import { feedXml } from './feed-xml.ts';

interface FeedSettings {
	context: PageContext;
	apiUrl: string;
}

/** `/nl/blog/feed.xml`: the newest articles for feed readers, made once for each release set and revision of the content. */
export async function feedRoutes(app: FastifyInstance, { context, apiUrl }: FeedSettings): Promise<void> {
	const api = createApiClient({ baseUrl: apiUrl });
	const files = new MadeFiles();

	app.get<{ Params: { language: string } }>('/:language/:section/feed.xml', async (request, reply) => {
		const { live, siteUrl } = context;
		const { state } = live;
		if (!state)
			return reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later.\n');
		const asked = pageRequest(request);
		const { language } = request.params;
		const isOurs =
			isLanguage(language) &&
			state.site.configuration.enabledLanguages.includes(language) &&
			feedAddress(state.table, language) === asked.pathname;
		if (!isOurs) {
			const { answer } = await notFoundPage(context, state, visitorLanguage(asked, state));
			return sendAnswer(request, reply, answer);
		}
		const xml = await files.file(language, state.key, () => feedXml(state, { api, siteUrl, language }));
		// The api is away: feed readers ask again.
		if (!(xml instanceof EncodedBody))
			return reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later.\n');
		reply
			.header('cache-control', 'public, max-age=600')
			.header('content-language', language)
			.type('application/rss+xml; charset=utf-8');
		return sendEncoded(request, reply, xml);
	});
}
