import type { Place } from '../src/place.ts';

const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

/** The middle of what has coordinates. */
export function meanPoint(parts: readonly { lat: number | null; lng: number | null }[]): Place['point'] {
	const known = parts.filter(({ lat, lng }) => lat !== null && lng !== null);
	if (known.length === 0) return undefined;
	const mean = (values: (number | null)[]) =>
		values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
	return {
		latitude: rounded(mean(known.map(({ lat }) => lat))),
		longitude: rounded(mean(known.map(({ lng }) => lng))),
	};
}
