import type { Language } from '@estate/shared-contract';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import type { Resolution, ResolvedPage } from '../../page/routes/resolution.ts';
import { resolveAddress } from '../../page/routes/resolve-address.ts';
import type { SiteState } from '../site/site-state.ts';
import { type Answer, redirectAnswer } from './answer.ts';
import type { AnswerCache, CacheOutcome } from './answer-cache.ts';
import { PERSONAL, SHARED, varyOf } from './cache-control.ts';
import { cacheKey } from './cache-key.ts';
import { composedAnswer } from './composed-answer.ts';
import { notFoundAnswer, refusalAnswer, troubleAnswer } from './error-answers.ts';
import type { PageContext } from './page-context.ts';
import type { PageRequest } from './page-request.ts';
import { rememberLanguage, visitorLanguage } from './visitor-language.ts';

export interface PageAnswer {
	answer: Answer;
	/** What the HTML cache did; `none` for what is never kept */
	cache: CacheOutcome | 'none';
}

const uncached = (answer: Answer): PageAnswer => ({ answer, cache: 'none' });

/** Answers a request for a page: redirect, page, not-found page, or 503 in the frame. */
export async function answerPage(
	context: PageContext,
	cache: AnswerCache,
	request: PageRequest,
): Promise<PageAnswer> {
	const { state } = context.live;
	if (!state) return uncached(troubleAnswer(context, undefined, request, { status: 503 }));
	const resolution = resolveAddress({
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
		case 'not-found':
			return answerNotFound(context, cache, state, resolution.language);
		case 'page':
			return answerFound(context, cache, { state, request, page: resolution });
	}
}

function addressRedirect({ status, to, store }: Resolution & { kind: 'redirect' }): Answer {
	return redirectAnswer(status, to, {
		headers: { 'cache-control': store ? PERSONAL : SHARED, vary: varyOf(false) },
		cookies: rememberLanguage(store),
	});
}

async function answerNotFound(
	context: PageContext,
	cache: AnswerCache,
	state: SiteState,
	language: Language,
): Promise<PageAnswer> {
	const make = () => notFoundAnswer(context, state, language);
	if (state.override) return uncached(await make());
	const made = await cache.answer(`${state.variant} ${language} 404`, state.key, make);
	return { answer: made.answer, cache: made.outcome };
}

async function answerFound(
	context: PageContext,
	cache: AnswerCache,
	{ state, request, page }: { state: SiteState; request: PageRequest; page: ResolvedPage },
): Promise<PageAnswer> {
	const { pathname, search } = request;
	const isPersonal = page.route.private === true || page.route.fresh === true || request.form !== undefined;
	const make = () => composedAnswer(context, page, request, isPersonal);
	const isOnce = isPersonal || state.override || page.arrival?.store || isPreviewAddress(pathname + search);
	if (isOnce) return uncached(await make());
	const key = cacheKey(state.variant, page.language, pathname, search);
	const made = await cache.answer(key, state.key, make);
	return { answer: made.answer, cache: made.outcome };
}
