import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../site/live-site.ts';
import { favicon } from './favicon.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { touchIcon } from './touch-icon.ts';
import {
	LARGE_ICON_PATH,
	MANIFEST_PATH,
	TOUCH_ICON_PATH,
	TOUCH_ICON_SIZES,
	webManifest,
} from './web-manifest.ts';

const HOUR_CACHE = 'public, max-age=3600';

/** Icons for home screens, each drawn once per colour. */
function touchIcons(app: FastifyInstance, live: LiveSite): void {
	const drawn = new Map<string, Buffer>();
	const iconOf = (size: number) => {
		const brand = live.state?.site.configuration.appBarColors.brand ?? '';
		const key = `${brand} ${size}`;
		const icon = drawn.get(key) ?? touchIcon(brand, size);
		if (drawn.size > 8) drawn.clear();
		drawn.set(key, icon);
		return icon;
	};
	for (const [path, size] of [
		[TOUCH_ICON_PATH, TOUCH_ICON_SIZES.apple],
		[LARGE_ICON_PATH, TOUCH_ICON_SIZES.large],
	] as const)
		app.get(path, async (_, reply) =>
			reply.header('cache-control', HOUR_CACHE).type('image/png').send(iconOf(size)),
		);
}

/** `/robots.txt`, `/.well-known/security.txt`, the icons and the web manifest. */
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
	touchIcons(app, live);
	app.get(MANIFEST_PATH, async (_, reply) => {
		const configuration = live.state?.site.configuration;
		if (!configuration) return reply.code(503).header('retry-after', '60').send();
		return reply
			.header('cache-control', HOUR_CACHE)
			.type('application/manifest+json')
			.send(webManifest(configuration));
	});
	app.get('/favicon.ico', async (_, reply) => reply.redirect('/favicon.svg', 301));
}
