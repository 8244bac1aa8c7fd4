import { describe, expect, test } from 'vitest';
import { isDarkColor } from './module-background.ts';

describe('text on a coloured module', () => {
	test.each(['#1F3D36', '#000', '#B9502B', '#1B1F1E'])('is light on %s', (color) => {
		expect(isDarkColor(color)).toBe(true);
	});

	test.each(['#FAF7F2', '#fff', '#DCE8E3', '#E0B84C'])('is dark on %s', (color) => {
		expect(isDarkColor(color)).toBe(false);
	});
});
