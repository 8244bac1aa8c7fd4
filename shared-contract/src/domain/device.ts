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
