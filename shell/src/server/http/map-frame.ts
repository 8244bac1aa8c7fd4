import { isLanguage, type Language, MAP_FRAME_PATH, type SiteConfiguration } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { type Answer, documentAnswer } from './answer.ts';
import type { PageContext } from './page-context.ts';
import { sendAnswer } from './send-answer.ts';

/** Minutes of a cache do no harm: colours, texts and tile server hardly ever change. */
const CACHED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Origin of a tile address; its braces stand in the path or in the query. */
function tileOrigin(tileUrl: string): string {
	return /^https?:\/\/[^/?#{}]+/.exec(tileUrl)?.[0] ?? '';
}

/** Policy of the map's document: itself, and pictures of the configured tile server. */
export function mapFramePolicy(tiles: SiteConfiguration['map']): string {
	return [
		`default-src 'none'`,
		`script-src 'self'`,
		`style-src 'self'`,
		`font-src 'self'`,
		`connect-src 'self'`,
		['img-src', `'self'`, ...(tiles ? [tileOrigin(tiles.tileUrl)] : [])].join(' '),
		`base-uri 'none'`,
		`form-action 'none'`,
		`frame-ancestors 'self'`,
	].join('; ');
}

/** `/map-frame/?lng=nl`: the map's own document, shared by every remote (website.md §7 "Map", decisions 37). */
export async function mapFrame(app: FastifyInstance, { live, assets, frame }: PageContext): Promise<void> {
	const made = new WeakMap<SiteConfiguration, Map<Language, Answer>>();

	function answerIn(language: Language, configuration: SiteConfiguration): Answer {
		const answers = made.get(configuration) ?? new Map<Language, Answer>();
		made.set(configuration, answers);
		const known = answers.get(language);
		if (known) return known;
		const html = frame.renderMap({ language, configuration, ...assets.map });
		const answer = documentAnswer(200, html, {
			headers: {
				'content-security-policy': mapFramePolicy(configuration.map),
				'content-language': language,
				'cache-control': CACHED,
				'x-robots-tag': 'noindex',
			},
			isShared: true,
		});
		answers.set(language, answer);
		return answer;
	}

	app.get<{ Querystring: { lng?: string } }>(MAP_FRAME_PATH, async (request, reply) => {
		const configuration = live.state?.site.configuration;
		if (!configuration) return reply.code(503).header('cache-control', 'no-store').send();
		const { enabledLanguages, defaultLanguage } = configuration;
		const { lng } = request.query;
		const language = isLanguage(lng) && enabledLanguages.includes(lng) ? lng : defaultLanguage;
		return sendAnswer(request, reply, answerIn(language, configuration));
	});
}
