import type { FramePlace, IntentType, ManifestSlot, RelationType } from '@estate/shared-contract';

/** The slots that the active remotes offer. */
export interface OfferedSlots {
	remote: string;
	slots: readonly ManifestSlot[];
}

export interface SlotCatalogueEntry {
	remote: string;
	slot: ManifestSlot;
}

function first(offers: readonly OfferedSlots[], fits: (slot: ManifestSlot) => boolean) {
	for (const { remote, slots } of offers) {
		const slot = slots.find(fits);
		if (slot) return { remote, slot };
	}
	return undefined;
}

/** The slot `remote.slot`. */
export function findSlot(offers: readonly OfferedSlots[], id: string): SlotCatalogueEntry | undefined {
	const [remote, name] = id.split('.');
	const slot = offers
		.find((offer) => offer.remote === remote)
		?.slots.find((offered) => offered.name === name);
	return remote && slot ? { remote, slot } : undefined;
}

/** The slot that fills modules with this relation in this view: one that names the view goes before one that takes all. */
export function slotForRelation(offers: readonly OfferedSlots[], relation: RelationType, view: string) {
	const takes = (slot: ManifestSlot) => slot.relations?.includes(relation) ?? false;
	return (
		first(offers, (slot) => takes(slot) && (slot.views?.includes(view) ?? false)) ??
		first(offers, (slot) => takes(slot) && slot.views === undefined)
	);
}

/** Does one of these slots answer an intent in a dialog? Several forms may answer one: the link says which. */
export function answersIntent(
	offers: readonly OfferedSlots[],
	slots: readonly string[],
	intent: IntentType,
): boolean {
	return slots.some((id) => findSlot(offers, id)?.slot.intents?.includes(intent) ?? false);
}

/** The slot that fills a place of the frame. */
export function slotForPlace(offers: readonly OfferedSlots[], place: FramePlace) {
	return first(offers, ({ places }) => places?.includes(place) ?? false);
}
