import type { FastifyInstance } from 'fastify';
import { type ContentState, readContentState } from '../content/content-revision.ts';
import { readUntilWritten, sharedRead } from '../database/shared-read.ts';
import type { ApiContext } from './context.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The answer is stored nowhere */
		isPrivate?: boolean;
	}
	interface FastifyRequest {
		/** Known for reads; an answer is never newer than its revision says, because this is read first */
		content: ContentState | null;
	}
}

/** Short for browsers; anyone who caches longer watches the revision. */
const PUBLIC = 'public, max-age=15, stale-while-revalidate=60';

/** Reads are cacheable and carry the revision of the content; what belongs to one person is stored nowhere. */
export function setCacheHeaders(app: FastifyInstance, { database }: ApiContext): void {
	const read = sharedRead(() => readContentState(database.db));
	const contentState = database.writes ? readUntilWritten(read, database.writes) : read;
	app.decorateRequest('content', null);
	app.addHook('preHandler', async (request, reply) => {
		const isRead = request.method === 'GET' || request.method === 'HEAD';
		const isOurs = request.url.startsWith('/api/v1/');
		if (isRead && isOurs) request.content = await contentState();
		const isPrivate = request.routeOptions.config.isPrivate || request.url.startsWith('/api/v1/owner/');
		if (request.content && !isPrivate)
			reply.headers({ 'cache-control': PUBLIC, 'x-content-revision': request.content.revision });
		else if (!isRead || isOurs) reply.header('cache-control', 'private, no-store');
	});
}
