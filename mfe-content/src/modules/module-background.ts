import type { PageModule, Picture } from '@estate/shared-contract';

/** What lies behind a module, or beside it for a gallery. */
export type ModuleBackground =
	| { type: 'none' }
	| { type: 'color'; color: string; isDark: boolean; isMiddle: boolean }
	| { type: 'image'; picture: Picture }
	| { type: 'gallery'; pictures: Picture[] };

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
/** Relative luminance (WCAG 2.2) at which white and black text have the same contrast. */
const TURNING_POINT = 0.179;

function channelsOf(hex: string): number[] {
	const digits = hex.slice(1);
	const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
	return [0, 2, 4].map((start) => Number.parseInt(wide.slice(start, start + 2), 16) / 255);
}

/** Between these the theme's softer inks have less contrast than 4.5:1 on a colour, and text is plain white or black. */
const MIDDLE = { from: 0.12, to: 0.68 };

/** Relative luminance (WCAG 2.2) of `#rgb` or `#rrggbb`, 0 to 1. */
export function luminanceOf(hex: string): number {
	const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) =>
		channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A background that lacks what it needs (a colour that is no hex value, a picture) is none. */
export function moduleBackground({
	backgroundType,
	colorBackground,
	image,
	images,
}: PageModule): ModuleBackground {
	const color = colorBackground.trim();
	if (backgroundType === 'color' && HEX.test(color)) {
		const luminance = luminanceOf(color);
		const isMiddle = luminance > MIDDLE.from && luminance < MIDDLE.to;
		return { type: 'color', color, isDark: luminance < TURNING_POINT, isMiddle };
	}
	if (backgroundType === 'image' && image?.picture) return { type: 'image', picture: image.picture };
	const pictures = images.flatMap(({ picture }) => picture ?? []);
	if (backgroundType === 'gallery' && pictures.length > 0) return { type: 'gallery', pictures };
	return { type: 'none' };
}
