import type { Language } from '@estate/shared-contract';
import { LANGUAGES } from '@estate/shared-contract';
import { negotiateLanguage } from '@estate/shared-i18n';
import { drawSlots } from '../composition/draw-slots.ts';
import { escapeHtml } from '../frame/escape-html.ts';
import type { RefusalReason } from '../frame/frame-model.ts';
import { planPlace } from '../pages/page-plan.ts';
import { pageView } from '../pages/page-view.ts';
import type { SiteState } from '../site/site-state.ts';
import { textIn } from '../site/texts.ts';
import { type Answer, documentAnswer } from './answer.ts';
import { noticeDocument } from './document.ts';
import type { PageContext } from './page-context.ts';
import { languageCookie, type PageRequest } from './page-request.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const RETRY_AFTER_SECONDS = '10';

const STATUS: Record<RefusalReason, number> = {
	'bad-address': 400,
	'bad-form': 400,
	'foreign-form': 403,
	method: 405,
	'large-form': 413,
	'long-address': 414,
};

type Visitor = Pick<PageRequest, 'cookie' | 'acceptLanguage'>;

/** Language of a visitor whose address names none. */
export function visitorLanguage({ cookie, acceptLanguage }: Visitor, state: SiteState): Language {
	const { enabledLanguages, defaultLanguage } = state.site.configuration;
	return negotiateLanguage(
		{ cookie: languageCookie(cookie), acceptLanguage },
		enabledLanguages,
		defaultLanguage,
	);
}

const policy = (context: PageContext, html: string) => ({
	'content-security-policy': contentSecurityPolicy(html, context.siteUrl),
});

/** Status 404 with the not-found page: search form and a link home (decisions 2). */
export async function notFoundAnswer(
	context: PageContext,
	state: SiteState,
	language: Language,
): Promise<Answer> {
	const place = { language, pathname: `/${language}/`, search: '' };
	const route = {
		id: 'frame.not-found',
		pageType: 'page',
		paths: { original: '/' },
		breadcrumb: [],
		unprefixed: 'show',
		slots: [],
	} as const;
	const request = {
		page: { route: { ...route, breadcrumb: [], slots: [] }, params: {}, language, isPrefixed: true },
		location: { pathname: place.pathname, search: '', hash: '' },
		apiHeaders: {},
	};
	const outcomes = await drawSlots(context.drawer, state, request, planPlace('not-found', state.offers));
	const gifts = outcomes.map(({ slot, response }) => ({
		slot: { ...slot, isBanner: false },
		version: state.releases.remotes.get(slot.remote)?.manifest.version ?? '',
		result: response && { ...response, isDrawn: true },
	}));
	const text = textIn(language, state.site.configuration.defaultLanguage);
	const title = text('frame.notFound.title');
	const frame = {
		routeId: route.id,
		params: {},
		language,
		heading: title,
		trail: [],
		hasBanner: true,
		hasTrail: false,
	};
	const html = noticeDocument(context, state, place, {
		notice: { kind: 'not-found' },
		title,
		description: text('frame.notFound.explanation'),
		slots: {
			view: {
				...pageView(frame, gifts),
				notice: { kind: 'not-found', phone: state.site.configuration.agency.phone },
			},
			html: new Map(outcomes.flatMap(({ slot, response }) => (response ? [[slot.key, response.html]] : []))),
		},
	});
	const isShared = outcomes.every(({ failure }) => failure === undefined);
	return documentAnswer(404, html, { headers: policy(context, html), isShared });
}

/** Status 503 in the site's frame: the data cannot be had just now (decisions 42). */
export function unavailableAnswer(
	context: PageContext,
	state: SiteState | undefined,
	visitor: Visitor,
	language?: Language,
): Answer {
	const headers = { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' };
	if (!state) return documentAnswer(503, bareDocument(visitor), { headers });
	const inLanguage = language ?? visitorLanguage(visitor, state);
	const text = textIn(inLanguage, state.site.configuration.defaultLanguage);
	const html = noticeDocument(
		context,
		state,
		{ language: inLanguage, pathname: `/${inLanguage}/`, search: '' },
		{ notice: { kind: 'unavailable' }, title: text('frame.unavailable.title') },
	);
	return documentAnswer(503, html, { headers: { ...headers, ...policy(context, html) } });
}

/** A request that the site does not take, said in its frame. */
export function refusalAnswer(
	context: PageContext,
	visitor: Visitor,
	reason: RefusalReason,
	language?: Language,
): Answer {
	const { state } = context.live;
	const status = STATUS[reason];
	const allow: Record<string, string> = reason === 'method' ? { allow: 'GET, HEAD, POST' } : {};
	const headers = { 'cache-control': 'no-store', ...allow };
	if (!state) return documentAnswer(status, bareDocument(visitor), { headers });
	const inLanguage = language ?? visitorLanguage(visitor, state);
	const text = textIn(inLanguage, state.site.configuration.defaultLanguage);
	const html = noticeDocument(
		context,
		state,
		{ language: inLanguage, pathname: `/${inLanguage}/`, search: '' },
		{ notice: { kind: 'refused', reason }, title: text('frame.refused.title') },
	);
	return documentAnswer(status, html, { headers: { ...headers, ...policy(context, html) } });
}

/** Before the site's content is known there is no frame to draw. */
function bareDocument({ cookie, acceptLanguage }: Visitor): string {
	const language = negotiateLanguage({ cookie: languageCookie(cookie), acceptLanguage }, LANGUAGES, 'nl');
	const text = textIn(language, 'nl');
	const title = escapeHtml(text('frame.unavailable.title'));
	return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${escapeHtml(text('frame.unavailable.soon'))}</p></main></body></html>`;
}
