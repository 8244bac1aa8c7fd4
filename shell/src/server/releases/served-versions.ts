import type { ChannelRevision } from '@estate/releases';
import { type LoadedVersion, type ReleaseSet, releaseSet, type ServedRemote } from './release-set.ts';
import { type SettledRemote, settleRemote, type VersionLoader } from './settle-remote.ts';
import { settleRetired } from './settle-retired.ts';

const problemOf = ({ problem, trialProblem }: SettledRemote) =>
	[problem, trialProblem].filter(Boolean).join(' ');

/** The versions that visitors get: those of a channel's state, as far as they can be loaded. */
export class ServedVersions {
	readonly #loader: VersionLoader;
	#set = releaseSet([]);
	#remotes: ReadonlyMap<string, SettledRemote> = new Map();
	#revision = 0;

	constructor(loader: VersionLoader) {
		this.#loader = loader;
	}

	get set(): ReleaseSet {
		return this.#set;
	}

	/** Per remote: wanted, served, and why they differ */
	get remotes(): ReadonlyMap<string, SettledRemote> {
		return this.#remotes;
	}

	/** Of the state that was settled last */
	get revision(): number {
		return this.#revision;
	}

	/** Active versions and canaries */
	get all(): ServedRemote[] {
		return [...this.#set.remotes.values(), ...this.#set.canaries.map(({ remote }) => remote)];
	}

	/** All of them, with the versions that they fall back to */
	get inUse(): Set<LoadedVersion> {
		return new Set(this.all.flatMap((each) => [each, ...(each.previous ? [each.previous] : [])]));
	}

	/** Loads what a state names. Returns the problems, one sentence per remote. */
	async settle({ revision, state }: ChannelRevision): Promise<string[]> {
		const wanted = Object.entries(state);
		const settled = await Promise.all(
			wanted
				.filter(([, { retired }]) => !retired)
				.map(
					async ([name, wanted]) =>
						[name, await settleRemote(name, wanted, this.#set.remotes.get(name), this.#loader)] as const,
				),
		);
		this.#remotes = new Map(settled);
		this.#revision = revision;
		this.#set = releaseSet(
			settled.flatMap(([, { served }]) => served ?? []),
			settled.flatMap(([, { canary }]) => canary ?? []),
			await settleRetired(state, this.#set.retired, this.#loader),
		);
		return settled.flatMap(([name, remote]) => {
			const problem = problemOf(remote);
			return problem ? [`${name}: ${problem}`] : [];
		});
	}
}
