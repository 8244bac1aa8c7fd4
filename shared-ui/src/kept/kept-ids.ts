const HIGHEST_ID = 999_999_999;

/** Of a property, or below 0 of a unit of a project, as lists give them. */
const isPropertyId = (value: unknown): value is number =>
	Number.isInteger(value) && value !== 0 && Math.abs(Number(value)) <= HIGHEST_ID;

/** Ids that a stored text holds, once each, `most` at most; none where it is anything but a list of ids. Never throws. */
export function readKeptIds(stored: string | null, most: number): readonly number[] {
	try {
		const value: unknown = JSON.parse(stored ?? '[]');
		return Array.isArray(value) && value.every(isPropertyId) ? [...new Set(value)].slice(0, most) : [];
	} catch {
		return [];
	}
}
