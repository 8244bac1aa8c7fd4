import type { Channel, RemoteState } from '@estate/shared-contract';
import type { InstanceReport } from '../instances/instance-report.schema.ts';
import { type RemoteStatus, remoteStatus } from '../log/transitions.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A remote in a channel, with the versions of it that are in the store, newest first. */
export interface StandingRemote extends Partial<RemoteState> {
	status: RemoteStatus;
	versions: string[];
}

export interface ChannelStatus {
	channel: Channel;
	revision: number;
	location: string;
	remotes: Record<string, StandingRemote>;
	/** Of the channel's shells, newest first; see `isAlive` */
	reports: InstanceReport[];
}

/** What a channel is now: its remotes by name, those that were only published too, and what its shells say. */
export async function channelStatus(store: ReleaseStore, channel: Channel): Promise<ChannelStatus> {
	const { revision, state } = await store.log.newest(channel);
	const reports = (await store.instances.read()).filter((report) => report.channel === channel);
	const names = [...new Set([...Object.keys(state), ...(await store.artifacts.remotes())])].sort();
	const remotes = await Promise.all(
		names.map(async (name) => {
			const versions = await store.artifacts.versions(name);
			return [name, { status: remoteStatus(state, name), ...state[name], versions }] as const;
		}),
	);
	return { channel, revision, location: store.location, remotes: Object.fromEntries(remotes), reports };
}
