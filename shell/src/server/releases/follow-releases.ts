import type { HostOffer, ReleaseStore } from '@estate/releases';
import type { RenderPool } from '../render/render-pool.ts';
import { FileInspector } from './file-inspector.ts';
import { type ChannelSettings, FollowedChannel } from './followed-channel.ts';
import type { ReleaseFollower } from './release-follower.ts';
import type { ServedRemote } from './release-set.ts';
import { ServedVersions } from './served-versions.ts';
import { VersionMemory } from './version-memory.ts';
import { VersionsBeside } from './versions-beside.ts';

export interface FollowSettings extends Omit<ChannelSettings, 'log'> {
	store: Pick<ReleaseStore, 'log' | 'artifacts'>;
	pool: RenderPool;
	/** What this shell gives to remotes */
	offer: HostOffer;
	onChange(follower: ReleaseFollower): void;
}

const INSPECT_EVERY_MS = 1_000;
/** After which a broken version is tried again */
const RETRY_EVERY_MS = 15_000;

class ChannelFollower implements ReleaseFollower {
	readonly #settings: FollowSettings;
	readonly #channel: FollowedChannel;
	readonly #memory: VersionMemory;
	readonly #versions: ServedVersions;
	readonly #beside: VersionsBeside;
	readonly #inspector: FileInspector;
	/** The log could be read, files could not */
	#couldNotInspect = false;
	/** Problems of versions, as the log has them */
	#said: ReadonlySet<string> = new Set();
	#settling = Promise.resolve();
	#stop = () => {};

	constructor(settings: FollowSettings) {
		const { store, pool, offer } = settings;
		this.#settings = settings;
		this.#channel = new FollowedChannel({ ...settings, log: store.log });
		this.#memory = new VersionMemory(store.artifacts, pool, offer);
		this.#versions = new ServedVersions(this.#memory);
		this.#beside = new VersionsBeside(this.#memory);
		this.#inspector = new FileInspector(store.artifacts);
	}

	get current() {
		return this.#versions.set;
	}

	get remotes() {
		return this.#versions.remotes;
	}

	get followed() {
		return this.#channel.state;
	}

	get servedRevision() {
		return this.#versions.revision;
	}

	get storeProblem() {
		return this.#channel.problem;
	}

	get storeFinding() {
		return this.#channel.finding;
	}

	loadBeside(remote: string, version: string): Promise<ServedRemote> {
		return this.#beside.load(remote, version, this.current.remotes.get(remote));
	}

	async reportBroken(remote: string, version: string, reason: string): Promise<void> {
		if (this.#memory.isBroken(remote, version)) return;
		// Where the whole store is gone no version is to blame: what is in memory goes on.
		if (!(await this.#channel.isThere())) return;
		this.#beside.forget(remote, version);
		this.#memory.markBroken(remote, version, reason);
		await this.#settle();
	}

	stop(): void {
		this.#stop();
	}

	/** Resolves with the first set; from then on the channel is watched, and the files of what is served. */
	async start(): Promise<void> {
		await this.#channel.read();
		await this.#settle();
		const stopWatching = this.#channel.watch(() => this.#settleAgain());
		const inspector = setInterval(() => void this.#inspect(), INSPECT_EVERY_MS);
		const retrier = setInterval(() => this.#memory.hasBroken && this.#settleAgain(), RETRY_EVERY_MS);
		inspector.unref();
		retrier.unref();
		this.#stop = () => {
			stopWatching();
			clearInterval(inspector);
			clearInterval(retrier);
		};
	}

	/** Broken versions get another chance. */
	#settleAgain(): void {
		this.#memory.forgetBroken();
		void this.#settle();
	}

	/** One settling at a time, each on the newest state */
	#settle(): Promise<void> {
		const settle = async () => {
			const problems = await this.#versions.settle(this.followed);
			this.#keepInUse();
			if (!this.#channel.isLost) {
				for (const problem of problems) if (!this.#said.has(problem)) this.#settings.onProblem(problem);
				this.#said = new Set(problems);
			}
			this.#settings.onChange(this);
		};
		this.#settling = this.#settling.then(settle, settle);
		return this.#settling;
	}

	#keepInUse(): void {
		this.#memory.keepOnly(this.#versions.inUse);
		const renderable = this.#versions.all.filter(({ damage }) => damage !== 'server');
		this.#settings.pool.keep([...renderable, ...this.#beside.all].map(({ bundle }) => bundle));
	}

	async #inspect(): Promise<void> {
		if (this.storeProblem && !this.#couldNotInspect) return;
		try {
			await this.#inspector.inspect(this.#versions.all, (...broken) => this.reportBroken(...broken));
			if (this.#couldNotInspect) await this.#channel.lookAgain();
			this.#couldNotInspect = false;
		} catch (error) {
			this.#couldNotInspect = true;
			this.#channel.noteUnreachable(error);
		}
	}
}

/** Follows a channel: loads beside, validates, then switches; what fails stays out, with the reason. Resolves with the first set. */
export async function followReleases(settings: FollowSettings): Promise<ReleaseFollower> {
	const follower = new ChannelFollower(settings);
	await follower.start();
	return follower;
}
