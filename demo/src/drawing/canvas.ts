import { createRandom, type Random } from '../random.ts';
import { type Light, type Palette, paletteOf } from './light.ts';
import { round } from './shapes.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A drawing in the making: its size, light and chance, and the gradients, patterns and clips that it defines. */
export interface Canvas {
	width: number;
	height: number;
	palette: Palette;
	random: Random;
	/** From which side the light falls: -1 left, 1 right */
	sunSide: -1 | 1;
	/** `url(#…)` of a gradient along a line, in shares of the shape's own box */
	gradient(stops: readonly Stop[], direction?: 'down' | 'right' | 'left' | 'diagonal'): string;
	glow(stops: readonly Stop[]): string;
	/** `url(#…)` of a pattern tile; the same key defines it once */
	pattern(key: string, width: number, height: number, content: () => string): string;
	clip(content: string): string;
	/** The finished drawing; `crop` shows only a band of it, from `top`, so high */
	finish(content: string, crop?: { top: number; height: number }): string;
}

const DIRECTIONS = {
	down: 'x1="0" y1="0" x2="0" y2="1"',
	right: 'x1="0" y1="0" x2="1" y2="0"',
	left: 'x1="1" y1="0" x2="0" y2="0"',
	diagonal: 'x1="0" y1="0" x2="1" y2="1"',
} as const;

const stopsOf = (stops: readonly Stop[]) =>
	stops
		.map(
			([offset, color, opacity]) =>
				`<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
		)
		.join('');

export function createCanvas(width: number, height: number, light: Light, seed: string): Canvas {
	const defs = new Map<string, string>();
	const random = createRandom(seed);
	const sunSide = random.chance(0.5) ? -1 : 1;
	function define(key: string, make: (id: string) => string): string {
		const known = defs.get(key);
		const id = known ? (/id="([^"]+)"/.exec(known)?.[1] ?? '') : `d${defs.size}`;
		if (!known) {
			defs.set(key, '');
			defs.set(key, make(id));
		}
		return `url(#${id})`;
	}
	return {
		width,
		height,
		palette: paletteOf(light),
		random,
		sunSide,
		gradient: (stops, direction = 'down') =>
			define(
				`l${direction}${JSON.stringify(stops)}`,
				(id) => `<linearGradient id="${id}" ${DIRECTIONS[direction]}>${stopsOf(stops)}</linearGradient>`,
			),
		glow: (stops) =>
			define(
				`r${JSON.stringify(stops)}`,
				(id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`,
			),
		pattern: (key, w, h, content) =>
			define(
				`p${key}`,
				(id) =>
					`<pattern id="${id}" width="${round(w)}" height="${round(h)}" patternUnits="userSpaceOnUse">${content()}</pattern>`,
			),
		clip: (content) => define(`c${content}`, (id) => `<clipPath id="${id}">${content}</clipPath>`),
		finish: (content, { top, height: shown } = { top: 0, height }) =>
			`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${shown}" viewBox="0 ${top} ${width} ${shown}"><defs>${[...defs.values()].join('')}</defs>${content}</svg>\n`,
	};
}
