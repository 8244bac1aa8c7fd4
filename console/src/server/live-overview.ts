import { isRuled, type ReleaseStore, type TwoPersonRule, TwoPersonRules } from '@estate/releases';
import { type ChannelStatus, channelStatus, standingProposals } from '@estate/releases/operations';
import type { Channel } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';
import type { ConsoleProposal, Overview } from '../console-answers.ts';
import { overviewOf } from './overview.ts';
import { consoleProposal } from './proposals/console-proposal.ts';
import { RemotePanelReader } from './remote-panels.ts';

/** What instances say and count is looked at so often … */
const LOOK_EVERY_MS = 2_000;
/** … and what is in the store so often: a list of versions per remote */
const LIST_EVERY_MS = 10_000;

export interface LiveEvent {
	name: 'overview' | 'trouble';
	/** JSON */
	data: string;
}
type Listener = (event: LiveEvent) => void;

/**
 * The channel at a glance, sent again when it changes. It is read from the store, anyone who changed it; one look serves
 * every console of this instance, and none is taken while there is none.
 */
export class LiveOverview {
	readonly #store: ReleaseStore;
	readonly #channel: Channel;
	readonly #canOverride: boolean;
	readonly #panels: RemotePanelReader;
	readonly #listeners = new Set<Listener>();
	#stop: (() => void) | undefined;
	#last: LiveEvent | undefined;
	#status: ChannelStatus | undefined;
	#proposals: ConsoleProposal[] = [];
	#rules: TwoPersonRule[] = [];
	#listedAt = 0;
	#looking = false;
	#again = false;

	constructor(store: ReleaseStore, channel: Channel, canOverride: boolean) {
		this.#store = store;
		this.#channel = channel;
		this.#canOverride = canOverride;
		this.#panels = new RemotePanelReader(store.artifacts);
	}

	/** Calls back with the channel as it is, then at every change. Returns an unsubscribe function. */
	listen(listener: Listener): () => void {
		this.#listeners.add(listener);
		if (this.#last) listener(this.#last);
		this.#stop ??= this.#start();
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size > 0) return;
			this.#stop?.();
			this.#stop = undefined;
			this.#last = undefined;
		};
	}

	/** Looks at once, where anybody listens: what changed is no revision of the channel. */
	refresh(): void {
		if (this.#stop) void this.#look(true);
	}

	#start(): () => void {
		const stopWatching = this.#store.log.watch(this.#channel, () => void this.#look(true), {
			onError: (error) => this.#trouble(error),
		});
		const timer = setInterval(() => void this.#look(false), LOOK_EVERY_MS);
		timer.unref();
		return () => {
			clearInterval(timer);
			stopWatching();
		};
	}

	async #look(hasChanged: boolean): Promise<void> {
		if (hasChanged) this.#listedAt = 0;
		this.#again = this.#looking && hasChanged;
		if (this.#looking) return;
		this.#looking = true;
		try {
			do {
				this.#again = false;
				this.#status = await this.#read();
				const panels = await this.#panels.read(this.#status);
				const overview = {
					...overviewOf(this.#status, this.#canOverride, Date.now(), panels),
					proposals: this.#proposals,
					twoPeople: Object.keys(this.#status.remotes).filter((remote) =>
						this.#rules.some((rule) => isRuled(rule, remote, this.#channel)),
					),
				} satisfies Overview;
				this.#send({ name: 'overview', data: JSON.stringify(overview) });
			} while (this.#again);
		} catch (error) {
			this.#trouble(error);
		} finally {
			this.#looking = false;
		}
	}

	async #read(): Promise<ChannelStatus> {
		const now = Date.now();
		if (!this.#status || now - this.#listedAt >= LIST_EVERY_MS) {
			this.#listedAt = now;
			this.#rules = await new TwoPersonRules(this.#store.records).list();
			const open = await standingProposals(this.#store, this.#channel, { isOpen: true });
			this.#proposals = open
				.filter(({ status }) => status === 'waiting')
				.map(({ proposal, approvals }) => consoleProposal(proposal, approvals));
			return channelStatus(this.#store, this.#channel);
		}
		const reports = await this.#store.instances.read();
		return { ...this.#status, reports: reports.filter(({ channel }) => channel === this.#channel) };
	}

	#trouble(error: unknown): void {
		this.#listedAt = 0;
		const message = messageOf(error);
		this.#send({ name: 'trouble', data: JSON.stringify({ message }) });
	}

	#send(event: LiveEvent): void {
		if (event.data === this.#last?.data) return;
		this.#last = event;
		for (const listener of this.#listeners) listener(event);
	}
}
