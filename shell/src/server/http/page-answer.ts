import { configuredTags } from '@estate/shared-contract';
import { linkedQuery } from '../../page/routes/known-query.ts';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import type { ResolvedPage } from '../../page/routes/resolution.ts';
import type { ComposedPage, Composition } from '../render/composition.ts';
import type { SiteState } from '../site/site-state.ts';
import { type Answer, documentAnswer } from './answer.ts';
import { PERSONAL, SHARED, varyOf } from './cache-control.ts';
import { pageDocument } from './document.ts';
import { RETRY_AFTER_SECONDS } from './error-answers.ts';
import type { PageContext } from './page-context.ts';
import type { PageRequest } from './page-request.ts';
import { contentSecurityPolicy } from './security-headers.ts';

interface MadePage {
	state: SiteState;
	page: ResolvedPage;
	request: PageRequest;
	/** Made for one visitor */
	isPersonal: boolean;
	composition: Composition & { kind: 'page' };
}

/** When to try again, where the status asks for it. */
function comeBack({ status, retryAfter }: ComposedPage): Record<string, string> {
	const seconds = retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
	return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}

function policyOf(html: string, siteUrl: string, state: SiteState, isPrivate: boolean): string {
	const tags = isPrivate ? {} : configuredTags(state.site.configuration.analytics);
	const others = { sources: state.override?.origins, artifacts: state.artifacts };
	return contentSecurityPolicy(html, siteUrl, tags, others);
}

/** The answer with the document of a composed page. Only one that is the same for everybody and whole is shared. */
export function pageAnswer(
	context: PageContext,
	{ state, page, request, isPersonal, composition }: MadePage,
): Answer {
	const { page: composed, failures, cookies } = composition;
	const { language, route, isPrefixed, arrival } = page;
	const { pathname, search } = request;
	const isPrivate = route.private === true;
	const linked = isPrivate ? linkedQuery(search) : search;
	const html = pageDocument(context, state, { language, pathname, search: linked }, composed);
	const isPreview = isPreviewAddress(pathname + search);
	const isShared = !isPersonal && !isPreview && cookies.length === 0 && failures.length === 0;
	const isHidden = composed.head.noindex || isPreview;
	return documentAnswer(composed.status, html, {
		headers: {
			...comeBack(composed),
			'content-security-policy': policyOf(html, context.siteUrl, state, isPrivate),
			// Its address may be a mailed link: no other page learns more than where the visitor comes from.
			...(isPrivate ? { 'referrer-policy': 'strict-origin' } : {}),
			'content-language': language,
			'cache-control': isShared ? SHARED : isPersonal || isPreview ? PERSONAL : 'no-cache',
			vary: varyOf(isPrefixed && !arrival),
			...(isHidden ? { 'x-robots-tag': 'noindex' } : {}),
		},
		isShared,
		cookies,
	});
}
