import { expect, test } from 'vitest';
import { asPicture } from './save-picture.ts';

test('the picture stands alone: title, labels with their colours, no class of a style sheet', () => {
	document.body.innerHTML =
		'<svg class="chart" width="300" height="200"><g class="bars" style="fill: rgb(31, 61, 54)"><rect width="10" height="20"/></g></svg>';
	const chart = document.querySelector('svg');
	if (!chart) throw new Error('no chart');
	const picture = asPicture(chart, {
		title: 'Views & more',
		labels: [{ name: 'Our website: 3', color: 'rgb(185, 80, 43)' }],
	});
	const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');
	expect(parsed.querySelector('parsererror')).toBeNull();
	expect(parsed.querySelector('title')?.textContent).toBe('Views & more');
	expect(parsed.querySelector('tspan')?.getAttribute('fill')).toBe('rgb(185, 80, 43)');
	expect(parsed.querySelector('g')?.getAttribute('fill')).toBe('rgb(31, 61, 54)');
	expect(picture).not.toContain('class=');
	expect(document.querySelector('g')?.getAttribute('class')).toBe('bars');
});
