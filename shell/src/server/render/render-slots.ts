import { REVISION_HEADER } from '@estate/remote-kit/isolation';
import { inSpan } from '@estate/telemetry';
import type { PlannedSlot } from '../../page/plan/planned-slot.ts';
import type { ApiPulse } from '../site/api-pulse.ts';
import type { SiteState } from '../site/site-state.ts';
import type { CompositionRequest, SlotOutcome } from './composition.ts';
import type { PageReader } from './page-reader.ts';
import type { RenderPool } from './render-pool.ts';
import { failureFacts, SlotFailure } from './slot-failure.ts';
import type { SlotRequest } from './worker-messages.ts';

export interface SlotRenderer {
	pool: RenderPool;
	/** Origin of the api */
	apiUrl: string;
	/** Whether the api answers at all */
	pulse: ApiPulse;
	pages: PageReader;
	siteUrl: string;
	/** For one slot */
	timeLimitMs: number;
	/** Sees every slot that was rendered or failed */
	observe(outcome: SlotOutcome, version: string, milliseconds: number): void;
}

function slotRequest(
	{ apiUrl, siteUrl, timeLimitMs }: SlotRenderer,
	{ site, releases }: SiteState,
	{ page, location, apiHeaders, isShared, form }: CompositionRequest,
	slot: PlannedSlot,
): { version: string; request: SlotRequest } {
	const { language, route, params } = page;
	const { defaultLanguage, enabledLanguages } = site.configuration;
	const isAddressee = form?.slot === `${slot.remote}.${slot.slot.name}`;
	return {
		version: releases.remotes.get(slot.remote)?.manifest.version ?? '',
		request: {
			language,
			defaultLanguage,
			enabledLanguages,
			identifierPrefix: `${slot.key}-`,
			route: { id: route.id, params },
			location,
			siteUrl,
			input: slot.input,
			apiUrl,
			apiHeaders: isShared ? { ...apiHeaders, [REVISION_HEADER]: site.revision } : apiHeaders,
			form: isAddressee ? form?.posted : undefined,
			timeLimit: timeLimitMs,
		},
	};
}

async function renderSlot(
	renderer: SlotRenderer,
	state: SiteState,
	request: CompositionRequest,
	slot: PlannedSlot,
): Promise<SlotOutcome> {
	const started = performance.now();
	const { version, request: slotPart } = slotRequest(renderer, state, request, slot);
	let outcome: SlotOutcome;
	try {
		const remote = state.releases.remotes.get(slot.remote);
		if (!remote) throw new SlotFailure({ kind: 'import', message: `${slot.remote} has no active version.` });
		if (remote.source)
			throw new SlotFailure({ kind: 'elsewhere', message: `${remote.source} is rendered in the browser.` });
		if (remote.damage === 'server')
			throw new SlotFailure({
				kind: 'damaged',
				message: `${slot.remote} ${version} is not whole in the release store.`,
				isTransient: true,
			});
		const response = await renderer.pool.render({
			bundle: remote.bundle,
			slot: slot.slot.name,
			snapshot: state.snapshot,
			request: slotPart,
		});
		outcome = { slot, response };
	} catch (error) {
		outcome = { slot, failure: error instanceof SlotFailure ? error : new SlotFailure(failureFacts(error)) };
	}
	renderer.observe(outcome, version, performance.now() - started);
	return outcome;
}

/** The same, in a span with what became of it. */
function tracedSlot(
	renderer: SlotRenderer,
	state: SiteState,
	request: CompositionRequest,
	slot: PlannedSlot,
): Promise<SlotOutcome> {
	const name = `${slot.remote}.${slot.slot.name}`;
	return inSpan(`slot ${name}`, {}, async (span) => {
		const outcome = await renderSlot(renderer, state, request, slot);
		if (outcome.failure) span?.set({ 'error.type': outcome.failure.kind });
		return outcome;
	});
}

/** Renders all slots of a page at once; a failure stays with its slot. */
export function renderSlots(
	renderer: SlotRenderer,
	state: SiteState,
	request: CompositionRequest,
	slots: readonly PlannedSlot[],
): Promise<SlotOutcome[]> {
	return Promise.all(slots.map((slot) => tracedSlot(renderer, state, request, slot)));
}
