type Triple = readonly [number, number, number];

const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
	matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
	value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Oklab of a colour `#rrggbb` (Ottosson's matrices, as CSS Color 4 has them). */
function oklab(hex: string): Triple {
	const rgb = [1, 3, 5].map((start) =>
		toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
	) as unknown as Triple;
	const lms = times(
		[
			[0.4122214708, 0.5363325363, 0.0514459929],
			[0.2119034982, 0.6806995451, 0.1073969566],
			[0.0883024619, 0.2817188376, 0.6299787005],
		],
		rgb,
	).map(Math.cbrt) as unknown as Triple;
	return times(
		[
			[0.2104542553, 0.793617785, -0.0040720468],
			[1.9779984951, -2.428592205, 0.4505937099],
			[0.0259040371, 0.7827717662, -0.808675766],
		],
		lms,
	);
}

function hexOf(lab: Triple): string {
	const lms = times(
		[
			[1, 0.3963377774, 0.2158037573],
			[1, -0.1055613458, -0.0638541728],
			[1, -0.0894841775, -1.291485548],
		],
		lab,
	).map((value) => value ** 3) as unknown as Triple;
	const rgb = times(
		[
			[4.0767416621, -3.3077115913, 0.2309699292],
			[-1.2684380046, 2.6097574011, -0.3413193965],
			[-0.0041960863, -0.7034186147, 1.707614701],
		],
		lms,
	);
	const part = (value: number) =>
		Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255)
			.toString(16)
			.padStart(2, '0');
	return `#${rgb.map(part).join('')}`;
}

/** CSS `color-mix(in oklab, one <share>, other)` of two colours `#rrggbb`; `share` from 0 to 1. */
export function mix(one: string, share: number, other: string): string {
	const [a, b] = [oklab(one), oklab(other)];
	return hexOf(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as unknown as Triple);
}
