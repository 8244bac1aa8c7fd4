import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Folder of `fonts.css`; the files stand in its folder `fonts`. */
export const STYLES = join(import.meta.dirname, '../src/styles');

interface SiteFont {
	/** Of the file beside the styles, which `fonts.css` names */
	name: string;
	/** The whole font, of a package (SIL Open Font License 1.1, without reserved names) */
	source: string;
	/** What is left of its axes: a value, or a range */
	axes: Record<string, number | { min: number; max: number }>;
}

/** Headings have one cut; text has the weights that the styles name, up to 620. */
const SITE_FONTS: readonly SiteFont[] = [
	{
		name: 'fraunces',
		source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
		axes: { opsz: 40, wght: 500 },
	},
	{
		name: 'instrument-sans',
		source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
		axes: { wght: { min: 400, max: 620 } },
	},
];

/** The characters of a face in `fonts.css`, by its `unicode-range`. Throws an Error when there is no such face. */
export function charactersOf(name: string): string {
	const css = readFileSync(join(STYLES, 'fonts.css'), 'utf8');
	const face = css.split('@font-face').find((block) => block.includes(`./fonts/${name}.woff2`));
	const ranges = face?.match(/unicode-range:([^;]+);/)?.[1];
	if (!ranges) throw new Error(`fonts.css has no face with ./fonts/${name}.woff2 and a unicode-range.`);
	return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
		.map(([, first = '', last = first]) => {
			const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
			return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
		})
		.join('');
}

/** Makes the files that every page loads: file name → bytes of WOFF2. */
export async function siteFonts(): Promise<Map<string, Buffer>> {
	const require = createRequire(import.meta.url);
	const made = await Promise.all(
		SITE_FONTS.map(async ({ name, source, axes }) => {
			const whole = readFileSync(require.resolve(source));
			const options = { targetFormat: 'woff2', variationAxes: axes } as const;
			return [`${name}.woff2`, Buffer.from(await subsetFont(whole, charactersOf(name), options))] as const;
		}),
	);
	return new Map(made);
}
