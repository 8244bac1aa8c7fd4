import type { Channel } from '@estate/shared-contract';
import { remoteStateSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { RELEASE_ACTIONS_BACK } from '../log/taken-back.ts';
import { REMOTE_STATUSES } from '../log/transitions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { channelStatus } from './channel-status.ts';

/** Versions that are named as withdrawn, the last ones; characters of a reason */
const MOST_WITHDRAWN = 20;
const MOST_WHY = 500;

const { active, previous, withdrawn, canary, lock, retired } = remoteStateSchema.shape;

/** `GET api/status` of a site's console: what a channel is, for whoever is on the access list. Bounded, whatever the log holds. */
export const siteStatusSchema = z.object({
	channel: z.string(),
	revision: z.int(),
	/** What is wrong with the log, if anything is */
	finding: z.string().optional(),
	remotes: z.record(
		z.string(),
		z.object({
			status: z.enum(REMOTE_STATUSES),
			active: active.optional(),
			previous,
			/** Without what decides who tries it */
			canary: canary.unwrap().omit({ salt: true }).optional(),
			withdrawn,
			lock,
			retired,
			takenBack: z
				.object({
					remote: z.string(),
					version: versionSchema,
					action: z.enum(RELEASE_ACTIONS_BACK),
					who: z.string(),
					why: z.string(),
					at: z.string(),
				})
				.optional(),
		}),
	),
});
export type SiteStatus = z.infer<typeof siteStatusSchema>;

/** With its reason cut, where it has one. */
function inShort<What extends { why: string }>(what: What | undefined): What | undefined {
	return what && { ...what, why: what.why.slice(0, MOST_WHY) };
}

/** What a site tells of its channel. */
export async function siteStatus(store: ReleaseStore, channel: Channel): Promise<SiteStatus> {
	const { revision, finding, remotes } = await channelStatus(store, channel);
	const all = Object.entries(remotes).map(([name, remote]) => {
		const { status, canary: tried, withdrawn: left = [] } = remote;
		const { salt: _, ...shown } = tried ?? {};
		return [
			name,
			{
				...{ status, active: remote.active, previous: remote.previous },
				...(tried ? { canary: shown as Omit<typeof tried, 'salt'> } : {}),
				withdrawn: left.slice(-MOST_WITHDRAWN),
				lock: inShort(remote.lock),
				retired: inShort(remote.retired),
				takenBack: inShort(remote.takenBack),
			},
		] as const;
	});
	return { channel, revision, ...(finding ? { finding } : {}), remotes: Object.fromEntries(all) };
}
