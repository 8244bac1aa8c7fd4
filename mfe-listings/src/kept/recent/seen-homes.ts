import type { PropertySummary } from '@estate/shared-contract';

/** Homes that this document has shown or read already: going back to a list asks for none of them again. */
const seen = new Map<number, PropertySummary>();

export const seenHome = (id: number): PropertySummary | undefined => seen.get(id);

export function rememberSeen(homes: Iterable<PropertySummary>): void {
	for (const home of homes) seen.set(home.ID, home);
}
