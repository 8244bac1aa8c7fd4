import type { ChannelRevision, ReleaseStore } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { RenderPool } from '../render/render-pool.ts';
import { fileMarks } from './file-marks.ts';
import { type LoadedVersion, type ReleaseSet, releaseSet, type ServedRemote } from './release-set.ts';
import { type SettledRemote, settleRemote } from './settle-remote.ts';
import { VersionMemory } from './version-memory.ts';

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
	/** A version of the store beside those that are served, for anyone who has an override. Throws an Error that says why it cannot be had */
	loadBeside(remote: string, version: string): Promise<ServedRemote>;
	/** A version turned out broken: serve another. Resolves when the set has changed. */
	reportBroken(remote: string, version: string, reason: string): Promise<void>;
	stop(): void;
}

export interface FollowSettings {
	store: ReleaseStore;
	channel: Channel;
	pool: RenderPool;
	/** Channel state of the last run: stands in for a store that cannot be read */
	lastGood: ChannelRevision | undefined;
	onChange(follower: ReleaseFollower): void;
	onProblem(message: string): void;
}

/** Milliseconds between looks at the files of served versions */
const INSPECT_EVERY = 1_000;
/** Versions whose files are looked at each time, by turns: the cost of looking does not grow with the site */
const INSPECTED_AT_ONCE = 25;
/** Milliseconds after which a broken version is tried again */
const RETRY_AFTER = 15_000;
/** Milliseconds that a version of an override stays loaded after its last use */
const BESIDE_KEPT = 600_000;

/** Follows a channel: loads beside, validates, then switches; what fails stays out, with the reason. Resolves with the first set. */
export async function followReleases(settings: FollowSettings): Promise<ReleaseFollower> {
	const { store, channel, pool, lastGood, onChange, onProblem } = settings;
	const memory = new VersionMemory(store.artifacts, pool);
	/** Marks of folders that were touched, but hold what was published */
	const wholeAgain = new Map<string, string>();
	let followed: ChannelRevision = { revision: 0, state: {} };
	let current = releaseSet([]);
	let servedRevision = 0;
	let remotes: ReadonlyMap<string, SettledRemote> = new Map();
	const beside = new LRUCache<string, LoadedVersion>({ max: 5, ttl: BESIDE_KEPT });
	let storeProblem: string | undefined;
	/** Where the next look at files begins */
	let inspected = 0;
	let queue = Promise.resolve();

	const follower: ReleaseFollower = {
		get current() {
			return current;
		},
		get remotes() {
			return remotes;
		},
		get followed() {
			return followed;
		},
		get servedRevision() {
			return servedRevision;
		},
		get storeProblem() {
			return storeProblem;
		},
		async loadBeside(remote, version) {
			const served = current.remotes.get(remote);
			if (served?.manifest.version === version) return served;
			const loaded = beside.get(`${remote} ${version}`) ?? (await memory.load(remote, version));
			beside.set(`${remote} ${version}`, loaded);
			return { ...loaded, withdrawn: [], ...(served ? { previous: served } : {}) };
		},
		async reportBroken(remote, version, reason) {
			// Where the whole store is gone no version is to blame: what is in memory goes on.
			if (!(await isStoreThere())) return;
			beside.delete(`${remote} ${version}`);
			memory.markBroken(remote, version, reason);
			await settleAll();
		},
		stop() {
			stopWatching();
			clearInterval(inspector);
			clearInterval(retrier);
		},
	};

	/** One settling at a time, each on the newest state */
	function settleAll(): Promise<void> {
		queue = queue.then(settle, settle);
		return queue;
	}

	async function settle(): Promise<void> {
		const { revision, state } = followed;
		const settled = await Promise.all(
			Object.entries(state).map(
				async ([name, state]) =>
					[name, await settleRemote(name, state, current.remotes.get(name), memory)] as const,
			),
		);
		const before = problemsOf(remotes);
		remotes = new Map(settled);
		servedRevision = revision;
		const served = settled.flatMap(([, { served }]) => served ?? []);
		const canaries = settled.flatMap(([, { canary }]) => canary ?? []);
		current = releaseSet(served, canaries);
		const all = [...served, ...canaries.map(({ remote }) => remote)];
		memory.keepOnly(new Set(all.flatMap((each) => [each, ...(each.previous ? [each.previous] : [])])));
		pool.keep([...all, ...beside.values()].map(({ bundle }) => bundle));
		for (const [name, problem] of problemsOf(remotes))
			if (problem && before.get(name) !== problem) onProblem(`${name}: ${problem}`);
		onChange(follower);
	}

	function follow(next: ChannelRevision): Promise<void> {
		storeProblem = undefined;
		// An empty store where there was a log: it was lost, not emptied, since a log only grows.
		const known = followed.revision > 0 ? followed : lastGood;
		if (next.revision === 0 && known && known.revision > 0) {
			storeProblem = 'The release store is empty; the last good state is served.';
			next = known;
		}
		followed = next;
		memory.forgetBroken();
		return settleAll();
	}

	async function isStoreThere(): Promise<boolean> {
		try {
			return (await store.log.newest(channel)).revision >= followed.revision;
		} catch {
			return false;
		}
	}

	async function inspect(): Promise<void> {
		if (storeProblem) return;
		const tried = current.canaries.map(({ remote }) => remote);
		const all = [...current.remotes.values(), ...tried];
		const from = inspected % Math.max(1, all.length);
		inspected = from + INSPECTED_AT_ONCE;
		for (const { manifest, folder, marks } of [...all, ...all].slice(
			from,
			from + Math.min(all.length, INSPECTED_AT_ONCE),
		)) {
			const now = await fileMarks(folder, manifest);
			if (now === (wholeAgain.get(folder) ?? marks)) continue;
			const { name, version } = manifest;
			const [problem] = await store.artifacts.verify(name, version);
			if (problem) await follower.reportBroken(name, version, `${problem.what} ${problem.where}`);
			else wholeAgain.set(folder, now);
		}
	}

	function unreachable(error: unknown): void {
		const message = `The release store cannot be read (${error instanceof Error ? error.message : error}); the last good state is served.`;
		if (message !== storeProblem) onProblem(message);
		storeProblem = message;
	}

	try {
		await follow(await store.log.newest(channel));
	} catch (error) {
		unreachable(error);
		followed = lastGood ?? followed;
		await settleAll();
	}
	const stopWatching = store.log.watch(
		channel,
		(next) => {
			if (next.revision !== followed.revision || storeProblem) void follow(next);
		},
		{ onError: unreachable },
	);
	const inspector = setInterval(() => void inspect().catch(unreachable), INSPECT_EVERY);
	const retrier = setInterval(() => {
		if (!memory.hasBroken) return;
		memory.forgetBroken();
		void settleAll();
	}, RETRY_AFTER);
	inspector.unref();
	retrier.unref();
	return follower;
}

const problemsOf = (remotes: ReadonlyMap<string, SettledRemote>) =>
	new Map(
		[...remotes].map(([name, { problem, trialProblem }]) => [
			name,
			[problem, trialProblem].filter(Boolean).join(' '),
		]),
	);
