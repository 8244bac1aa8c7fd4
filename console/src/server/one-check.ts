import { ReleaseError, type StoreRecords } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import { z } from 'zod';

/** Longer than any check lasts: the server that began it has died, in milliseconds */
const FORGOTTEN_MS = 360_000;
const LOOK_EVERY_MS = 1_000;

const runningSchema = z.object({ remote: z.string(), version: z.string(), who: z.string(), at: z.number() });
export type RunningCheck = z.infer<typeof runningSchema>;

/** How work hears that it is cancelled. */
export interface Cancellation {
	signal: AbortSignal;
	/** Looks whether it is cancelled by now: the signal alone comes up to a second late. */
	look(): Promise<void>;
}

/** The one check of a channel, whichever server runs it: a check has a browser and a shell of its own. */
export class OneCheck {
	readonly #records: StoreRecords;
	readonly #taken: string;
	readonly #cancelled: string;

	constructor(records: StoreRecords, channel: Channel) {
		this.#records = records;
		this.#taken = `checks/${channel}`;
		this.#cancelled = `checks/${channel}.cancelled`;
	}

	/** Runs it when no other runs. Throws ReleaseError `busy`. */
	async run<Outcome>(
		{ remote, version, who }: Omit<RunningCheck, 'at'>,
		work: (cancellation: Cancellation) => Promise<Outcome>,
	): Promise<Outcome> {
		await this.#take({ remote, version, who, at: Date.now() });
		const controller = new AbortController();
		const look = async () => {
			const cancelled = await this.#records.read(this.#cancelled).catch(() => undefined);
			if (cancelled !== undefined) controller.abort();
		};
		const timer = setInterval(look, LOOK_EVERY_MS);
		try {
			return await work({ signal: controller.signal, look });
		} finally {
			clearInterval(timer);
			await this.#clear();
		}
	}

	async cancel(who: string): Promise<void> {
		await this.#records.create(this.#cancelled, who);
	}

	async #take(running: RunningCheck): Promise<void> {
		const other = await this.running();
		if (other && Date.now() - other.at > FORGOTTEN_MS) await this.#clear();
		if (await this.#records.create(this.#taken, JSON.stringify(running))) return;
		const { remote = 'a version', version = '', who = 'somebody' } = (await this.running()) ?? {};
		throw new ReleaseError(
			'busy',
			`${remote} ${version} is checked just now, by ${who}, and one version at a time. Try again when that is through, or cancel it.`,
		);
	}

	/** The check that runs, on whichever server; undefined where none does. */
	async running(): Promise<RunningCheck | undefined> {
		const text = await this.#records.read(this.#taken);
		return text === undefined ? undefined : runningSchema.safeParse(JSON.parse(text)).data;
	}

	async #clear(): Promise<void> {
		await this.#records.remove(this.#taken);
		await this.#records.remove(this.#cancelled);
	}
}
