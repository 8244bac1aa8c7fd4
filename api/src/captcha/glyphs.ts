/** Letters and digits that are not taken for another, as strokes on a field of 10 × 14. */
const GLYPHS: Readonly<Record<string, string>> = {
	A: 'M0 14 L5 0 L10 14 M2 9 L8 9',
	C: 'M10 2 C7 -1 0 -1 0 7 C0 15 7 15 10 12',
	E: 'M9 0 L0 0 L0 14 L9 14 M0 7 L7 7',
	F: 'M9 0 L0 0 L0 14 M0 7 L7 7',
	H: 'M0 0 L0 14 M10 0 L10 14 M0 7 L10 7',
	K: 'M0 0 L0 14 M9 0 L0 8 M3 6 L10 14',
	L: 'M0 0 L0 14 L9 14',
	M: 'M0 14 L0 0 L5 8 L10 0 L10 14',
	N: 'M0 14 L0 0 L10 14 L10 0',
	P: 'M0 14 L0 0 L5 0 C11 0 11 8 5 8 L0 8',
	R: 'M0 14 L0 0 L5 0 C11 0 11 7 5 7 L0 7 M5 7 L10 14',
	T: 'M0 0 L10 0 M5 0 L5 14',
	X: 'M0 0 L10 14 M10 0 L0 14',
	Y: 'M0 0 L5 7 L10 0 M5 7 L5 14',
	'3': 'M1 1 C5 -2 10 1 8 5 C7 7 5 7 3 7 C7 7 10 8 9 11 C8 15 3 15 0 12',
	'4': 'M8 14 L8 0 L0 10 L10 10',
	'7': 'M0 0 L10 0 L4 14',
};

export const GLYPH_NAMES = Object.keys(GLYPHS);

/** Strokes of a character as an SVG path. */
export const glyphPath = (name: string): string => GLYPHS[name] ?? '';
