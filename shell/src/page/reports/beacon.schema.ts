import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';

/** What makes a page view count as failed for a version. */
const VIEW_FAILURES = ['load-error', 'render-error', 'hydration-error', 'chunk-error'] as const;
export type ViewFailure = (typeof VIEW_FAILURES)[number];

/** Messages of one document: more than come in the time that its token lasts */
export const MOST_PARTS = 63;

const remote = remoteNameSchema.max(40);
const version = versionSchema.max(40);
const slot = remoteNameSchema.max(40);

/** A remote on a page that was seen. */
const viewSchema = z.strictObject({ remote, version, slots: z.array(slot).min(1).max(20) });
/** The first failure of a version in a page view; `isFirst` is false for the others. */
const failureSchema = z.strictObject({
	remote,
	version,
	slot: slot.optional(),
	kind: z.enum(VIEW_FAILURES),
	isFirst: z.boolean(),
});
/** Milliseconds; shifts have no unit. Named by the page's primary slot. */
const vitalSchema = z.strictObject({
	remote,
	version,
	slot,
	name: z.enum(['LCP', 'INP', 'CLS']),
	value: z.number().min(0).max(600_000),
});

/** `POST /-/views`: what a browser reports of its page views. No address of a page, no person, no time. */
export const beaconSchema = z.strictObject({
	/** Of the document, from its answer's header; without one it counts for nothing */
	token: z.string().max(200).optional(),
	/** Which message of the document it is, from 0 */
	part: z.int().min(0).max(MOST_PARTS).optional(),
	views: z.array(viewSchema).max(20),
	failures: z.array(failureSchema).max(20),
	vitals: z.array(vitalSchema).max(6),
});

export type ViewBeacon = z.infer<typeof beaconSchema>;
