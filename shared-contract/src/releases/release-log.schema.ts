import { z } from 'zod';
import { asLine } from '../domain/plain-lines.ts';
import { remoteNameSchema, versionSchema } from './names.schema.ts';

/** Written by people, printed on terminals: a line, whatever was written once. */
export const lineSchema = z.string().overwrite(asLine);

export const CHANNELS = ['production', 'preview'] as const;
export const channelSchema = z.enum(CHANNELS);

/** How a canary's share grows by itself, until everybody has the version. Durations in milliseconds, times in ISO 8601. */
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
	/** Drawn again for each rollout, so that no visitor is always among the first */
	salt: z.string(),
	plan: rolloutPlanSchema.optional(),
});

/** When a version is taken back by itself. */
export const healthPolicySchema = z.object({
	/** Off: figures are gathered, and nothing is done */
	automatic: z.boolean(),
	/** Milliseconds in which a version's figures are judged together; a promoted one is judged this long */
	window: z.int().min(60_000).max(1_800_000),
	/** Fewer views are not judged */
	minimumViews: z.int().min(20).max(1_000_000),
	/** Share of views that may fail, 0 to 1 */
	maximumRate: z.number().min(0).max(1),
	/** By how much more may fail than in the version before, 0 to 1 */
	margin: z.number().min(0).max(1),
});

const sampleSchema = z.object({ version: versionSchema, total: z.int().min(0), failed: z.int().min(0) });

/** The figures that took a version back. */
export const healthEvidenceSchema = sampleSchema.extend({
	/** What failed: views in browsers, or slots that the server drew */
	measure: z.enum(['views', 'draws']),
	/** ISO 8601: what was counted since */
	since: z.string(),
	/** The version that it was compared with, where there were figures */
	against: sampleSchema.optional(),
	/** What it breached: the highest rate, or that of the version before */
	breach: z.enum(['maximum', 'before']),
	/** Probability of such figures by chance, and how small it had to be */
	chance: z.number(),
	needed: z.number(),
});

/** Original path of a page of the site, such as `/contact/`. */
export const sitePathSchema = z
	.string()
	.max(500)
	.regex(/^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?$/, {
		error: 'Give a path of the site without language, such as /contact/.',
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
	/** The site's own rule by default */
	policy: healthPolicySchema.optional(),
	/** Promotions are refused while it stands */
	lock: z.object({ who: lineSchema, why: lineSchema, at: z.string() }).optional(),
	/** No visitor gets the remote while it stands: its addresses are gone, or lead to another page of the site */
	retired: z
		.object({ who: lineSchema, why: lineSchema, at: z.string(), redirect: sitePathSchema.optional() })
		.optional(),
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
	'policy',
	'retire',
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
	who: lineSchema,
	why: lineSchema,
	/** What made the site do it by itself */
	evidence: healthEvidenceSchema.optional(),
	/** Checks before a promotion that were left out by a flag */
	waived: z.array(z.string()).optional(),
	/** SHA-256 of the text of the entry before, in hex; zeros in the first. Entries from before 2026-11 have none */
	chain: z
		.string()
		.regex(/^[0-9a-f]{64}$/)
		.optional(),
});

export type Channel = (typeof CHANNELS)[number];
export type RolloutPlan = z.infer<typeof rolloutPlanSchema>;
export type HealthPolicy = z.infer<typeof healthPolicySchema>;
export type HealthEvidence = z.infer<typeof healthEvidenceSchema>;
export type Canary = z.infer<typeof canarySchema>;
export type RemoteState = z.infer<typeof remoteStateSchema>;
export type ChannelState = z.infer<typeof channelStateSchema>;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];
export type ReleaseLogEntry = z.infer<typeof releaseLogEntrySchema>;
