/** Runs writes one after the other while the next one is prepared: at most one is under way and none waits. */
export class WriteBehind {
	#underWay: Promise<void> = Promise.resolve();

	/** Starts a write when the one before is done. Rejects when that one failed: nothing is written after a failure. */
	async add(write: () => Promise<void>): Promise<void> {
		await this.#underWay;
		this.#underWay = write();
		// Who adds or finishes next is told; until then nobody waits for it.
		this.#underWay.catch(() => {});
	}

	/** Rejects when the last one failed. */
	async finish(): Promise<void> {
		await this.#underWay;
	}

	/** Waits until nothing is written any more, whether it failed or not. */
	async settle(): Promise<void> {
		await this.#underWay.catch(() => {});
	}
}
