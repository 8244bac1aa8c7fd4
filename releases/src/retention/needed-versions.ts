import type { Channel, ChannelState } from '@estate/shared-contract';
import { CHANNELS } from '@estate/shared-contract/schemas';
import { Proposals } from '../proposals/proposals.ts';
import { SHELL } from '../shell-releases/shell-manifest.schema.ts';
import type { ReleaseLog, ReleaseStore } from '../store/release-store.ts';

class Needed {
	readonly #versions = new Set<string>();
	readonly #remotes = new Set<string>();
	/** Up to which revision the log of a channel was read */
	readonly #read = new Map<Channel, number>();

	version(remote: string, version: string | undefined): void {
		if (version) this.#versions.add(`${remote} ${version}`);
	}

	/** The state now, and what entries since `since` name, in milliseconds since 1970. */
	async log(log: ReleaseLog, channel: Channel, since: number): Promise<void> {
		const known = this.#read.get(channel) ?? 0;
		const { revision } = await log.newest(channel);
		if (known > 0 && revision <= known) return;
		// The whole log at first: an entry that cannot be read ends the pruning, since what it names is not known.
		const limit = known > 0 ? revision - known : Number.MAX_SAFE_INTEGER;
		const entries = await log.history(channel, limit, undefined, (error) => {
			throw error;
		});
		this.#state(entries[0]?.after ?? {});
		for (const { at, before, after } of entries)
			if (!(Date.parse(at) < since)) {
				this.#state(before);
				this.#state(after);
			}
		this.#read.set(channel, entries[0]?.revision ?? 0);
	}

	#state(state: ChannelState): void {
		for (const [remote, { active, previous, canary, withdrawn, lock }] of Object.entries(state)) {
			for (const version of [active, previous, canary?.version, ...withdrawn]) this.version(remote, version);
			// Every version of it
			if (lock) this.#remotes.add(remote);
		}
	}

	has(remote: string, version: string): boolean {
		return this.#remotes.has(remote) || this.#versions.has(`${remote} ${version}`);
	}
}

/**
 * The versions of remotes and of the shell that somebody needs: a state of a channel now, a log entry within the period, a
 * shell that reported within the hour, a lock of the remote, a proposal that waits. It only grows: what it has once it keeps.
 */
export class NeededVersions {
	readonly #store: ReleaseStore;
	readonly #since: number;
	readonly #remotes = new Needed();
	readonly #shells = new Needed();

	/** `since`: milliseconds since 1970 */
	constructor(store: ReleaseStore, since: number) {
		this.#store = store;
		this.#since = since;
	}

	/** Reads what is new since it looked last. Throws when a log or a proposal cannot be read whole. */
	async look(): Promise<void> {
		const { log, shells, instances } = this.#store;
		for (const report of await instances.read()) {
			for (const [remote, { serving, wanted }] of Object.entries(report.remotes)) {
				this.#remotes.version(remote, serving);
				this.#remotes.version(remote, wanted);
			}
			this.#shells.version(SHELL, report.shell?.version);
			this.#shells.version(SHELL, report.shell?.wanted);
		}
		for (const channel of CHANNELS) {
			// Before the logs: one that is carried out meanwhile stands there.
			await this.#proposals(channel);
			await this.#remotes.log(log, channel, this.#since);
			await this.#shells.log(shells.log, channel, this.#since);
		}
	}

	async #proposals(channel: Channel): Promise<void> {
		for (const { proposal } of await new Proposals(this.#store.records).list(channel, { isOpen: true })) {
			if (Date.parse(proposal.expires) <= Date.now()) continue;
			const needed = proposal.action === 'shell' ? this.#shells : this.#remotes;
			for (const { remote, version } of proposal.versions) needed.version(remote, version);
		}
	}

	has({ remote, version, isShell }: { remote: string; version: string; isShell?: true }): boolean {
		return (isShell ? this.#shells : this.#remotes).has(remote, version);
	}
}
