/** Colours are `#rrggbb`. */
export type Color = string;

const channel = (color: Color, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
const channels = (color: Color) => [channel(color, 1), channel(color, 3), channel(color, 5)] as const;
const hex = (value: number) =>
	Math.round(Math.min(255, Math.max(0, value)))
		.toString(16)
		.padStart(2, '0');

/** From `one` (share 0) to `other` (share 1). */
export function mix(one: Color, other: Color, share: number): Color {
	const [r1, g1, b1] = channels(one);
	const [r2, g2, b2] = channels(other);
	return `#${hex(r1 + (r2 - r1) * share)}${hex(g1 + (g2 - g1) * share)}${hex(b1 + (b2 - b1) * share)}`;
}

export const lighten = (color: Color, share: number) => mix(color, '#ffffff', share);
export const darken = (color: Color, share: number) => mix(color, '#14161c', share);

/** As through a coloured pane: each channel multiplied. */
export function multiply(color: Color, pane: Color): Color {
	const [r1, g1, b1] = channels(color);
	const [r2, g2, b2] = channels(pane);
	return `#${hex((r1 * r2) / 255)}${hex((g1 * g2) / 255)}${hex((b1 * b2) / 255)}`;
}
