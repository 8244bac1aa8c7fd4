// Written with zod's small edition, because the map's frame checks it in the browser.
import * as z from 'zod/mini';
import { PROPERTY_STATES } from '../domain/property-states.ts';

/**
 * A property as the map draws it. Left out: what is 0, false or `available`. Popups read `properties` with `ids`.
 * A property whose address is not published has the middle of a circle that it shares with its neighbours.
 */
export const mapPointSchema = z.object({
	ID: z.int(),
	Lat: z.number(),
	Lng: z.number(),
	/** Draw a circle of `circleRadius` around it, not a pin */
	Approximate: z.optional(z.literal(true)),
	/** Main type */
	WebID: z.int(),
	Goal: z.union([z.literal(0), z.literal(1)]),
	/** EUR; absent: on request */
	Price: z.optional(z.number()),
	/** 7 = "starting from" */
	PriceUnit: z.optional(z.int()),
	Marquee: z.optional(z.int()),
	State: z.optional(z.enum(PROPERTY_STATES)),
});

export type MapPoint = z.infer<typeof mapPointSchema>;
