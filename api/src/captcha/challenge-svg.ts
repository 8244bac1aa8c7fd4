import { randomInt } from 'node:crypto';
import { glyphPath } from './glyphs.ts';

const WIDTH = 240;
const HEIGHT = 80;
const MARGIN = 30;
/** Degrees. The bar of an H stays flatter than the stroke of an N that lies flattest. */
const TURN = 14;
const SKEW = 8;

/** A number between two bounds, in steps of a hundredth. */
const between = (low: number, high: number) =>
	randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100;

function glyph(name: string, index: number, count: number): string {
	const step = (WIDTH - 2 * MARGIN) / (count - 1);
	const x = MARGIN + index * step + between(-4, 4);
	const y = HEIGHT / 2 + between(-8, 8);
	const turn = between(-TURN, TURN);
	const skew = between(-SKEW, SKEW);
	const wide = between(2.1, 2.9);
	const tall = between(2.3, 3);
	return `<path transform="translate(${x} ${y}) rotate(${turn}) skewX(${skew}) scale(${wide} ${tall}) translate(-5 -7)" stroke-width="${between(1.3, 1.9)}" d="${glyphPath(name)}"/>`;
}

/** A line across the picture, too thin to be taken for the stroke of a character. */
function line(): string {
	const y = () => between(8, HEIGHT - 8);
	return `<path stroke-width="${between(0.9, 1.3)}" d="M-5 ${y()} C${between(40, 100)} ${y()} ${between(130, 200)} ${y()} ${WIDTH + 5} ${y()}"/>`;
}

const dot = () =>
	`<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(1, 2.4)}" fill="#1c1c1a" stroke="none"/>`;

/** The characters as people read them and machines have work: an SVG. */
export function challengeSvg(text: string): string {
	const names = [...text];
	const marks = [
		...names.map((name, index) => glyph(name, index, names.length)),
		...Array.from({ length: 2 }, line),
		...Array.from({ length: 40 }, dot),
	].join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#1c1c1a" stroke-linecap="round" stroke-linejoin="round">${marks}</g></svg>`;
}
