import { configuredTags, type Language } from '@estate/shared-contract';
import { LANGUAGE_KEYS } from '@estate/shared-i18n';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import type { Resolution } from '../../page/routes/resolution.ts';
import { resolveAddress } from '../../page/routes/resolve-address.ts';
import { composePage } from '../render/compose-page.ts';
import type { ComposedPage, Composition, CompositionRequest } from '../render/composition.ts';
import type { SiteState } from '../site/site-state.ts';
import { type Answer, documentAnswer, redirectAnswer } from './answer.ts';
import type { AnswerCache, CacheOutcome } from './answer-cache.ts';
import { cacheKey } from './cache-key.ts';
import { pageDocument } from './document.ts';
import {
	notFoundAnswer,
	RETRY_AFTER_SECONDS,
	refusalAnswer,
	troubleAnswer,
	visitorLanguage,
} from './error-answers.ts';
import type { PageContext } from './page-context.ts';
import type { PageRequest } from './page-request.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=30';
const PERSONAL = 'private, no-store';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Language-less addresses answer in the language of the visitor. */
const varies = (isPrefixed: boolean) =>
	isPrefixed ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie';
const isPreview = ({ pathname, search }: PageRequest) => isPreviewAddress(pathname + search);

export interface PageAnswer {
	answer: Answer;
	/** What the HTML cache did; `none` for what is never kept */
	cache: CacheOutcome | 'none';
}

/** When to try again, where the status asks for it. */
function comeBack({ status, retryAfter }: ComposedPage): Record<string, string> {
	const seconds = retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
	return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

function storedLanguage(language: Language | undefined): string[] {
	return language
		? [`${LANGUAGE_KEYS.cookie}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`]
		: [];
}

/** Composes; where a remote's bundle turned out broken, the release set changes and the page is composed once more. */
async function compose(
	context: PageContext,
	request: CompositionRequest,
): Promise<{ state: SiteState; composition: Composition }> {
	for (let attempt = 1; ; attempt++) {
		const { state } = context.live;
		if (!state) throw new Error('The site was known a moment ago.');
		const composition = await composePage(context.renderer, state, request);
		for (const report of composition.reports) context.report(report);
		const broken = composition.failures.filter(({ failure }) => failure.kind === 'import');
		await Promise.all(
			broken.map(({ slot, failure }) => {
				const version = state.releases.remotes.get(slot.remote)?.manifest.version ?? '';
				return context.releases.reportBroken(slot.remote, version, failure.message);
			}),
		);
		if (broken.length === 0 || attempt > 1 || context.live.state === state) return { state, composition };
	}
}

async function composedAnswer(
	context: PageContext,
	page: Resolution & { kind: 'page' },
	request: PageRequest,
	isPersonal: boolean,
): Promise<Answer> {
	const { language } = page;
	const location = { pathname: request.pathname, search: request.search, hash: '' };
	const slot = request.form?.fields.find(([name]) => name === '_slot')?.[1];
	const { state, composition } = await compose(context, {
		page,
		location,
		apiHeaders: isPersonal ? request.personalHeaders : {},
		form: request.form && { slot: slot ?? '', posted: request.form },
	});
	const { cookies } = composition;
	const isShared = !isPersonal && cookies.length === 0;
	const vary = { vary: varies(page.isPrefixed && !page.arrival) };
	switch (composition.kind) {
		case 'missing':
			return notFoundAnswer(context, state, language);
		case 'unavailable':
			context.log(`${page.route.id} cannot be composed: ${composition.message}`);
			return troubleAnswer(context, state, request, { status: 503, page });
		case 'bad-form':
			return refusalAnswer(context, request, 'bad-form', language);
		case 'redirect': {
			const stored = storedLanguage(page.arrival?.store);
			const control = isShared && stored.length === 0 ? SHARED : PERSONAL;
			return redirectAnswer(composition.status, composition.to, {
				headers: { 'cache-control': control, ...vary },
				isShared: isShared && stored.length === 0,
				cookies: [...cookies, ...stored],
			});
		}
		case 'page': {
			const { page: composed, failures } = composition;
			const html = pageDocument(context, state, { language, ...location }, composed);
			const isWhole = failures.length === 0;
			const isPrivate = page.route.private === true;
			return documentAnswer(composed.status, html, {
				headers: {
					...comeBack(composed),
					'content-security-policy': contentSecurityPolicy(
						html,
						context.siteUrl,
						isPrivate ? {} : configuredTags(state.site.configuration.analytics),
						{ sources: state.override?.origins, artifacts: state.artifacts },
					),
					// Its address may be a mailed link: no other page learns more than where the visitor comes from.
					...(isPrivate ? { 'referrer-policy': 'strict-origin' } : {}),
					'content-language': language,
					'cache-control': isShared && isWhole ? SHARED : isPersonal ? PERSONAL : 'no-cache',
					...vary,
					...(composed.head.noindex || isPreview(request) ? { 'x-robots-tag': 'noindex' } : {}),
				},
				isShared: isShared && isWhole,
				cookies,
			});
		}
	}
}

/** Answers a request for a page: redirect, page, not-found page, or 503 in the frame. */
export async function answerPage(
	context: PageContext,
	cache: AnswerCache,
	request: PageRequest,
): Promise<PageAnswer> {
	const { state } = context.live;
	const once = (answer: Answer): PageAnswer => ({ answer, cache: 'none' });
	if (!state) return once(troubleAnswer(context, undefined, request, { status: 503 }));
	const { enabledLanguages } = state.site.configuration;
	const resolution = resolveAddress({
		pathname: request.pathname,
		search: request.search,
		table: state.table,
		enabledLanguages,
		detect: () => visitorLanguage(request, state),
		redirectOf: (routeId) => state.redirects[routeId],
	});
	if (resolution.kind === 'bad-address')
		return once(refusalAnswer(context, request, 'bad-address', resolution.language));
	if (resolution.kind === 'redirect')
		return once(
			redirectAnswer(resolution.status, resolution.to, {
				headers: { 'cache-control': resolution.store ? PERSONAL : SHARED, vary: varies(false) },
				cookies: storedLanguage(resolution.store),
			}),
		);
	if (resolution.kind === 'not-found') {
		if (state.override) return once(await notFoundAnswer(context, state, resolution.language));
		const key = `${state.variant} ${resolution.language} 404`;
		const made = await cache.answer(key, state.key, () =>
			notFoundAnswer(context, state, resolution.language),
		);
		return { answer: made.answer, cache: made.outcome };
	}
	const { private: isPrivate, fresh } = resolution.route;
	const isPersonal = isPrivate === true || fresh === true || request.form !== undefined;
	const make = () => composedAnswer(context, resolution, request, isPersonal);
	if (isPersonal || state.override || resolution.arrival?.store || isPreview(request))
		return once(await make());
	const made = await cache.answer(
		cacheKey(state.variant, resolution.language, request.pathname, request.search),
		state.key,
		make,
	);
	return { answer: made.answer, cache: made.outcome };
}
