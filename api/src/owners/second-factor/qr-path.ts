import { encode } from 'uqr';

/** Modules that stay light around a code, so that cameras find it. */
const QUIET = 2;

/** A text as a QR code: modules on a side and the dark ones as an SVG path, row by row. */
export function qrPath(text: string): { size: number; path: string } {
	const { data, size } = encode(text, { ecc: 'M', border: QUIET });
	const runs = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => {
			if (!isDark || row[x - 1]) return [];
			const end = row.indexOf(false, x);
			const length = (end < 0 ? row.length : end) - x;
			return [`M${x} ${y}h${length}v1h-${length}z`];
		}),
	);
	return { size, path: runs.join('') };
}
