import type { Channel, ChannelState, ReleaseLogEntry, RemoteManifest } from '@estate/shared-contract';
import type { ArtifactManifest } from '../artifacts/artifact-format.ts';
import type { Problem } from '../checks/problem.ts';
import type { InstanceReport } from '../instances/instance-report.schema.ts';
import type { ShellManifest } from '../shell-releases/shell-manifest.schema.ts';
import type { StoreRecords } from './store-records.ts';

/** What a channel is at one revision; revision 0 with an empty state before the first entry. */
export interface ChannelRevision {
	revision: number;
	state: ChannelState;
	/** What is wrong with the log, although the state could be read */
	finding?: string;
	/** The last entry, where it was cut short: `state` is that of one before it */
	cut?: CutEntry;
}

/** What an entry that was cut short began with, where that is left of it. */
export interface BegunChange {
	action: string;
	remote: string;
}

/** An entry that was cut short. */
export interface CutEntry {
	revision: number;
	/** What it began with, where that is left */
	begun?: BegunChange | undefined;
}

export type NewLogEntry = Omit<ReleaseLogEntry, 'revision' | 'chain'>;

/** An entry as it is stored. */
export interface StoredText {
	/** Its number in the log, from 1 */
	number: number;
	/** Where it stands, for who has to look */
	place: string;
	text: string;
}

export interface WatchOptions {
	/** Milliseconds between looks, besides the file system's own events; 400 in a folder, 1000 in an object store by default */
	intervalMs?: number;
	/** The store could not be read; the last state stands and looking goes on */
	onError?(error: unknown): void;
}

/** What each channel is and was: entries are appended, never changed. */
export interface ReleaseLog {
	/** Throws ReleaseError when no log can be kept here, such as `bad-location` for a server that lets two writers win. */
	check(): Promise<void>;
	/** Newest revision of a channel. */
	newest(channel: Channel): Promise<ChannelRevision>;
	/** Entries, newest first; only revisions below `before` where it is given. What was cut short is left out. */
	history(
		channel: Channel,
		limit?: number,
		before?: number,
		onCut?: (error: Error) => void,
	): Promise<ReleaseLogEntry[]>;
	/** Every entry as it is stored, oldest first, whether it can be read or not. */
	texts(channel: Channel): AsyncIterable<StoredText>;
	/** Writes revision `expectedRevision + 1` if no other writer has; false for the loser of a race, who reads again. */
	append(channel: Channel, expectedRevision: number, entry: NewLogEntry): Promise<boolean>;
	/** Calls back with the present state, then with each newer one. Returns an unsubscribe function. */
	watch(channel: Channel, listener: (current: ChannelRevision) => void, options?: WatchOptions): () => void;
}

/** Whole versions of remotes, or of the shell, put in once and never changed. */
export interface VersionStore<Manifest extends ArtifactManifest> {
	remotes(): Promise<string[]>;
	/** Versions of a remote, newest first. */
	versions(remote: string): Promise<string[]>;
	/** The checked manifest. Throws ReleaseError `unknown-version` or `bad-store`. */
	manifest(remote: string, version: string): Promise<Manifest>;
	/** A folder on this machine with the version's files: the store's own, or a copy that is fetched when it is asked for. */
	folder(remote: string, version: string): Promise<string>;
	/** What there is of a version whose files are not whole: its manifest, else as it was claimed, and where its files are looked for. Throws where neither is known. */
	remains(remote: string, version: string): Promise<{ manifest: Manifest; folder: string }>;
	/** Puts a built folder in, with compressed siblings of its text files. The same bytes again change nothing; other bytes are refused. */
	put(folder: string): Promise<{ manifest: Manifest; created: boolean }>;
	/** Presence, size and hash of every file; empty when all is well. */
	verify(remote: string, version: string): Promise<Problem[]>;
	/** Takes a version out. Its number stays taken: other bytes are never published under it. */
	remove(remote: string, version: string): Promise<void>;
	/** Removes what died half done, and local copies of what was taken out, both more than so many milliseconds ago. Returns how many. */
	removeLeftovers(ageMs: number): Promise<number>;
}

/** Which versions there are, and whether they are whole, whatever they are versions of. */
export type ReadableVersions = Pick<VersionStore<ArtifactManifest>, 'versions' | 'verify'>;

/** Versions of remotes. */
export type ArtifactStore = VersionStore<RemoteManifest>;

/** What running shells say about themselves. */
export interface InstanceReports {
	write(report: InstanceReport): Promise<void>;
	/** Newest first. What is no report is left out; what is long over is removed. */
	read(): Promise<InstanceReport[]>;
}

/** Versions of the shell, and a log per channel of which one is wanted there: a state that holds `shell` alone. */
export interface ShellStore {
	readonly log: ReleaseLog;
	readonly artifacts: VersionStore<ShellManifest>;
	/** Heads that its log noted */
	readonly records: StoreRecords;
}

/**
 * Where versions and channels are kept: a folder, or an S3-compatible object store. Both pass one suite of tests
 * (`store-suite.ts`). A function takes the part that it needs.
 */
export interface ReleaseStore {
	readonly location: string;
	/** Opened to begin another log, whatever servers follow */
	readonly isNewLog?: boolean;
	readonly log: ReleaseLog;
	readonly artifacts: ArtifactStore;
	readonly instances: InstanceReports;
	readonly records: StoreRecords;
	readonly shells: ShellStore;
}
