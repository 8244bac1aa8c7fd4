import type { Page, RenderResponse } from '@estate/shared-contract';
import { cmsPage } from '../../page/plan/cms-page.ts';
import { type PageSetting, primaryOf, routePage } from '../../page/plan/route-page.ts';
import { routeWithPage } from '../../page/plan/route-with-page.ts';
import { decodePath } from '../../page/routes/decode-path.ts';
import { pageAddresses } from '../../page/routes/page-addresses.ts';
import { pageIdOf } from '../../page/routes/page-routes.ts';
import { textIn } from '../../page/site/texts.ts';
import type { FilledSlot } from '../../page/view/page-view.ts';
import type { SiteState } from '../site/site-state.ts';
import type { ComposedPage, CompositionRequest, PageOutcome, SlotOutcome } from './composition.ts';

/** A posted form that was taken: the page is shown with what came of it. */
interface TakenForm {
	kind: 'shown';
	status: number;
	retryAfter: number | undefined;
}

/** Statuses of the api for what it does not know, or cannot read, where a remote of an older kit throws them. */
const MISSING_STATUSES: readonly number[] = [400, 404, 414];

/** The same of a remote of today, whose kit answers with a 404 and nothing to render. */
const saysMissing = ({ status, html, data }: RenderResponse): boolean =>
	status === 404 && html === '' && data === null;

/** What the slot that the page is for could not read: what is not there, or not now. Other failures leave a page. */
function outcomeOfFailure({ failure }: Partial<SlotOutcome> = {}): PageOutcome | undefined {
	if (failure?.kind === 'api' && MISSING_STATUSES.includes(failure.status)) return { kind: 'missing' };
	if (failure?.isTransient) return { kind: 'unavailable', message: failure.message };
	return undefined;
}

/** What the slot that a form was posted to made of it. */
function outcomeOfForm(form: string, outcomes: readonly SlotOutcome[]): PageOutcome | TakenForm {
	const addressee = outcomes.find(({ slot }) => `${slot.remote}.${slot.slot.name}` === form);
	if (!addressee) return { kind: 'bad-form' };
	const { failure, response } = addressee;
	if (failure?.kind === 'api' && !failure.isTransient)
		return { kind: failure.status === 404 ? 'missing' : 'bad-form' };
	if (failure) return { kind: 'unavailable', message: failure.message };
	const { redirect, status = 200, retryAfter } = response;
	return redirect
		? { kind: 'redirect', to: redirect.to, status: 303 }
		: { kind: 'shown', status, retryAfter };
}

/** Where the visitor should be instead: a slot's redirect, or the one canonical address (decisions 10). */
function outcomeOfAddress(
	{ table }: SiteState,
	{ page, location, form }: CompositionRequest,
	primary: RenderResponse | undefined,
): PageOutcome | undefined {
	const { route, params, language, arrival, isPrefixed } = page;
	const { redirect, addresses, status = 200 } = primary ?? {};
	if (redirect)
		return {
			kind: 'redirect',
			to: redirect.to || table.href(route.id, params, language) + (arrival?.search ?? ''),
			status: redirect.permanent ? 301 : 302,
		};
	if (form || !isPrefixed || status >= 400) return undefined;
	const address = addresses?.[language];
	if (address && decodePath(address) !== decodePath(location.pathname))
		return {
			kind: 'redirect',
			to: address + (arrival?.search ?? location.search),
			status: arrival?.status ?? 301,
		};
	if (!arrival || !primary) return undefined;
	return {
		kind: 'redirect',
		to: table.href(route.id, params, language) + arrival.search,
		status: arrival.status,
	};
}

function filledSlot(state: SiteState, { slot, response }: SlotOutcome): FilledSlot {
	const version = state.releases.remotes.get(slot.remote)?.manifest.version ?? '';
	return { slot, version, result: response && { ...response, isDrawn: true } };
}

/** The page itself: what its slots gave, and what stands around them. */
function composedPage(
	state: SiteState,
	request: CompositionRequest,
	outcomes: readonly SlotOutcome[],
	{
		page,
		primary,
		taken,
	}: { page?: Page | undefined; primary?: RenderResponse | undefined; taken?: TakenForm | undefined },
): ComposedPage {
	const { route, params, language } = request.page;
	const { configuration } = state.site;
	const { enabledLanguages: enabled, defaultLanguage } = configuration;
	const setting: PageSetting = {
		route,
		params,
		language,
		table: state.table,
		site: configuration,
		text: textIn(language, defaultLanguage),
	};
	const filled = outcomes.map((outcome) => filledSlot(state, outcome));
	const isOwn = request.form !== undefined || request.location.search !== '';
	const { view, head } = !page
		? routePage(setting, filled)
		: pageIdOf(route.id) !== undefined
			? cmsPage(setting, page, filled)
			: routeWithPage(setting, page, filled, isOwn);
	const languages = { enabled, default: defaultLanguage };
	return {
		status: taken?.status ?? primary?.status ?? 200,
		retryAfter: taken?.retryAfter,
		view,
		head,
		html: new Map(outcomes.flatMap(({ slot, response }) => (response ? [[slot.key, response.html]] : []))),
		addresses: pageAddresses(request.page, state.table, languages, primary?.addresses),
	};
}

/**
 * What becomes of a page whose slots were rendered. The first that applies: its primary slot could not read what it is for;
 * the form that was posted leads elsewhere; the address does; the slot says that there is nothing; else the page.
 */
export function pageOutcome(
	state: SiteState,
	request: CompositionRequest,
	outcomes: readonly SlotOutcome[],
	page: Page | undefined,
): PageOutcome {
	const isCmsPage = pageIdOf(request.page.route.id) !== undefined;
	const primary = isCmsPage ? undefined : primaryOf(outcomes);
	const response = primary?.response;
	const failed = outcomeOfFailure(primary);
	if (failed) return failed;
	const formed = request.form && outcomeOfForm(request.form.slot, outcomes);
	if (formed && formed.kind !== 'shown') return formed;
	const elsewhere = outcomeOfAddress(state, request, response);
	if (elsewhere) return elsewhere;
	if (response && saysMissing(response)) return { kind: 'missing' };
	return {
		kind: 'page',
		page: composedPage(state, request, outcomes, { page, primary: response, taken: formed }),
	};
}
