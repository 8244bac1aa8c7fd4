import type { FastifyInstance } from 'fastify';
import { readRevision } from '../content/content-revision.ts';
import type { ApiContext } from './context.ts';

/** Short for browsers; whoever caches longer watches the revision. */
const PUBLIC = 'public, max-age=15, stale-while-revalidate=60';
const REVISION_HEADER = 'x-content-revision';

/**
 * Reads are cacheable and carry the revision of the content; everything else is not stored anywhere.
 * The revision is read before the data, so an answer is never newer than it says.
 */
export function setCacheHeaders(app: FastifyInstance, { database }: ApiContext): void {
	app.addHook('preHandler', async (request, reply) => {
		const isRead = request.method === 'GET' || request.method === 'HEAD';
		const isPublic =
			isRead && request.url.startsWith('/api/v1/') && !request.url.startsWith('/api/v1/owner/');
		if (isPublic)
			reply.headers({ 'cache-control': PUBLIC, [REVISION_HEADER]: await readRevision(database.db) });
		else if (!isRead || request.url.startsWith('/api/v1/'))
			reply.header('cache-control', 'private, no-store');
	});
}
