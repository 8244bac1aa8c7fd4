import type { SortOrder } from '@estate/shared-contract';
import { AVAILABLE, type PropertyColumns } from './property-columns.ts';
import type { RowSet } from './row-set.ts';

/** Units of one project that a search finds. */
export interface UnitGroup {
	/** Rows, two at least */
	rows: readonly number[];
	/** EUR: the lowest published price of those that are neither sold nor under option */
	priceFrom: number | undefined;
	/** The one of that price */
	cheapest: number | undefined;
	isAvailable: boolean;
}

/** The units among what a search finds, as one item for each project that several are of. */
export class UnitGroups {
	readonly #byRow = new Map<number, UnitGroup>();
	readonly #groups: UnitGroup[] = [];
	readonly #isByPrice: boolean;
	/** Items fewer than found properties and units */
	readonly fewer: number;

	/** `sort`: of the list. Where it is by price, a project stands where the price that it names does. */
	constructor(properties: PropertyColumns, found: RowSet, sort: SortOrder | 'relevance') {
		this.#isByPrice = sort === 'price-asc' || sort === 'price-desc';
		const byProject = new Map<number, number[]>();
		for (const [row, project] of properties.units)
			if (found.has(row)) byProject.set(project, [...(byProject.get(project) ?? []), row]);
		let fewer = 0;
		for (const rows of byProject.values()) {
			if (rows.length < 2) continue;
			fewer += rows.length - 1;
			const group = groupOf(properties, rows);
			this.#groups.push(group);
			for (const row of rows) this.#byRow.set(row, group);
		}
		this.fewer = fewer;
	}

	groupOf(row: number): UnitGroup | undefined {
		return this.#byRow.get(row);
	}

	/** The unit that stands for its group, whichever is met first; undefined: the first that is met. */
	#standsFor({ cheapest }: UnitGroup): number | undefined {
		return this.#isByPrice ? cheapest : undefined;
	}

	/** Items fewer than found properties and units before a place of the order. */
	fewerBefore(isBefore: (row: number) => boolean): number {
		return this.#groups.reduce((fewer, group) => {
			const before = group.rows.filter(isBefore).length;
			const standing = this.#standsFor(group);
			const items = standing === undefined ? Math.min(before, 1) : Number(isBefore(standing));
			return fewer + before - items;
		}, 0);
	}

	/** True for each unit of a group but the one that stands for it. To be asked about each in the order of the list. */
	repeats(): (row: number) => boolean {
		const seen = new Set<UnitGroup>();
		return (row) => {
			const group = this.#byRow.get(row);
			if (!group) return false;
			const standing = this.#standsFor(group);
			if (standing !== undefined) return row !== standing;
			const isSeen = seen.has(group);
			seen.add(group);
			return isSeen;
		};
	}
}

function groupOf({ state, price }: PropertyColumns, rows: readonly number[]): UnitGroup {
	const available = rows.filter((row) => state[row] === AVAILABLE);
	const priceOf = (row: number) => price[row] ?? Number.NaN;
	const [cheapest] = available
		.filter((row) => !Number.isNaN(priceOf(row)))
		.sort((one, other) => priceOf(one) - priceOf(other));
	return {
		rows,
		priceFrom: cheapest === undefined ? undefined : priceOf(cheapest),
		cheapest,
		isAvailable: available.length > 0,
	};
}
