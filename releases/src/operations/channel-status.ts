import type { Channel, ChannelState, RemoteState } from '@estate/shared-contract';
import type { InstanceReport } from '../instances/instance-report.schema.ts';
import { lastTakenBack, type TakenBack } from '../log/taken-back.ts';
import { type RemoteStatus, remoteStatus } from '../log/transitions.ts';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import type { CutEntry, ReleaseStore } from '../store/release-store.ts';
import { lostFinding, reportedRevision } from '../store/standing-store.ts';
import { knownRemotes } from './known-remotes.ts';

/** A remote in a channel, with the versions of it that are in the store, newest first. */
export interface StandingRemote extends Partial<RemoteState> {
	status: RemoteStatus;
	versions: string[];
	/** What was taken back last, where the newest entries of the log still say so */
	takenBack?: TakenBack | undefined;
}

export interface ChannelStatus {
	channel: Channel;
	revision: number;
	/** What is wrong with the log, if anything is */
	finding?: string | undefined;
	/** The last entry, where it was cut short */
	cut?: CutEntry | undefined;
	/** Does a running server follow a revision beyond the end of the log? */
	isLost: boolean;
	location: string;
	remotes: Record<string, StandingRemote>;
	/** The shell's own versions, where the store has any or its log names one */
	shell?: StandingRemote | undefined;
	/** Of the channel's shells, newest first; see `isAlive` */
	reports: InstanceReport[];
}

async function standingShell(
	{ shells }: ReleaseStore,
	channel: Channel,
): Promise<Pick<ChannelStatus, 'shell'>> {
	const { state } = await shells.log.newest(channel);
	const versions = await shells.artifacts.versions(SHELL);
	if (!state[SHELL] && versions.length === 0) return {};
	return { shell: { status: remoteStatus(state, SHELL), ...state[SHELL], versions } };
}

/** Entries in which a version is looked for that was taken back: an object store is asked for each */
const TAKEN_BACK_LOOK = 50;

/** Read where something was withdrawn alone. */
async function takenBackLately(
	{ log }: Pick<ReleaseStore, 'log'>,
	channel: Channel,
	state: ChannelState,
): Promise<Map<string, TakenBack>> {
	const isAny = Object.values(state).some(({ withdrawn }) => withdrawn.length > 0);
	if (!isAny) return new Map();
	// An older entry that cannot be read keeps nobody from seeing what is now.
	return lastTakenBack(await log.history(channel, TAKEN_BACK_LOOK).catch(() => []));
}

/** What a channel is now: its remotes by name, those that were only published too, and what its shells say. */
export async function channelStatus(store: ReleaseStore, channel: Channel): Promise<ChannelStatus> {
	const { revision, state, finding, cut } = await store.log.newest(channel);
	const reports = (await store.instances.read()).filter((report) => report.channel === channel);
	const ahead = reportedRevision(reports, channel);
	const isLost = ahead > revision;
	const names = await knownRemotes(store, channel);
	const takenBack = await takenBackLately(store, channel, state);
	const remotes = await Promise.all(
		names.map(async (name) => {
			const versions = await store.artifacts.versions(name);
			const last = takenBack.get(name);
			const own = { status: remoteStatus(state, name), ...state[name], versions };
			return [name, last ? { ...own, takenBack: last } : own] as const;
		}),
	);
	return {
		channel,
		revision,
		finding: finding ?? (isLost ? lostFinding(revision, ahead) : undefined),
		isLost,
		...(cut ? { cut } : {}),
		location: store.location,
		remotes: Object.fromEntries(remotes),
		...(await standingShell(store, channel)),
		reports,
	};
}
