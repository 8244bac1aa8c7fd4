import type { Hour, Season } from '../properties/property.ts';
import { type Color, mix, multiply } from './color.ts';

/** The season and hour that a picture is drawn in. */
export interface Light {
	season: Season;
	hour: Hour;
}

/** What season and hour do to colours: one palette for all that stands in a picture. */
export interface Palette extends Light {
	/** From the zenith to the horizon */
	sky: readonly [Color, Color, Color];
	cloud: Color;
	cloudShade: Color;
	/** Colour of distance */
	haze: Color;
	/** Colour and strength of shade */
	shadow: Color;
	shadowStrength: number;
	/** Colour and strength of direct light */
	sun: Color;
	sunStrength: number;
	/** Leaves from dark to light */
	leaves: readonly [Color, Color, Color];
	/** Blossom or fruit, where the season has any */
	blossom: Color;
	grass: readonly [Color, Color];
	isBare: boolean;
	/** Windows are lit from inside */
	isLit: boolean;
	glow: Color;
	/** A material's own colour as this light shows it */
	lit(color: Color): Color;
	/** The same in shade */
	shaded(color: Color, depth?: number): Color;
}

interface HourFacts {
	sky: readonly [Color, Color, Color];
	cloud: Color;
	cloudShade: Color;
	haze: Color;
	pane: Color;
	shadow: Color;
	shadowStrength: number;
	sun: Color;
	sunStrength: number;
}

const HOUR_FACTS: Record<Hour, HourFacts> = {
	morning: {
		sky: ['#8fb6cf', '#bcd4dc', '#f1e6d3'],
		cloud: '#fdf8ef',
		cloudShade: '#d5dde0',
		haze: '#c3d2d3',
		pane: '#fff7ea',
		shadow: '#2f3f5c',
		shadowStrength: 0.3,
		sun: '#ffe9bd',
		sunStrength: 0.15,
	},
	noon: {
		sky: ['#6fa6cc', '#a7cbdd', '#dfe9e6'],
		cloud: '#ffffff',
		cloudShade: '#d3e0e6',
		haze: '#b9cfd5',
		pane: '#fdfcf7',
		shadow: '#27405c',
		shadowStrength: 0.32,
		sun: '#fff6da',
		sunStrength: 0.12,
	},
	golden: {
		sky: ['#8fb0c6', '#e8cfae', '#f7c795'],
		cloud: '#fff0d8',
		cloudShade: '#d9b295',
		haze: '#d9c3a4',
		pane: '#ffe9c8',
		shadow: '#3b3154',
		shadowStrength: 0.36,
		sun: '#ffcf86',
		sunStrength: 0.24,
	},
	dusk: {
		sky: ['#36476b', '#79799a', '#e0a28b'],
		cloud: '#c9a6a4',
		cloudShade: '#6f6b8b',
		haze: '#8d88a0',
		pane: '#b9b6cf',
		shadow: '#1c2242',
		shadowStrength: 0.42,
		sun: '#f3b08d',
		sunStrength: 0.14,
	},
};

interface SeasonFacts {
	leaves: readonly [Color, Color, Color];
	blossom: Color;
	grass: readonly [Color, Color];
	/** Overcast of the season on the sky */
	veil: Color;
	veilStrength: number;
}

const SEASON_FACTS: Record<Season, SeasonFacts> = {
	spring: {
		leaves: ['#5d8044', '#84a55a', '#b3c878'],
		blossom: '#f2c9cf',
		grass: ['#7fa057', '#a3bb6c'],
		veil: '#dcebe6',
		veilStrength: 0.12,
	},
	summer: {
		leaves: ['#365a3c', '#53794a', '#86a25d'],
		blossom: '#e7b04a',
		grass: ['#6f8f4e', '#94a860'],
		veil: '#bfe0ee',
		veilStrength: 0.06,
	},
	autumn: {
		leaves: ['#8c4a26', '#c17a32', '#e2ae52'],
		blossom: '#a5482c',
		grass: ['#83884c', '#a69d5b'],
		veil: '#ead9c2',
		veilStrength: 0.16,
	},
	winter: {
		leaves: ['#4d5b52', '#6c786c', '#98a197'],
		blossom: '#b23b32',
		grass: ['#a4ab98', '#c9ccbd'],
		veil: '#e6eaee',
		veilStrength: 0.34,
	},
};

export function paletteOf({ season, hour }: Light): Palette {
	const facts = HOUR_FACTS[hour];
	const year = SEASON_FACTS[season];
	const lit = (color: Color) => multiply(color, facts.pane);
	const veiled = (color: Color) => mix(color, multiply(year.veil, facts.pane), year.veilStrength);
	return {
		season,
		hour,
		sky: [veiled(facts.sky[0]), veiled(facts.sky[1]), veiled(facts.sky[2])],
		cloud: facts.cloud,
		cloudShade: facts.cloudShade,
		haze: veiled(facts.haze),
		shadow: facts.shadow,
		shadowStrength: facts.shadowStrength,
		sun: facts.sun,
		sunStrength: facts.sunStrength,
		leaves: [lit(year.leaves[0]), lit(year.leaves[1]), lit(year.leaves[2])],
		blossom: lit(year.blossom),
		grass: [lit(year.grass[0]), lit(year.grass[1])],
		isBare: season === 'winter',
		isLit: hour === 'dusk',
		glow: '#ffcf87',
		lit,
		shaded: (color, depth = 1) => mix(lit(color), facts.shadow, Math.min(0.92, facts.shadowStrength * depth)),
	};
}
