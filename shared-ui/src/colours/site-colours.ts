import type { SiteConfiguration } from '@estate/shared-contract';
import { contrast } from '../badges/readable-on.ts';
import { mix } from './oklab.ts';

/** Least contrast of text and its ground (WCAG 2.2 AA). */
export const READABLE = 4.5;

const HEX = /^#[0-9a-f]{6}$/i;
const WHITE = '#ffffff';
const BLACK = '#000000';
/** The demo agency's colours stand in for what is no `#rrggbb`. */
const OWN = { brand: '#1f3d36', accent: '#b9502b', paper: '#faf7f2', ink: '#1b1f1e' };
/** Lightest ground of the dark scheme, beside which everything else reads better */
const DARK_GROUND = '#1f2c27';
const STEPS = 50;

/** The colour itself, or the nearest one towards `end` that reads on every ground. */
function readableColour(colour: string, grounds: readonly string[], end: string): string {
	for (let step = 0; step < STEPS; step++) {
		const candidate = mix(colour, 1 - step / STEPS, end);
		if (grounds.every((ground) => contrast(candidate, ground) >= READABLE)) return candidate;
	}
	return end;
}

/**
 * The agency's colours as the tokens take them, `--site-*` of the root element. A colour that would not be read is moved
 * as far as it has to be: brand, accent and ink to black on light grounds, a lighter twin of brand and accent on dark
 * ones, and paper to white where black would not read on it well.
 */
export function siteColours(configured: SiteConfiguration['appBarColors']): Record<string, string> {
	const known = made.get(configured);
	if (known) return known;
	const colours = makeColours(configured);
	made.set(configured, colours);
	return colours;
}

/** A configuration lives as long as the content is the same, and every document asks. */
const made = new WeakMap<SiteConfiguration['appBarColors'], Record<string, string>>();

function makeColours(configured: SiteConfiguration['appBarColors']): Record<string, string> {
	const valid = (name: keyof typeof OWN) => (HEX.test(configured[name]) ? configured[name] : OWN[name]);
	const paper = lightPaper(valid('paper'));
	const ink = readableInk(valid('ink'), paper);
	const grounds = [paper, WHITE, mix(paper, 0.9, ink)];
	const brand = readableColour(valid('brand'), grounds, BLACK);
	const accent = readableColour(valid('accent'), [paper, WHITE], BLACK);
	return {
		'--site-brand': brand,
		'--site-accent': accent,
		'--site-paper': paper,
		'--site-ink': ink,
		'--site-brand-dark': readableColour(mix(brand, 0.42, '#e9f3ee'), [DARK_GROUND], WHITE),
		'--site-accent-dark': readableColour(mix(accent, 0.72, '#ffd9c6'), [DARK_GROUND], WHITE),
	};
}

/** Paper is light: even its deep shade leaves room for a brand colour that is not black. */
const PAPER_CONTRAST = 15;

function lightPaper(paper: string): string {
	for (let step = 0; step < STEPS; step++) {
		const candidate = mix(paper, 1 - step / STEPS, WHITE);
		if (contrast(candidate, BLACK) >= PAPER_CONTRAST) return candidate;
	}
	return WHITE;
}

/** Ink whose soft shade (72 % of it, tokens.css) reads on the deep shade of the paper. */
function readableInk(ink: string, paper: string): string {
	for (let step = 0; step < STEPS; step++) {
		const candidate = mix(ink, 1 - step / STEPS, BLACK);
		const soft = mix(candidate, 0.72, paper);
		if (contrast(soft, mix(paper, 0.9, candidate)) >= READABLE) return candidate;
	}
	return BLACK;
}
