import { AVAILABLE, type PropertyColumns } from './property-columns.ts';
import type { SlotSet } from './slot-set.ts';

/** Units of one project that a search finds. */
export interface UnitGroup {
	/** Slots, two at least */
	slots: readonly number[];
	/** EUR: the lowest published price of those that are neither sold nor under option */
	priceFrom: number | undefined;
	isAvailable: boolean;
}

/** The units among what a search finds, as one item for each project that several are of. */
export class UnitGroups {
	readonly #bySlot = new Map<number, UnitGroup>();
	readonly #groups: UnitGroup[] = [];
	/** Items fewer than found properties and units */
	readonly fewer: number;

	constructor(properties: PropertyColumns, found: SlotSet) {
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

	/** Items fewer than found properties and units before a place of the order. */
	fewerBefore(isBefore: (slot: number) => boolean): number {
		const before = this.#groups.map(({ slots }) => slots.filter(isBefore).length);
		return before.reduce((fewer, count) => fewer + Math.max(0, count - 1), 0);
	}

	/** True for each unit of a group but the first one that it is asked about. */
	repeats(): (slot: number) => boolean {
		const seen = new Set<UnitGroup>();
		return (slot) => {
			const group = this.#bySlot.get(slot);
			if (!group) return false;
			const isSeen = seen.has(group);
			seen.add(group);
			return isSeen;
		};
	}
}

function groupOf({ state, price }: PropertyColumns, slots: readonly number[]): UnitGroup {
	const available = slots.filter((slot) => state[slot] === AVAILABLE);
	const prices = available.map((slot) => price[slot] ?? Number.NaN).filter((value) => !Number.isNaN(value));
	return {
		slots,
		priceFrom: prices.length > 0 ? Math.min(...prices) : undefined,
		isAvailable: available.length > 0,
	};
}
