import { ApiError, createApiClient } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageStyle } from '../../page/view/page-style.ts';
import type { LiveSite } from '../site/live-site.ts';
import { noSuchFile } from './no-such-file.ts';

const KEPT_SHEETS = 200;
const FILE = /^(\d{1,9})\.[0-9a-f]{16}\.css$/;

/** `/-/pages/<id>.<mark>.css`: the style sheet that a page brings, cleaned and scoped by the import of the api. Never changes under its address. */
export async function pageStyles(
	app: FastifyInstance,
	{ apiUrl, live }: { apiUrl: string; live: LiveSite },
): Promise<void> {
	const api = createApiClient({ baseUrl: apiUrl });
	/** Earlier sheets too: cached documents still name them */
	const kept = new LRUCache<string, string>({ max: KEPT_SHEETS });

	async function sheetAt(href: string, id: number): Promise<string | undefined> {
		const known = kept.get(href);
		if (known !== undefined) return known;
		const language = live.state?.site.configuration.defaultLanguage ?? 'nl';
		const page = await api.call('page', { params: { id }, query: { language } });
		const current = pageStyle(page);
		if (current) kept.set(current.href, page.css);
		return kept.get(href);
	}

	app.get<{ Params: { file: string } }>('/-/pages/:file', async ({ params: { file } }, reply) => {
		const [, id] = FILE.exec(file) ?? [];
		try {
			const css = id === undefined ? undefined : await sheetAt(`/-/pages/${file}`, Number(id));
			if (css === undefined) return noSuchFile(reply);
			return reply
				.header('cache-control', 'public, max-age=31536000, immutable')
				.type('text/css; charset=utf-8')
				.send(css);
		} catch (error) {
			if (error instanceof ApiError && error.isNotFound) return noSuchFile(reply);
			if (error instanceof ApiError)
				return reply.code(503).header('cache-control', 'no-store').header('retry-after', '5').send();
			throw error;
		}
	});
}
