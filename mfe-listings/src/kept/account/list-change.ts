import type { KeptProperties } from '@estate/shared-contract';

/** Lists that an account keeps as well as the browser. */
export const SYNCED = ['favourites', 'seen'] as const;
export type SyncedList = (typeof SYNCED)[number];

/** What browser and account had in common last, and which account it was. */
export type SyncBase = Pick<KeptProperties, 'account' | SyncedList>;

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
