import { QR_PATH } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';

/** A page of the site: neither another host (`//a.example`) nor longer than a code that a telephone reads from paper. */
const PAGE_PATH = /^\/(?!\/)[\w/%.~-]{0,300}$/;

/** QR codes of the site's own pages, for print: drawn here, so that no page carries the code that draws them. */
export async function qrCodes(app: FastifyInstance, { siteUrl }: { siteUrl: string }): Promise<void> {
	app.get<{ Querystring: { path?: string } }>(QR_PATH, async (request, reply) => {
		const { path = '' } = request.query;
		if (!PAGE_PATH.test(path)) return reply.code(404).header('cache-control', 'no-store').send();
		return reply
			.header('cache-control', 'public, max-age=86400')
			.type('image/svg+xml')
			.send(renderSVG(siteUrl + path, { ecc: 'M', border: 2 }));
	});
}
