const HIGHEST_ID = 999_999_999;

const isPropertyId = (value: unknown): value is number =>
	Number.isInteger(value) && Number(value) >= 1 && Number(value) <= HIGHEST_ID;

/** Ids that a stored text holds, once each, `most` at most; none where it is anything but a list of ids. Never throws. */
export function readKeptIds(stored: string | null, most: number): readonly number[] {
	try {
		const value: unknown = JSON.parse(stored ?? '[]');
		return Array.isArray(value) && value.every(isPropertyId) ? [...new Set(value)].slice(0, most) : [];
	} catch {
		return [];
	}
}
