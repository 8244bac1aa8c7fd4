import type { FramePlace, Page, ResolvedModule, Route } from '@estate/shared-contract';
import { isPublished } from '../routing/page-routes.ts';
import { FULL_WIDTH, type PlannedSlot } from './planned-slot.ts';
import {
	findSlot,
	type OfferedSlots,
	type SlotCatalogueEntry,
	slotForPlace,
	slotForRelation,
} from './slot-catalogue.ts';

type Unnumbered = Omit<PlannedSlot, 'key'>;

const numbered = (slots: readonly Unnumbered[]): PlannedSlot[] =>
	slots.map((slot, index) => ({ ...slot, key: `s${index}` }));

/** Slots of a remote's route, one below the other in one row. A slot that no active version offers is left out. */
export function planRoute(route: Route, offers: readonly OfferedSlots[]): PlannedSlot[] {
	const slots = route.slots.flatMap((id) => findSlot(offers, id) ?? []);
	return numbered(slots.map((entry) => ({ ...entry, input: null, row: 0, columns: FULL_WIDTH })));
}

/** The slot of a place of the frame, if a remote fills it. */
export function planPlace(place: FramePlace, offers: readonly OfferedSlots[]): PlannedSlot[] {
	const entry = slotForPlace(offers, place);
	return entry
		? numbered([{ ...entry, input: null, row: 0, columns: FULL_WIDTH, isBanner: place === 'home-banner' }])
		: [];
}

/** A module maps to a slot by its first relation; one without a relation is drawn by the slot that takes articles. */
function slotOf({ module }: ResolvedModule, offers: readonly OfferedSlots[]): SlotCatalogueEntry | undefined {
	return slotForRelation(offers, module.relations[0]?.type ?? 'article');
}

/** Slots of a CMS page: one per published module, by row and order; the home page starts with the banner. */
export function planPage(page: Page, offers: readonly OfferedSlots[]): PlannedSlot[] {
	const banner = page.path === '/' ? planPlace('home-banner', offers) : [];
	const modules = page.modules
		.filter(({ module }) => isPublished(module))
		.sort(
			(one, other) =>
				one.module.position.contentRow - other.module.position.contentRow ||
				one.module.sort - other.module.sort,
		);
	const rows = [...new Set(modules.map(({ module }) => module.position.contentRow))];
	const slots = modules.flatMap((input) => {
		const entry = slotOf(input, offers);
		const { columns, position } = input.module;
		return entry ? { ...entry, input, row: banner.length + rows.indexOf(position.contentRow), columns } : [];
	});
	return numbered([...banner, ...slots]);
}
