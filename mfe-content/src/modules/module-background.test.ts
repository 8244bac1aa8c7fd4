import { sampleInputs } from '@estate/remote-kit/testing';
import { describe, expect, test } from 'vitest';
import { luminanceOf, moduleBackground } from './module-background.ts';

const [sample] = sampleInputs('article', 'nl');

function groundOf(colorBackground: string) {
	if (!sample) throw new Error('There is no sample module.');
	const ground = moduleBackground({ ...sample.module, backgroundType: 'color', colorBackground });
	if (ground.type !== 'color') throw new Error(`${colorBackground} is no colour.`);
	return ground;
}

const contrast = (one: number, other: number) =>
	(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
/** What `on-dark.css` and the theme write with, at their weakest: luminance of text on a ground. */
function weakestText({ color, isDark, isMiddle }: ReturnType<typeof groundOf>): number {
	if (isMiddle) return isDark ? 1 : 0;
	if (!isDark) return luminanceOf('#585c59');
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	const over = (channel: number) =>
		Math.round(255 * 0.86 + channel * 0.14)
			.toString(16)
			.padStart(2, '0');
	return luminanceOf(`#${over(red)}${over(green)}${over(blue)}`);
}

describe('text on a coloured module', () => {
	test.each(['#1F3D36', '#000', '#B9502B', '#1B1F1E'])('is light on %s', (color) => {
		expect(groundOf(color).isDark).toBe(true);
	});

	test.each(['#FAF7F2', '#fff', '#DCE8E3', '#E0B84C'])('is dark on %s', (color) => {
		expect(groundOf(color).isDark).toBe(false);
	});

	test('reads on every grey and on colours of every hue (4.5:1)', () => {
		const hex = (...channels: number[]) =>
			`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
		const hardToRead: string[] = [];
		for (let step = 0; step <= 255; step += 3)
			for (const color of [
				hex(step, step, step),
				hex(step, 80, 40),
				hex(30, step, 90),
				hex(60, 70, step),
				hex(255, step, 0),
			]) {
				const ground = groundOf(color);
				if (contrast(luminanceOf(color), weakestText(ground)) < 4.5) hardToRead.push(color);
			}
		expect(hardToRead).toEqual([]);
	});
});
