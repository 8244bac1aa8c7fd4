import type { Language, Route } from '@estate/shared-contract';
import { configuredTags, LANGUAGES } from '@estate/shared-contract';
import { negotiateLanguage } from '@estate/shared-i18n';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../../frame/escape-html.ts';
import { planPlace } from '../../page/plan/page-plan.ts';
import { linkedQuery } from '../../page/routes/known-query.ts';
import { pageAddresses } from '../../page/routes/page-addresses.ts';
import type { ResolvedPage } from '../../page/routes/resolution.ts';
import { textIn } from '../../page/site/texts.ts';
import { errorPage } from '../../page/view/error-page.ts';
import type { RefusalReason } from '../../page/view/error-page-model.ts';
import { renderSlots } from '../render/render-slots.ts';
import type { SiteState } from '../site/site-state.ts';
import { type Answer, documentAnswer } from './answer.ts';
import { SHARED, varyOf } from './cache-control.ts';
import { errorDocument } from './document.ts';
import type { PageContext } from './page-context.ts';
import { languageCookie, type PageRequest, pageRequest } from './page-request.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { type Visitor, visitorLanguage } from './visitor-language.ts';

/** When a page that cannot be made now is worth another try */
export const RETRY_AFTER_SECONDS = '10';

const STATUS: Record<RefusalReason, number> = {
	'bad-address': 400,
	'bad-form': 400,
	crowded: 429,
	'foreign-form': 403,
	override: 403,
	'override-logged-in': 403,
	method: 405,
	'large-form': 413,
	'long-address': 414,
};

const NOT_FOUND_ROUTE: Route = {
	id: 'frame.not-found',
	pageType: 'page',
	paths: { original: '/' },
	breadcrumb: [],
	unprefixed: 'show',
	slots: [],
};

const policy = (context: PageContext, state: SiteState, html: string) => ({
	'content-security-policy': contentSecurityPolicy(
		html,
		context.siteUrl,
		configuredTags(state.site.configuration.analytics),
		{ sources: state.override?.origins, artifacts: state.artifacts },
	),
});

/** Where a page of the frame stands that is the same for every address. */
const nowhere = (language: Language) => ({ language, pathname: '', search: '' });

function setting({ site }: SiteState, language: Language) {
	const { configuration } = site;
	return { language, site: configuration, text: textIn(language, configuration.defaultLanguage) };
}

/** Status 404 with the not-found page: search form and a link property (decisions 2). */
export async function notFoundAnswer(
	context: PageContext,
	state: SiteState,
	language: Language,
): Promise<Answer> {
	const request = {
		page: { route: NOT_FOUND_ROUTE, params: {}, language, isPrefixed: true },
		location: { pathname: `/${language}/`, search: '', hash: '' },
		apiHeaders: {},
		isShared: true,
	};
	const outcomes = await renderSlots(context.renderer, state, request, planPlace('not-found', state.offers));
	const filled = outcomes.map(({ slot, response }) => ({
		slot: { ...slot, isBanner: false },
		version: state.releases.remotes.get(slot.remote)?.manifest.version ?? '',
		result: response && { ...response, isDrawn: true },
	}));
	const html = errorDocument(context, state, nowhere(language), {
		...errorPage({ kind: 'not-found' }, setting(state, language), filled),
		slotHtml: new Map(
			outcomes.flatMap(({ slot, response }) => (response ? [[slot.key, response.html]] : [])),
		),
	});
	const isShared = outcomes.every(({ failure }) => failure === undefined);
	const headers = {
		...policy(context, state, html),
		'content-language': language,
		'cache-control': isShared ? SHARED : 'no-cache',
		// Of an address without a language it is in the visitor's.
		vary: varyOf(false),
	};
	return documentAnswer(404, html, { headers, isShared });
}

/** Status 404 for the link of a mail that is not whole, 410 for one whose time is over, and what to do. Never kept: its address may be a link that works. */
export function mailedLinkAnswer(
	context: PageContext,
	state: SiteState,
	language: Language,
	kind: 'incomplete-link' | 'link-over',
): Answer {
	const page = errorPage({ kind }, setting(state, language));
	const html = errorDocument(context, state, nowhere(language), page);
	const headers = { 'cache-control': 'no-store', ...policy(context, state, html) };
	return documentAnswer(kind === 'link-over' ? 410 : 404, html, { headers });
}

/** The same for an address that names no language, in the visitor's. */
export function incompleteLink(context: PageContext, request: FastifyRequest): Answer {
	const { state } = context.live;
	const visitor = pageRequest(request);
	if (!state) return troubleAnswer(context, state, visitor, { status: 503 });
	return mailedLinkAnswer(context, state, visitorLanguage(visitor, state), 'incomplete-link');
}

interface Trouble {
	/** 503: the data cannot be had just now (decisions 42). 500: the shell itself failed */
	status: 503 | 500;
	/** The page that was asked for, where it is known: the switcher leads to it in the other languages */
	page?: ResolvedPage | undefined;
}

/** The error page in the site's frame; with status 503 it says when to come back. */
export function troubleAnswer(
	context: PageContext,
	state: SiteState | undefined,
	visitor: PageRequest,
	{ status, page }: Trouble,
): Answer {
	const comeBack: Record<string, string> = status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {};
	const headers = { 'cache-control': 'no-store', ...comeBack };
	if (!state) return documentAnswer(status, bareDocument(visitor), { headers });
	const language = page?.language ?? visitorLanguage(visitor, state);
	const { enabledLanguages: enabled, defaultLanguage } = state.site.configuration;
	const { pathname, search } = visitor;
	const html = errorDocument(
		context,
		state,
		{ language, pathname, search: linkedQuery(search) },
		{
			...errorPage({ kind: 'unavailable' }, setting(state, language)),
			...(page ? { addresses: pageAddresses(page, state.table, { enabled, default: defaultLanguage }) } : {}),
		},
	);
	return documentAnswer(status, html, { headers: { ...headers, ...policy(context, state, html) } });
}

/** The answer to what was not foreseen: the error page in the frame, and without the frame where that is what failed. */
export function failureAnswer(context: PageContext, visitor: PageRequest): Answer {
	try {
		return troubleAnswer(context, context.live.state, visitor, { status: 500 });
	} catch {
		return troubleAnswer(context, undefined, visitor, { status: 500 });
	}
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
	const page = errorPage({ kind: 'refused', reason }, setting(state, inLanguage));
	const html = errorDocument(context, state, nowhere(inLanguage), page);
	return documentAnswer(status, html, { headers: { ...headers, ...policy(context, state, html) } });
}

/** Before the site's content is known there is no frame to render. */
function bareDocument({ cookie, acceptLanguage }: Visitor): string {
	const language = negotiateLanguage({ cookie: languageCookie(cookie), acceptLanguage }, LANGUAGES, 'nl');
	const text = textIn(language, 'nl');
	const title = escapeHtml(text('frame.unavailable.title'));
	return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${escapeHtml(text('frame.unavailable.soon'))}</p></main></body></html>`;
}
