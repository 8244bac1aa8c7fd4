/** Writes what was prepared, in its order. */
export type Write<Item> = (items: readonly Item[]) => Promise<void>;

/**
 * Writes items while further ones are prepared: one write is under way at a time, and takes all that wait. A database that is slower
 * than what prepares gets few large transactions by that, whose fixed costs are spread, and a quick one gets each batch at once.
 */
export class WriteBehind<Item> {
	readonly #write: Write<Item>;
	readonly #mostWaiting: number;
	#waiting: Item[] = [];
	#underWay: Promise<void> | undefined;
	#failure: { error: unknown } | undefined;

	/** `mostWaiting` items wait at most, and those of the batch that comes. */
	constructor(write: Write<Item>, mostWaiting: number) {
		this.#write = write;
		this.#mostWaiting = mostWaiting;
	}

	/** Adds a batch; waits while too many items do. Rejects when a write failed: nothing is written after a failure. */
	async add(items: readonly Item[]): Promise<void> {
		while (this.#waiting.length >= this.#mostWaiting) await this.#underWay;
		this.#rejectAfterFailure();
		this.#waiting.push(...items);
		this.#underWay ??= this.#writeWaiting();
	}

	/** Rejects when a write failed. */
	async finish(): Promise<void> {
		await this.settle();
		this.#rejectAfterFailure();
	}

	/** Waits until nothing is written any more, whether it failed or not. */
	async settle(): Promise<void> {
		while (this.#underWay) await this.#underWay;
	}

	async #writeWaiting(): Promise<void> {
		const items = this.#waiting;
		this.#waiting = [];
		try {
			await this.#write(items);
		} catch (error) {
			this.#failure ??= { error };
			this.#waiting = [];
		}
		this.#underWay = this.#waiting.length > 0 ? this.#writeWaiting() : undefined;
	}

	#rejectAfterFailure(): void {
		if (this.#failure) throw this.#failure.error;
	}
}
