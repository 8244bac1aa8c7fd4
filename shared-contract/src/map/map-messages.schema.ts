// Messages between a page and the map's frame (website.md §7 "Map", decisions 37): JSON, each checked where it arrives.
import * as z from 'zod/mini';
import { LANGUAGES } from '../domain/languages.ts';
import { MOST_SHAPE_POINTS } from '../domain/map-shape.ts';
import { MOST_MAP_POINTS } from '../domain/search-facets.ts';
import { mapPointSchema } from './map-point.schema.ts';

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
/** Properties that stand at one spot; none where there is no spot any more */
const ids = z.array(z.int()).check(z.maxLength(MOST_MAP_POINTS));

export const mapBoundsSchema = z.object({
	south: latitude,
	west: longitude,
	north: latitude,
	east: longitude,
});

/** A drawn area: its corners, as many as an address holds */
export const mapShapeSchema = z
	.array(z.object({ lat: latitude, lng: longitude }))
	.check(z.minLength(3), z.maxLength(MOST_SHAPE_POINTS));

/** A marker of the page's own, such as the property that the page is about. */
export const customMarkerSchema = z.object({
	Lat: latitude,
	Lng: longitude,
	/** What stands there, for readers of the map's text */
	label: z.string(),
	/** Metres; drawn as a circle, because the address is hidden */
	circleRadius: z.optional(z.number().check(z.positive())),
});

/** Everything that the map shows. */
export const mapMessageSchema = z.object({
	type: z.literal('map'),
	language: z.enum(LANGUAGES),
	/** `search`: many properties, and the part of the map that is seen can be searched. `place`: one spot and what is around it */
	mapType: z.enum(['search', 'place']),
	properties: z.array(mapPointSchema).check(z.maxLength(MOST_MAP_POINTS)),
	messageInfo: z.object({
		/** Radius of the circles of `Approximate` properties, metres */
		circleRadius: z.number().check(z.positive()),
		/** The part of the map that the search is limited to: shown whole */
		bounds: z.optional(mapBoundsSchema),
		/** The drawn area that the search is limited to */
		shape: z.optional(mapShapeSchema),
		/** The page takes drawn areas: the map offers to draw one */
		draws: z.optional(z.literal(true)),
	}),
	customMarker: z.optional(customMarkerSchema),
	/** Values of Marquee whose properties are not drawn (decisions 12) */
	marqueeIgnoreList: z.array(z.int()),
});

/** Property that the page points at, such as the card under the pointer; null: none. */
export const mapHighlightSchema = z.object({ type: z.literal('map-highlight'), ID: z.nullable(z.int()) });

export const toFrameSchema = z.discriminatedUnion('type', [mapMessageSchema, mapHighlightSchema]);

export const fromFrameSchema = z.discriminatedUnion('type', [
	/** The frame listens */
	z.object({ type: z.literal('map-ready') }),
	/** The visitor chose a pin, or let a choice go */
	z.object({ type: z.literal('map-selected'), ids }),
	/** The pointer or the keyboard is on a pin, or left it */
	z.object({ type: z.literal('map-hovered'), ids }),
	/** "Search this area" */
	z.object({ type: z.literal('map-search-area'), bounds: mapBoundsSchema }),
	/** The visitor drew an area */
	z.object({ type: z.literal('map-shape'), shape: mapShapeSchema }),
]);

export type MapMessage = z.infer<typeof mapMessageSchema>;
export type CustomMarker = z.infer<typeof customMarkerSchema>;
export type MessageToFrame = z.infer<typeof toFrameSchema>;
export type MessageFromFrame = z.infer<typeof fromFrameSchema>;
