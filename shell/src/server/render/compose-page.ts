import { ApiError, type Page } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import { planPage, planPostedForm, planRoute, planRouteWithPage } from '../../page/plan/page-plan.ts';
import type { PlannedSlot } from '../../page/plan/planned-slot.ts';
import { pageIdOf } from '../../page/routes/page-routes.ts';
import { isPreviewAddress } from '../../page/routes/preview-address.ts';
import { ApiHangs } from '../site/api-pulse.ts';
import type { SiteState } from '../site/site-state.ts';
import type { Composition, CompositionNotes, CompositionRequest } from './composition.ts';
import { pageOutcome } from './page-outcome.ts';
import { renderSlots, type SlotRenderer } from './render-slots.ts';

/** Of a page whose slots were not rendered. */
const NO_NOTES: CompositionNotes = { cookies: [], reports: [], failures: [] };

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
		return { ...NO_NOTES, kind: 'unavailable', message: error.message };
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
		const message = messageOf(error);
		return {
			...NO_NOTES,
			...(isGone ? { kind: 'missing' } : { kind: 'unavailable', message }),
		};
	}
	const outcomes = await renderSlots(renderer, state, request, plan.slots);
	const notes: CompositionNotes = {
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
	return { ...notes, ...pageOutcome(state, request, outcomes, plan.page) };
}
