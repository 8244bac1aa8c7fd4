// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { namedPlace } from './named-place.ts';

beforeEach(() => {
	document.body.innerHTML = '<p id="plan"></p><p id="énergie"></p><p id="100%"></p>';
});

it.each([
	['#plan', 'plan'],
	['#%C3%A9nergie', 'énergie'],
	['#100%', '100%'],
	['#%E0%A4%A', undefined],
	['#', undefined],
	['', undefined],
])('hash %s names %s', (hash, id) => {
	expect(namedPlace(hash)?.id).toBe(id);
});
