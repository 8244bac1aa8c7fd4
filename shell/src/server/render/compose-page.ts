import { ApiError, type Page, type RenderResponse } from '@estate/shared-contract';
import { cmsPage } from '../../page/plan/cms-page.ts';
import { planPage, planPostedForm, planRoute, planRouteWithPage } from '../../page/plan/page-plan.ts';
import type { PlannedSlot } from '../../page/plan/planned-slot.ts';
import { type PageSetting, primaryOf, routePage } from '../../page/plan/route-page.ts';
import { routeWithPage } from '../../page/plan/route-with-page.ts';
import { decodePath } from '../../page/routes/decode-path.ts';
import { pageAddresses } from '../../page/routes/page-addresses.ts';
import { pageIdOf } from '../../page/routes/page-routes.ts';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import { textIn } from '../../page/site/texts.ts';
import type { FilledSlot } from '../../page/view/page-view.ts';
import { ApiHangs } from '../site/api-pulse.ts';
import type { SiteState } from '../site/site-state.ts';
import type { ComposedPage, Composition, CompositionRequest, SlotOutcome } from './composition.ts';
import { renderSlots, type SlotRenderer } from './render-slots.ts';

type Outcome = Composition extends infer Each
	? Each extends unknown
		? Omit<Each, 'cookies' | 'reports' | 'failures'>
		: never
	: never;

/** The kit answers an unknown id of the api with a 404 and nothing to render: the shell's own page is due. */
const isMissing = ({ status, html, data }: RenderResponse) => status === 404 && html === '' && data === null;

/** What the api does not know, or cannot read: remotes of an older kit throw the latter. */
const MISSING: readonly number[] = [400, 404, 414];

const statusCode = (permanent: boolean | undefined) => (permanent ? 301 : 302);

/** Where the visitor should be instead: a slot's redirect, or the one canonical address (decisions 10). */
function redirectOf({ page, location, form }: CompositionRequest, primary: RenderResponse | undefined) {
	const { redirect, addresses, status = 200 } = primary ?? {};
	if (redirect) return { to: redirect.to, status: statusCode(redirect.permanent) } as const;
	const address = addresses?.[page.language];
	if (form || !page.isPrefixed || status >= 400) return undefined;
	if (address && decodePath(address) !== decodePath(location.pathname))
		return {
			to: address + (page.arrival?.search ?? location.search),
			status: page.arrival?.status ?? 301,
		} as const;
	if (page.arrival && primary) return { to: '', status: page.arrival.status } as const;
	return undefined;
}

function answerToForm(form: NonNullable<CompositionRequest['form']>, outcomes: readonly SlotOutcome[]) {
	const addressee = outcomes.find(({ slot }) => `${slot.remote}.${slot.slot.name}` === form.slot);
	if (!addressee) return { kind: 'bad-form' } as const;
	const { failure } = addressee;
	if (failure?.kind === 'api' && !failure.isTransient)
		return failure.status === 404 ? ({ kind: 'missing' } as const) : ({ kind: 'bad-form' } as const);
	if (failure) return { kind: 'unavailable', message: failure.message } as const;
	const { redirect, status = 200, retryAfter } = addressee.response;
	return redirect
		? ({ kind: 'redirect', to: redirect.to, status: 303 } as const)
		: ({ kind: 'shown', status, retryAfter } as const);
}

/** What stands on the page. Rejects as the api does where that cannot be read. */
async function planOf(
	{ pages, timeLimitMs }: SlotRenderer,
	{ offers, site }: SiteState,
	{ page: { route, language }, location, isShared, form }: CompositionRequest,
): Promise<{ page?: Page; slots: PlannedSlot[] }> {
	const own = pageIdOf(route.id);
	const id = own ?? route.page;
	if (id === undefined) return { slots: planRoute(route, offers) };
	const facts = { language, site: site.configuration };
	try {
		// What was posted is not to wait for the page around it, which stands for everybody all the same.
		const isKept = isShared || (form && !isPreviewAddress(location.pathname + location.search));
		const page = await pages.read(id, language, {
			revision: isKept ? site.revision : undefined,
			timeout: form && timeLimitMs,
		});
		const slots =
			own === undefined ? planRouteWithPage(route, page, offers, facts) : planPage(page, offers, facts);
		return { page, slots };
	} catch (error) {
		// The route is the remote's own: it stands without the words around it, and takes what was posted.
		const isWithout = form || (error instanceof ApiError && error.isNotFound);
		if (own === undefined && isWithout) return { slots: planRoute(route, offers) };
		const slots = form ? planPostedForm(form.slot, offers) : [];
		if (slots.length > 0 && error instanceof ApiError && error.isTransient) return { slots };
		throw error;
	}
}

