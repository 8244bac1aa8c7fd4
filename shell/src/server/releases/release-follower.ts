import type { ChannelRevision } from '@estate/releases';
import type { ReleaseSet, ServedRemote } from './release-set.ts';
import type { SettledRemote } from './settle-remote.ts';

/** What is served of a channel, kept up to date. */
export interface ReleaseFollower {
	/** What visitors get now */
	readonly current: ReleaseSet;
	/** Per remote: wanted, served, and why they differ */
	readonly remotes: ReadonlyMap<string, SettledRemote>;
	/** State of the channel that is followed */
	readonly followed: ChannelRevision;
	/** Revision whose versions are served: `followed` once they are loaded */
	readonly servedRevision: number;
	/** Why the store cannot be read just now, if so */
	readonly storeProblem: string | undefined;
	/** What is wrong with the release log, although it is followed */
	readonly storeFinding: string | undefined;
	/** A version of the store beside those that are served, for anyone who has an override. Throws an Error that says why it cannot be had */
	loadBeside(remote: string, version: string): Promise<ServedRemote>;
	/** A version turned out broken: serve another. Resolves when the set has changed. */
	reportBroken(remote: string, version: string, reason: string): Promise<void>;
	stop(): void;
}

/** Is nothing at all known of a remote that the channel has, not even its addresses? */
export function isRemoteMissing({ remotes }: Pick<ReleaseFollower, 'remotes'>): boolean {
	return [...remotes.values()].some(({ served }) => served === undefined);
}
