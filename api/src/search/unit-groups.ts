import type { SortOrder } from '@estate/shared-contract';
import { AVAILABLE, type PropertyColumns } from './property-columns.ts';
import type { SlotSet } from './slot-set.ts';

/** Units of one project that a search finds. */
export interface UnitGroup {
	/** Slots, two at least */
	slots: readonly number[];
	/** EUR: the lowest published price of those that are neither sold nor under option */
	priceFrom: number | undefined;
	/** The one of that price */
	cheapest: number | undefined;
	isAvailable: boolean;
}

/** The units among what a search finds, as one item for each project that several are of. */
export class UnitGroups {
	readonly #bySlot = new Map<number, UnitGroup>();
	readonly #groups: UnitGroup[] = [];
	readonly #isByPrice: boolean;
	/** Items fewer than found properties and units */
	readonly fewer: number;

	/** `sort`: of the list. Where it is by price, a project stands where the price that it names does. */
	constructor(properties: PropertyColumns, found: SlotSet, sort: SortOrder | 'relevance') {
		this.#isByPrice = sort === 'price-asc' || sort === 'price-desc';
		const byProject = new Map<number, number[]>();
		for (const [slot, project] of properties.units)
			if (found.has(slot)) byProject.set(project, [...(byProject.get(project) ?? []), slot]);
		let fewer = 0;
		for (const slots of byProject.values()) {
			if (slots.length < 2) continue;
			fewer += slots.length - 1;
			const group = groupOf(properties, slots);
			this.#groups.push(group);
			for (const slot of slots) this.#bySlot.set(slot, group);
		}
		this.fewer = fewer;
	}

	groupOf(slot: number): UnitGroup | undefined {
		return this.#bySlot.get(slot);
	}

	/** The unit that stands for its group, whichever is met first; undefined: the first that is met. */
	#standsFor({ cheapest }: UnitGroup): number | undefined {
		return this.#isByPrice ? cheapest : undefined;
	}

	/** Items fewer than found properties and units before a place of the order. */
	fewerBefore(isBefore: (slot: number) => boolean): number {
		return this.#groups.reduce((fewer, group) => {
			const before = group.slots.filter(isBefore).length;
			const standing = this.#standsFor(group);
			const items = standing === undefined ? Math.min(before, 1) : Number(isBefore(standing));
			return fewer + before - items;
		}, 0);
	}

	/** True for each unit of a group but the one that stands for it. To be asked about each in the order of the list. */
	repeats(): (slot: number) => boolean {
		const seen = new Set<UnitGroup>();
		return (slot) => {
			const group = this.#bySlot.get(slot);
			if (!group) return false;
			const standing = this.#standsFor(group);
			if (standing !== undefined) return slot !== standing;
			const isSeen = seen.has(group);
			seen.add(group);
			return isSeen;
		};
	}
}

function groupOf({ state, price }: PropertyColumns, slots: readonly number[]): UnitGroup {
	const available = slots.filter((slot) => state[slot] === AVAILABLE);
	const priceOf = (slot: number) => price[slot] ?? Number.NaN;
	const [cheapest] = available
		.filter((slot) => !Number.isNaN(priceOf(slot)))
		.sort((one, other) => priceOf(one) - priceOf(other));
	return {
		slots,
		priceFrom: cheapest === undefined ? undefined : priceOf(cheapest),
		cheapest,
		isAvailable: available.length > 0,
	};
}
