import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { glyphPath } from './glyphs.ts';

const WIDTH = 240;
const HEIGHT = 80;
const MARGIN = 30;

/** A number between two bounds, in steps of a hundredth. */
const between = (low: number, high: number) =>
	randomInt(Math.round(low * 100), Math.round(high * 100) + 1) / 100;

function glyph(name: string, index: number, count: number): string {
	const step = (WIDTH - 2 * MARGIN) / (count - 1);
	const x = MARGIN + index * step + between(-4, 4);
	const y = HEIGHT / 2 + between(-8, 8);
	const turn = between(-24, 24);
	const skew = between(-14, 14);
	const wide = between(2.1, 2.9);
	const tall = between(2.3, 3);
	return `<path transform="translate(${x} ${y}) rotate(${turn}) skewX(${skew}) scale(${wide} ${tall}) translate(-5 -7)" stroke-width="${between(1.3, 1.9)}" d="${glyphPath(name)}"/>`;
}

/** A line across the picture, as thick as the strokes of the characters. */
function line(): string {
	const y = () => between(8, HEIGHT - 8);
	return `<path stroke-width="${between(2, 3.4)}" d="M-5 ${y()} C${between(40, 100)} ${y()} ${between(130, 200)} ${y()} ${WIDTH + 5} ${y()}"/>`;
}

const dot = () =>
	`<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(1, 2.4)}" fill="#1c1c1a" stroke="none"/>`;

/** Draws the characters so that people read them and machines have work: a data URL of a PNG. */
export async function drawChallenge(text: string): Promise<string> {
	const names = [...text];
	const marks = [
		...names.map((name, index) => glyph(name, index, names.length)),
		...Array.from({ length: 2 }, line),
		...Array.from({ length: 40 }, dot),
	].join('');
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#1c1c1a" stroke-linecap="round" stroke-linejoin="round">${marks}</g></svg>`;
	const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
	return `data:image/png;base64,${png.toString('base64')}`;
}