function outcomeOf(
	state: SiteState,
	request: CompositionRequest,
	outcomes: readonly SlotOutcome[],
	page: Page | undefined,
): Outcome {
	const { route, params, language } = request.page;
	const isCmsPage = pageIdOf(route.id) !== undefined;
	const primary = isCmsPage ? undefined : primaryOf(outcomes);
	const failure = primary?.failure;
	if (failure?.kind === 'api' && MISSING.includes(failure.status)) return { kind: 'missing' };
	if (failure?.isTransient) return { kind: 'unavailable', message: failure.message };
	const redirect = redirectOf(request, primary?.response);
	const answer = request.form && answerToForm(request.form, outcomes);
	if (answer && answer.kind !== 'shown') return answer;
	if (redirect) {
		const to =
			redirect.to || state.table.href(route.id, params, language) + (request.page.arrival?.search ?? '');
		return { kind: 'redirect', to, status: redirect.status };
	}
	if (primary?.response && isMissing(primary.response)) return { kind: 'missing' };

	const configuration = state.site.configuration;
	const setting: PageSetting = {
		route,
		params,
		language,
		table: state.table,
		site: configuration,
		text: textIn(language, configuration.defaultLanguage),
	};
	const filled = outcomes.map((outcome) => filledSlot(state, outcome));
	const isOwn = request.form !== undefined || request.location.search !== '';
	const { view, head } = !page
		? routePage(setting, filled)
		: isCmsPage
			? cmsPage(setting, page, filled)
			: routeWithPage(setting, page, filled, isOwn);
	const { enabledLanguages: enabled, defaultLanguage } = configuration;
	const languages = { enabled, default: defaultLanguage };
	const composed: ComposedPage = {
		status: answer?.status ?? primary?.response?.status ?? 200,
		retryAfter: answer?.retryAfter,
		view,
		head,
		html: new Map(outcomes.flatMap(({ slot, response }) => (response ? [[slot.key, response.html]] : []))),
		addresses: pageAddresses(request.page, state.table, languages, primary?.response?.addresses),
	};
	return { kind: 'page', page: composed };
}

function filledSlot(state: SiteState, { slot, response }: SlotOutcome): FilledSlot {
	const version = state.releases.remotes.get(slot.remote)?.manifest.version ?? '';
	return { slot, version, result: response && { ...response, isDrawn: true } };
}

const nothing = { cookies: [], reports: [], failures: [] };

/**
 * Renders a page: its slots in parallel, then what stands around them. Never throws for what a remote or the api does. Where
 * the api hangs, a page is not waited for: what its slots could not read would be missing from it.
 */
export async function composePage(
	renderer: SlotRenderer,
	state: SiteState,
	request: CompositionRequest,
): Promise<Composition> {
	const composing = compose(renderer, state, request);
	// A form's own slot says what becomes of what was typed.
	if (request.form) return composing;
	try {
		return await renderer.pulse.during(composing);
	} catch (error) {
		if (!(error instanceof ApiHangs)) throw error;
		return { ...nothing, kind: 'unavailable', message: error.message };
	}
}

async function compose(
	renderer: SlotRenderer,
	state: SiteState,
	request: CompositionRequest,
): Promise<Composition> {
	let plan: { page?: Page; slots: PlannedSlot[] };
	try {
		plan = await planOf(renderer, state, request);
	} catch (error) {
		const isGone = error instanceof ApiError && error.isNotFound;
		const message = error instanceof Error ? error.message : String(error);
		return {
			...nothing,
			...(isGone ? { kind: 'missing' } : { kind: 'unavailable', message }),
		};
	}
	const outcomes = await renderSlots(renderer, state, request, plan.slots);
	const notes = {
		cookies: outcomes.flatMap(({ response }) => response?.cookies ?? []),
		reports: outcomes.flatMap(({ slot, response }) =>
			(response?.reports ?? []).map((report) => ({
				...report,
				remote: slot.remote,
				version: state.releases.remotes.get(slot.remote)?.manifest.version ?? '',
				slot: slot.slot.name,
			})),
		),
		failures: outcomes.filter((outcome) => outcome.failure !== undefined),
	};
	return { ...notes, ...outcomeOf(state, request, outcomes, plan.page) };
}
