import { channelSchema, remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { errorGroupSchema, MOST_ERROR_GROUPS } from '../errors/error-group.schema.ts';
import { healthCellSchema } from '../health/health-cell.schema.ts';

/** What a running shell says about itself, so that operators see what visitors get and why. */
export const instanceReportSchema = z.object({
	/** Unique among running shells, such as host name and process: a-z, 0-9, `.`, `_`, `-` */
	instance: z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,99}$/),
	channel: channelSchema,
	/** Revision of the channel that it follows */
	revision: z.int().min(0),
	/** ISO 8601; older than INSTANCE_LIFETIME_MS means that it has stopped */
	at: z.string(),
	startedAt: z.string(),
	/** Contract and shared libraries that it provides: what a promotion is checked against */
	contract: versionSchema,
	/** Contracts that it serves; absent in reports of shells that serve their own alone */
	contracts: z.array(versionSchema).optional(),
	shared: z.record(z.string(), z.string()),
	/** What it can do beyond the contract; a shell from before there were capabilities says nothing */
	capabilities: z.array(z.string()).optional(),
	remotes: z.record(
		remoteNameSchema,
		z.object({
			/** The version that visitors get; none when no version could be loaded */
			serving: versionSchema.optional(),
			/** The version that the channel wants */
			wanted: versionSchema,
			/** Why another version is served than the wanted one */
			problem: z.string().optional(),
			/** The version that a share of the visitors gets */
			trying: versionSchema.optional(),
			/** Why no visitor gets the version that is to be tried */
			trialProblem: z.string().optional(),
		}),
	),
	/** The version of the shell itself, where the build says it */
	shell: z
		.object({
			version: versionSchema,
			/** Where a supervisor starts shells from the store: its name, the same over restarts */
			seat: z.string().max(100).optional(),
			/** The version that the channel's log wants here */
			wanted: versionSchema.optional(),
			/** Why another version runs than the wanted one */
			problem: z.string().max(2_000).optional(),
		})
		.optional(),
	/** It ended by itself: no promotion has to fit it */
	stopped: z.literal(true).optional(),
	/** What was counted here in the last hour */
	health: z.array(healthCellSchema).optional(),
	/** What failed here since it started, in groups */
	errors: z.array(errorGroupSchema).max(MOST_ERROR_GROUPS).optional(),
});

/** Milliseconds after which a report that is not renewed is that of a stopped shell. */
const INSTANCE_LIFETIME_MS = 60_000;

/** Reports of shells that stopped are kept this long, in milliseconds, so that a crash can still be looked into. */
export const INSTANCE_REPORT_KEPT_MS = 60 * INSTANCE_LIFETIME_MS;

export type InstanceReport = z.infer<typeof instanceReportSchema>;

/** Is the shell that wrote this still running, as far as its report says? */
export function isAlive({ at, stopped }: Pick<InstanceReport, 'at' | 'stopped'>, now = Date.now()): boolean {
	return !stopped && now - Date.parse(at) < INSTANCE_LIFETIME_MS;
}

/** Reads the text of a report; undefined for what is none, such as half of one: the next comes soon. */
export function readInstanceReport(text: string | undefined): InstanceReport | undefined {
	try {
		return instanceReportSchema.parse(JSON.parse(text ?? ''));
	} catch {
		return undefined;
	}
}
