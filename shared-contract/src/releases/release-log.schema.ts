import { z } from 'zod';
import { remoteNameSchema, versionSchema } from './remote-manifest.schema.ts';

export const CHANNELS = ['production', 'preview'] as const;
export const channelSchema = z.enum(CHANNELS);

/** How a canary's share grows by itself, until everybody has the version. Times in milliseconds, moments in ISO 8601. */
export const rolloutPlanSchema = z.discriminatedUnion('kind', [
	/** Evenly from a share to all visitors */
	z.object({
		kind: z.literal('linear'),
		from: z.number().min(0).max(100),
		duration: z.int().min(1_000),
		startedAt: z.string(),
	}),
	/** By these shares, each for a while */
	z.object({
		kind: z.literal('step'),
		steps: z.array(z.number().min(0).max(100)).min(1).max(50),
		every: z.int().min(1_000),
		startedAt: z.string(),
	}),
]);

/** A version that a share of the visitors gets. */
export const canarySchema = z.object({
	version: versionSchema,
	/** Percent of the visitors, in hundredths */
	traffic: z.number().min(0).max(100),
	/** Drawn anew for each rollout, so that no visitor is always among the first */
	salt: z.string(),
	plan: rolloutPlanSchema.optional(),
});

/** State of one remote in a channel. */
export const remoteStateSchema = z.object({
	/** The version that visitors get */
	active: versionSchema,
	/** The version before it, served when the active one cannot be loaded */
	previous: versionSchema.optional(),
	/** A version that a share of the visitors gets */
	canary: canarySchema.optional(),
	/** Versions that open tabs should leave at their next navigation */
	withdrawn: z.array(versionSchema),
	/** Promotions are refused while it stands */
	lock: z.object({ who: z.string(), why: z.string(), at: z.string() }).optional(),
});

export const channelStateSchema = z.record(remoteNameSchema, remoteStateSchema);

export const RELEASE_ACTIONS = [
	'promote',
	'rollback',
	'canary',
	'abort',
	'lock',
	'unlock',
	'restore',
] as const;

/** `channels/<channel>/log/<revision>.json`: appended, never changed. The newest revision is the truth. */
export const releaseLogEntrySchema = z.object({
	revision: z.int().min(1),
	action: z.enum(RELEASE_ACTIONS),
	/** `*`: the whole channel was restored */
	remote: z.union([remoteNameSchema, z.literal('*')]),
	/** State of the whole channel before and after */
	before: channelStateSchema,
	after: channelStateSchema,
	/** ISO 8601 */
	at: z.string(),
	who: z.string(),
	why: z.string(),
});

export type Channel = (typeof CHANNELS)[number];
export type RolloutPlan = z.infer<typeof rolloutPlanSchema>;
export type Canary = z.infer<typeof canarySchema>;
export type RemoteState = z.infer<typeof remoteStateSchema>;
export type ChannelState = z.infer<typeof channelStateSchema>;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];
export type ReleaseLogEntry = z.infer<typeof releaseLogEntrySchema>;
