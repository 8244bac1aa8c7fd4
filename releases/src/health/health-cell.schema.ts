import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';

/**
 * What is counted of a version. `views`: page views with one of its slots; `failedViews` those in which something of it
 * failed, `failingVisitors` by how many visitors. `draws` (a stored name): slots that the server rendered; `failedDraws` those that failed.
 */
const HEALTH_COUNTS = [
	'views',
	'failedViews',
	'failingVisitors',
	'loadErrors',
	'renderErrors',
	'hydrationErrors',
	'chunkErrors',
	'draws',
	'failedDraws',
	'drawErrors',
	'drawTimeouts',
] as const;
export type HealthCount = (typeof HEALTH_COUNTS)[number];

/** Largest contentful paint, interaction to next paint, cumulative layout shift. */
const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

const count = z.int().min(0);

/** One minute of one version, as one instance saw it. Counts that are missing are 0. */
export const healthCellSchema = z.object({
	remote: remoteNameSchema,
	version: versionSchema,
	/** Minutes since 1970 */
	minute: count,
	counts: z.partialRecord(z.enum(HEALTH_COUNTS), count),
	/** Page views that were good, middling and poor, by the limits of web.dev */
	vitals: z.partialRecord(z.enum(VITALS), z.tuple([count, count, count])).optional(),
});
export type HealthCell = z.infer<typeof healthCellSchema>;

/** Minutes that cells are kept. */
export const HEALTH_KEPT_MINUTES = 60;

export const minuteOf = (time: number): number => Math.floor(time / 60_000);
