import { isMailedLink } from '../../page/routes/mailed-link.ts';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import type { ResolvedPage } from '../../page/routes/resolution.ts';
import { composePage } from '../render/compose-page.ts';
import type { Composition, CompositionRequest } from '../render/composition.ts';
import type { SiteState } from '../site/site-state.ts';
import { type Answer, redirectAnswer } from './answer.ts';
import { PERSONAL, SHARED, varyOf } from './cache-control.ts';
import { mailedLinkAnswer, refusalAnswer, troubleAnswer } from './error-answers.ts';
import { notFoundPage } from './not-found-page.ts';
import { pageAnswer } from './page-answer.ts';
import type { PageContext } from './page-context.ts';
import { askerHeaders, type PageRequest } from './page-request.ts';
import { rememberLanguage } from './visitor-language.ts';

/** Composes; where a remote's bundle turned out broken, the release set changes and the page is composed once more. */
async function compose(
	context: PageContext,
	request: CompositionRequest,
): Promise<{ state: SiteState; composition: Composition }> {
	for (let attempt = 1; ; attempt++) {
		const { state } = context.live;
		if (!state) throw new Error('The site was known just before.');
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

function composedRedirect(
	{ status, to, cookies }: Composition & { kind: 'redirect' },
	{ arrival, isPrefixed }: ResolvedPage,
	isPersonal: boolean,
): Answer {
	const remembered = rememberLanguage(arrival?.store);
	const isShared = !isPersonal && cookies.length === 0 && remembered.length === 0;
	return redirectAnswer(status, to, {
		headers: { 'cache-control': isShared ? SHARED : PERSONAL, vary: varyOf(isPrefixed && !arrival) },
		isShared,
		cookies: [...cookies, ...remembered],
	});
}

/** The answer for a page that there is: composed, redirected, or the error page that is due. */
export async function composedAnswer(
	context: PageContext,
	page: ResolvedPage,
	request: PageRequest,
	isPersonal: boolean,
): Promise<Answer> {
	const { pathname, search, form } = request;
	const slot = form?.fields.find(([name]) => name === '_slot')?.[1] ?? '';
	const { state, composition } = await compose(context, {
		page,
		location: { pathname, search, hash: '' },
		apiHeaders: isPersonal ? request.personalHeaders : askerHeaders(request),
		isShared: !isPersonal && !isPreviewAddress(pathname + search),
		form: form && { slot, posted: form },
	});
	switch (composition.kind) {
		case 'missing':
			if (isMailedLink(page.route)) return mailedLinkAnswer(context, state, page.language, 'incomplete-link');
			return (await notFoundPage(context, state, page.language)).answer;
		case 'unavailable':
			context.log(`${page.route.id} cannot be composed: ${composition.message}`);
			return troubleAnswer(context, state, request, { status: 503, page });
		case 'bad-form':
			return refusalAnswer(context, request, 'bad-form', page.language);
		case 'redirect':
			return composedRedirect(composition, page, isPersonal);
		case 'page':
			return pageAnswer(context, { state, page, request, isPersonal, composition });
	}
}
