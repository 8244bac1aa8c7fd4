import type { Language } from '@estate/shared-contract';
import { LANGUAGE_KEYS } from '@estate/shared-i18n';
import { splitQuery } from '../../page/routes/known-query.ts';
import { isCutLink } from '../../page/routes/mailed-link.ts';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import type { Resolution, ResolvedPage } from '../../page/routes/resolution.ts';
import { isRemoteMissing } from '../releases/release-follower.ts';
import type { GoneAddress } from '../site/gone-addresses.ts';
import type { SiteState } from '../site/site-state.ts';
import { type Answer, redirectAnswer } from './answer.ts';
import type { CacheOutcome } from './answer-cache.ts';
import { PERSONAL, SHARED, varyOf } from './cache-control.ts';
import { cacheKey } from './cache-key.ts';
import { composedAnswer } from './composed-answer.ts';
import { mailedLinkAnswer, refusalAnswer, troubleAnswer } from './error-answers.ts';
import { keptResolution } from './kept-resolutions.ts';
import { notFoundPage } from './not-found-page.ts';
import type { PageContext } from './page-context.ts';
import type { PageRequest } from './page-request.ts';
import { rememberLanguage, visitorLanguage } from './visitor-language.ts';

export interface PageAnswer {
	answer: Answer;
	/** What the HTML cache did; `none` for what is never kept */
	cache: CacheOutcome | 'none';
	/** Id of the route that the address belongs to; undefined where it is no page's */
	route?: string;
}

const uncached = (answer: Answer): PageAnswer => ({ answer, cache: 'none' });

/** Answers a request for a page: redirect, page, not-found page, or 503 in the frame. */
export async function answerPage(context: PageContext, request: PageRequest): Promise<PageAnswer> {
	const { state } = context.live;
	if (!state) return uncached(troubleAnswer(context, undefined, request, { status: 503 }));
	const resolution = keptResolution({
		pathname: request.pathname,
		search: request.search,
		table: state.table,
		enabledLanguages: state.site.configuration.enabledLanguages,
		detect: () => visitorLanguage(request, state),
		redirectOf: (routeId) => state.redirects[routeId],
	});
	switch (resolution.kind) {
		case 'bad-address':
			return uncached(refusalAnswer(context, request, 'bad-address', resolution.language));
		case 'redirect':
			return uncached(addressRedirect(resolution));
		case 'not-found': {
			const gone = state.gone(request.pathname);
			if (gone) return answerGone(context, state, gone, resolution.language);
			// Its addresses are not known just now, and search engines would forget what they find missing.
			if (isRemoteMissing(context.releases))
				return uncached(troubleAnswer(context, state, request, { status: 503 }));
			if (isCutLink(state.table, request.pathname))
				return uncached(mailedLinkAnswer(context, state, resolution.language, 'incomplete-link'));
			return notFoundPage(context, state, resolution.language);
		}
		case 'page':
			return {
				...(await answerFound(context, { state, request, page: resolution })),
				route: resolution.route.id,
			};
	}
}

/** An address of a remote that was taken out. Not for good: it may be brought back, so nobody is to remember a redirect. */
async function answerGone(
	context: PageContext,
	state: SiteState,
	gone: GoneAddress,
	language: Language,
): Promise<PageAnswer> {
	const to = gone.redirect(language);
	if (to) return uncached(redirectAnswer(302, to, { headers: { 'cache-control': 'no-cache' } }));
	const { answer, cache } = await notFoundPage(context, state, language);
	return { answer: { ...answer, status: 410 }, cache };
}

function addressRedirect({ status, to, store }: Resolution & { kind: 'redirect' }): Answer {
	return redirectAnswer(status, to, {
		headers: { 'cache-control': store ? PERSONAL : SHARED, vary: varyOf(false) },
		cookies: rememberLanguage(store),
	});
}

/** The question without what nobody reads, in one spelling: neither key, links nor fields of the page hold it. */
function withoutUnread({
	state,
	request,
	page,
}: {
	state: SiteState;
	request: PageRequest;
	page: ResolvedPage;
}): { request: PageRequest; page: ResolvedPage; dropped: string } {
	const { pathname, search } = request;
	if (page.route.private || isPreviewAddress(pathname + search)) return { request, page, dropped: '' };
	const names = state.queryNames.get(page.route.id);
	const { known, dropped } = splitQuery(search, names);
	const { arrival } = page;
	return {
		request: { ...request, search: known },
		page: arrival
			? { ...page, arrival: { ...arrival, search: splitQuery(arrival.search, names).known } }
			: page,
		dropped,
	};
}

/** A redirect keeps what the page did not read: analytics in the browser does. */
function leadingOn(answer: Answer, dropped: string): Answer {
	const to = answer.headers.location;
	if (dropped === '' || !to?.startsWith('/')) return answer;
	const rest = new URLSearchParams(dropped);
	rest.delete(LANGUAGE_KEYS.query);
	if (rest.size === 0) return answer;
	const [path = '', fragment] = to.split('#');
	const location = `${path}${path.includes('?') ? '&' : '?'}${rest}${fragment ? `#${fragment}` : ''}`;
	return { ...answer, headers: { ...answer.headers, location } };
}

async function answerFound(
	context: PageContext,
	found: { state: SiteState; request: PageRequest; page: ResolvedPage },
): Promise<PageAnswer> {
	const { state } = found;
	const { request, page, dropped } = withoutUnread(found);
	const { pathname, search } = request;
	const isPersonal = page.route.private === true || page.route.fresh === true || request.form !== undefined;
	const make = () => composedAnswer(context, page, request, isPersonal);
	const isOnce = isPersonal || state.override || page.arrival?.store || isPreviewAddress(pathname + search);
	if (isOnce) return uncached(leadingOn(await make(), dropped));
	const key = cacheKey(state.variant, page.language, pathname, search);
	const made = await context.answers.answer(key, state.key, make);
	return { answer: leadingOn(made.answer, dropped), cache: made.outcome };
}
