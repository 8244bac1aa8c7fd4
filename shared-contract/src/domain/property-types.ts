/** Property type ids of the agency software (website.md §3 "Property type"). */
export const PROPERTY_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** House, apartment, studio: what one household lives in. */
export const RESIDENCE_TYPE_IDS: readonly number[] = [1, 2, 3];

/**
 * Does a property match a type filter? Any wanted id in the comma-separated WebIDs, or, where that is empty, WebID itself (decisions 16).
 */
export function matchesType(property: { WebID: number; WebIDs: string }, wanted: readonly number[]): boolean {
	if (wanted.length === 0) return true;
	const own = property.WebIDs.trim() === '' ? [property.WebID] : property.WebIDs.split(',').map(Number);
	return own.some((id) => wanted.includes(id));
}
