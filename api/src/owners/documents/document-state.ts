import { belgianDay, dayAfter, EXPIRING_DAYS } from '@estate/shared-contract';

/** How a document stands on a day by its last day; one without an end is good. */
export function stateOf(expiresOn: string | null | undefined, today = belgianDay()) {
	if (!expiresOn) return 'good' as const;
	if (expiresOn < today) return 'expired' as const;
	return expiresOn <= dayAfter(today, EXPIRING_DAYS) ? ('expiring' as const) : ('good' as const);
}

export type DocumentState = ReturnType<typeof stateOf>;

/** Those of which one is enough come first. */
const RANKS: readonly DocumentState[] = ['good', 'expiring', 'expired'];

/** How several documents of one kind stand together: as the best of them. */
export const bestState = (states: readonly DocumentState[]): DocumentState | undefined =>
	RANKS.find((state) => states.includes(state));
