import type { DeviceSettings } from '../entities/device.schema.ts';
import type { Language } from './languages.ts';

export type Device = 'mobile' | 'tablet' | 'desktop';

/** Device by the header's own scale, in CSS pixels: ≤767 mobile, 768–960 tablet, >960 desktop (website.md §9, decisions 1). */
export function headerDevice(width: number): Device {
	if (width <= 767) return 'mobile';
	return width <= 960 ? 'tablet' : 'desktop';
}

/** Device by the layout's scale, in CSS pixels: <767 mobile, 767–1279 tablet, ≥1280 desktop. Never derived from `headerDevice`. */
export function layoutDevice(width: number): Device {
	if (width < 767) return 'mobile';
	return width < 1280 ? 'tablet' : 'desktop';
}

/** Device settings of a window (website.md §3): the header's scale for its width in CSS pixels, and whether the bar above the header shows. */
export function deviceSettings(width: number, topBarShow: boolean, language: Language): DeviceSettings {
	const device = headerDevice(width);
	return {
		isMobile: device === 'mobile',
		isTablet: device === 'tablet',
		isDesktop: device === 'desktop',
		topBarShow,
		language,
	};
}

/** What the server assumes of a window that it cannot see: a desktop at the top of the page. */
export const assumedDevice = (language: Language): DeviceSettings => deviceSettings(1440, true, language);
