/** Black and white: one of the two has at least 4.5:1 on any colour, which ink would not. */
const BLACK = '#000000';
const WHITE = '#ffffff';

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on a colour `#rrggbb`; black for a colour in another notation. */
export function readableOn(color: string): string {
	if (!/^#[0-9a-f]{6}$/i.test(color)) return BLACK;
	return contrast(color, BLACK) >= contrast(color, WHITE) ? BLACK : WHITE;
}
