import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../site/live-site.ts';
import { favicon } from './favicon.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';

/** `/robots.txt`, `/.well-known/security.txt` and the icon. */
export async function siteFiles(
	app: FastifyInstance,
	{ live, siteUrl }: { live: LiveSite; siteUrl: string },
): Promise<void> {
	app.get('/robots.txt', async (_, reply) =>
		reply
			.header('cache-control', 'public, max-age=3600')
			.type('text/plain')
			.send(`User-agent: *\nDisallow: /api/\nDisallow: /-/reports\n\nSitemap: ${siteUrl}/sitemap.xml\n`),
	);
	app.get(SECURITY_TXT_PATH, async (_, reply) => {
		const configuration = live.state?.site.configuration;
		const text = configuration && securityTxt(configuration, { siteUrl });
		reply.type('text/plain');
		if (!configuration) return reply.code(503).header('retry-after', '60').send('Try again later.\n');
		if (!text) return reply.code(404).send('The agency has no mail address for reports.\n');
		return reply.header('cache-control', 'public, max-age=3600').send(text);
	});
	app.get('/favicon.svg', async (_, reply) => {
		const configuration = live.state?.site.configuration;
		const svg = favicon(configuration?.name ?? '', configuration?.appBarColors.brand ?? '');
		return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(svg);
	});
	app.get('/favicon.ico', async (_, reply) => reply.redirect('/favicon.svg', 301));
}
