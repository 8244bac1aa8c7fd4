import { describe, expect, it } from 'vitest';
import { assumedDevice, deviceSettings, headerDevice, layoutDevice } from './device.ts';

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

it.each([
	[767, { isMobile: true, isTablet: false, isDesktop: false }],
	[960, { isMobile: false, isTablet: true, isDesktop: false }],
	[961, { isMobile: false, isTablet: false, isDesktop: true }],
])('sets one device flag for %i pixels, by the header’s scale', (width, flags) => {
	expect(deviceSettings(width, false, 'fr')).toEqual({ ...flags, topBarShow: false, language: 'fr' });
});

it('assumes a desktop at the top of the page where no window is to be seen', () => {
	expect(assumedDevice('en')).toMatchObject({ isDesktop: true, topBarShow: true, language: 'en' });
});
