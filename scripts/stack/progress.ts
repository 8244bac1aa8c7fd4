/** Prints what is being done and how long it took. Several steps may run at once. */
export class Progress {
	readonly #quiet: boolean;

	constructor({ quiet = false }: { quiet?: boolean } = {}) {
		this.#quiet = quiet;
	}

	async step<Result>(
		name: string,
		work: () => Promise<Result | 'up to date'>,
	): Promise<Result | 'up to date'> {
		const started = performance.now();
		this.#say(`  ${name} …`);
		try {
			const result = await work();
			const seconds = ((performance.now() - started) / 1000).toFixed(1);
			this.#say(result === 'up to date' ? `  ✓ ${name}: up to date` : `  ✓ ${name} (${seconds} s)`);
			return result;
		} catch (error) {
			this.#say(`  ✗ ${name}`);
			throw error;
		}
	}

	#say(line: string): void {
		if (!this.#quiet) console.log(line);
	}
}
