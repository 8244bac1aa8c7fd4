import type { KeptProperties } from '@estate/shared-contract';

/** Lists that an account keeps as well as the browser. */
export const SYNCED = ['favourites', 'seen'] as const;
export type SyncedList = (typeof SYNCED)[number];

/** What browser and account had in common last, and which account it was. */
export type SyncBase = Pick<KeptProperties, 'account' | SyncedList>;

/** Lists of this browser; one that may not be kept here is missing. */
export type LocalLists = Partial<Record<SyncedList, readonly number[]>>;

/** What a list of the browser has gained and lost since. */
export interface ListChange {
	add: number[];
	remove: number[];
}

const NONE: readonly number[] = [];

/**
 * What the browser changed since it agreed with the account: without a base all that it has is new, and of another
 * account's base nothing is, so that nobody's list goes to somebody else.
 */
export function changeOf(
	local: readonly number[],
	list: SyncedList,
	{ base, account }: { base: SyncBase | undefined; account: number },
): ListChange {
	if (base && base.account !== account) return { add: [], remove: [] };
	const before = base?.[list] ?? NONE;
	return {
		add: local.filter((id) => !before.includes(id)),
		remove: before.filter((id) => !local.includes(id)),
	};
}

export const isChange = ({ add, remove }: ListChange): boolean => add.length + remove.length > 0;

/**
 * What to note as common after a run. Of a list that the browser does not take (it changed meanwhile, or may not be kept
 * here), only what it has itself: the rest would count as removed here at the next run. Undefined: what is noted stays.
 */
export function baseAfter(
	kept: KeptProperties,
	{ base, local, isTaken }: { base: SyncBase | undefined; local: LocalLists; isTaken: boolean },
): SyncBase | undefined {
	// Lists that still are those of another account have nothing in common with this one.
	if (!isTaken && base && base.account !== kept.account) return undefined;
	const before = base?.account === kept.account ? base : undefined;
	const common = (list: SyncedList): number[] => {
		const own = local[list];
		if (!own) return before?.[list] ?? [];
		if (isTaken) return kept[list];
		return own.filter((id) => kept[list].includes(id) || before?.[list].includes(id));
	};
	return { account: kept.account, favourites: common('favourites'), seen: common('seen') };
}
