/** A rectangle of a map in degrees (WGS 84). It never crosses the 180th meridian. */
export interface MapBounds {
	south: number;
	west: number;
	north: number;
	east: number;
}

const NUMBER = /^-?\d{1,3}(\.\d{1,12})?$/;
/** About a metre: more would only make addresses longer. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5 || 0;

/** Reads `south,west,north,east`; undefined for anything that is no rectangle on the globe. */
export function parseBounds(text: string): MapBounds | undefined {
	const parts = text.split(',');
	if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return undefined;
	const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => round(Number(part)));
	const isOnGlobe = south >= -90 && north <= 90 && west >= -180 && east <= 180;
	return isOnGlobe && south < north && west < east ? { south, west, north, east } : undefined;
}

/** Writes a rectangle as `parseBounds` reads it, rounded to five decimals. */
export function writeBounds({ south, west, north, east }: MapBounds): string {
	return [south, west, north, east].map(round).join(',');
}
