import type { ChannelRevision, ReleaseLog } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import { messageOf } from '@estate/shared-contract/message-of';

export interface ChannelSettings {
	log: Pick<ReleaseLog, 'newest' | 'watch'>;
	channel: Channel;
	/** State of the last run: stands in for a log that cannot be read */
	lastGood: ChannelRevision | undefined;
	onProblem(message: string): void;
}

const EMPTY = 'The release store is empty, though it had a log; the last good state is served.';
const BRING_BACK =
	'Look at RELEASES_DIR and RELEASES_URL, or restore the store; publish and promote nothing meanwhile.';

/** The state that a channel's log gives, or the last good one where there is none to be had. */
export class FollowedChannel {
	readonly #settings: ChannelSettings;
	#state: ChannelRevision = { revision: 0, state: {} };
	#problem: string | undefined;
	#finding: string | undefined;
	#isLost = false;

	constructor(settings: ChannelSettings) {
		this.#settings = settings;
	}

	get state(): ChannelRevision {
		return this.#state;
	}

	/** Why the log cannot be read just now, if so */
	get problem(): string | undefined {
		return this.#problem;
	}

	/** Is the store empty, although there was a log? Then no version of it is to blame for what it lacks */
	get isLost(): boolean {
		return this.#isLost;
	}

	/** What is wrong with the log, although it can be read */
	get finding(): string | undefined {
		return this.#finding;
	}

	async read(): Promise<void> {
		const { log, channel, lastGood } = this.#settings;
		try {
			this.#take(await log.newest(channel));
		} catch (error) {
			this.noteUnreachable(error);
			this.#state = lastGood ?? this.#state;
		}
	}

	/** After a failure that the log had no part in. Throws where it cannot be read either. */
	async lookAgain(): Promise<void> {
		const next = await this.#settings.log.newest(this.#settings.channel);
		if (next.revision === this.#state.revision) this.#take(next);
	}

	/** Calls back when there is another state. Returns an unsubscribe function. */
	watch(onChange: () => void): () => void {
		const { log, channel } = this.#settings;
		return log.watch(
			channel,
			(next) => {
				const isKnown = next.revision === this.#state.revision && next.finding === this.#finding;
				if (isKnown && !this.#problem) return;
				this.#take(next);
				onChange();
			},
			{ onError: (error) => this.noteUnreachable(error) },
		);
	}

	/** Can the log be read, with all that is known of it? */
	async isThere(): Promise<boolean> {
		const { log, channel } = this.#settings;
		try {
			return (await log.newest(channel)).revision >= this.#state.revision;
		} catch {
			return false;
		}
	}

	noteUnreachable(error: unknown): void {
		const message = `The release store cannot be read (${messageOf(error)}); the last good state is served.`;
		if (message !== this.#problem) this.#settings.onProblem(message);
		this.#problem = message;
	}

	#take(next: ChannelRevision): void {
		const known = this.#state.revision > 0 ? this.#state : this.#settings.lastGood;
		// An empty store where there was a log: it was lost, not emptied, since a log only grows.
		const isLost = next.revision === 0 && known !== undefined && known.revision > 0;
		if (isLost && !this.#isLost) this.#settings.onProblem(`${EMPTY} ${BRING_BACK}`);
		this.#isLost = isLost;
		this.#problem = isLost ? EMPTY : undefined;
		this.#noteFinding(next.finding);
		// What was known of a revision before its entry was cut is more than what stands in for it.
		const isCut = next.finding !== undefined && known?.revision === next.revision;
		this.#state = (isLost || isCut) && known ? known : { revision: next.revision, state: next.state };
	}

	#noteFinding(finding: string | undefined): void {
		if (finding && finding !== this.#finding) this.#settings.onProblem(finding);
		this.#finding = finding;
	}
}
