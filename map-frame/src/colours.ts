/** Colours of what is painted on the canvas: custom properties of map.css. */
const NAMES = [
	'land',
	'land-beyond',
	'water',
	'border',
	'label',
	'label-halo',
	'circle',
	'circle-line',
] as const;
export type MapColours = Record<(typeof NAMES)[number], string>;

/** The colours in the scheme that holds now, as a canvas takes them. */
export function mapColours(): MapColours {
	const probe = document.createElement('i');
	document.body.append(probe);
	const colours = Object.fromEntries(
		NAMES.map((name) => {
			probe.style.color = `var(--map-${name})`;
			return [name, getComputedStyle(probe).color];
		}),
	) as MapColours;
	probe.remove();
	return colours;
}
