import { describe, expect, it } from 'vitest';
import { headerDevice, layoutDevice } from './device.ts';

describe('the header scale', () => {
	it.each([
		[320, 'mobile'],
		[767, 'mobile'],
		[768, 'tablet'],
		[960, 'tablet'],
		[961, 'desktop'],
		[1920, 'desktop'],
	])('calls %i pixels %s', (width, device) => {
		expect(headerDevice(width)).toBe(device);
	});
});

describe('the layout scale', () => {
	it.each([
		[320, 'mobile'],
		[766, 'mobile'],
		[767, 'tablet'],
		[1279, 'tablet'],
		[1280, 'desktop'],
	])('calls %i pixels %s', (width, device) => {
		expect(layoutDevice(width)).toBe(device);
	});
});

it('reads exactly 767 pixels as mobile in the header and as tablet in the layout', () => {
	expect([headerDevice(767), layoutDevice(767)]).toEqual(['mobile', 'tablet']);
});
