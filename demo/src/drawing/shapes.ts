/** SVG elements as text. Lengths are pixels of the drawing. */

export const round = (value: number) => Math.round(value * 10) / 10;

export interface Paint {
	fill?: string;
	stroke?: string;
	width?: number;
	opacity?: number;
	cap?: 'round' | 'butt' | 'square';
	join?: 'round' | 'miter';
	dash?: string;
	clip?: string;
	transform?: string;
}

function attributes({ fill, stroke, width, opacity, cap, join, dash, clip, transform }: Paint): string {
	let text = ` fill="${fill ?? 'none'}"`;
	if (stroke) text += ` stroke="${stroke}" stroke-width="${round(width ?? 1)}"`;
	if (opacity !== undefined && opacity < 1) text += ` opacity="${Math.round(opacity * 100) / 100}"`;
	if (cap) text += ` stroke-linecap="${cap}"`;
	if (join) text += ` stroke-linejoin="${join}"`;
	if (dash) text += ` stroke-dasharray="${dash}"`;
	if (clip) text += ` clip-path="${clip}"`;
	if (transform) text += ` transform="${transform}"`;
	return text;
}

export const rect = (x: number, y: number, w: number, h: number, paint: Paint, radius = 0) =>
	`<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, w))}" height="${round(Math.max(0, h))}"${radius ? ` rx="${round(radius)}"` : ''}${attributes(paint)}/>`;

export const circle = (x: number, y: number, r: number, paint: Paint) =>
	`<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"${attributes(paint)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint) =>
	`<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${attributes(paint)}/>`;

export const path = (d: string, paint: Paint) => `<path d="${d}"${attributes(paint)}/>`;

export type Point = readonly [x: number, y: number];

const points = (list: readonly Point[]) => list.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');

export const polygon = (list: readonly Point[], paint: Paint) => path(`M${points(list)}Z`, paint);

export const polyline = (list: readonly Point[], paint: Paint) => path(`M${points(list)}`, paint);

export const line = (
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	stroke: string,
	width = 1,
	opacity = 1,
) =>
	polyline(
		[
			[x1, y1],
			[x2, y2],
		],
		{ stroke, width, opacity },
	);

export const group = (content: string, { clip, opacity, transform }: Paint = {}) =>
	`<g${clip ? ` clip-path="${clip}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}${transform ? ` transform="${transform}"` : ''}>${content}</g>`;

/** Closed curve through the points, rounded like a pebble. Whole pixels: leaves are many. */
export function blob(list: readonly Point[]): string {
	const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
	const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
	let d = `M${at(middle(list.at(-1) as Point, list[0] as Point))}`;
	for (const [index, point] of list.entries())
		d += `Q${at(point)} ${at(middle(point, list[(index + 1) % list.length] as Point))}`;
	return `${d}Z`;
}

/** Top edge of an opening from left to right, at `y`: straight, or bowed upwards by `rise`. */
export const archTop = (x: number, y: number, w: number, rise: number) =>
	rise > 0
		? `A${round((w * w) / (8 * Math.min(rise, w / 2)) + Math.min(rise, w / 2) / 2)} ${round((w * w) / (8 * Math.min(rise, w / 2)) + Math.min(rise, w / 2) / 2)} 0 0 1 ${round(x + w)} ${round(y)}`
		: `H${round(x + w)}`;
