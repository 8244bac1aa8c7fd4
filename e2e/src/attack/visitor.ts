interface Answered {
	status: number;
	milliseconds: number;
	text: string;
}

/** One visitor of the site, at an address of its own behind the trusted proxy. */
export class AttackVisitor {
	readonly #url: string;
	readonly #headers: Record<string, string>;
	#visits = 0;

	constructor(url: string, address: string) {
		this.#url = url;
		this.#headers = { 'x-forwarded-for': address };
	}

	async get(path: string): Promise<Answered> {
		const started = performance.now();
		const response = await fetch(this.#url + path, { headers: this.#headers, redirect: 'manual' });
		const text = await response.text();
		return { status: response.status, milliseconds: performance.now() - started, text };
	}

	/** The 95th percentile of the times of these paths, asked in turn; throws for an answer that is not 200. */
	p95(paths: readonly string[], times: number): Promise<number> {
		return this.#percentile(times, async () => {
			const took: number[] = [];
			for (const path of paths) took.push(await this.#wait(path));
			return took;
		});
	}

	/** The 95th percentile of the times of visits: what a visitor waits for all the pages of one; throws likewise. */
	visitP95(pathsOf: (visit: number) => readonly string[], visits: number): Promise<number> {
		return this.#percentile(visits, async () => {
			const started = performance.now();
			for (const path of pathsOf(this.#visits++)) await this.#wait(path);
			return [performance.now() - started];
		});
	}

	async #wait(path: string): Promise<number> {
		const { status, milliseconds } = await this.get(path);
		if (status !== 200) throw new Error(`${path} was answered ${status}.`);
		return milliseconds;
	}

	async #percentile(times: number, measure: () => Promise<number[]>): Promise<number> {
		const took: number[] = [];
		for (let turn = 0; turn < times; turn++) took.push(...(await measure()));
		took.sort((one, other) => one - other);
		return Math.round((took[Math.ceil(took.length * 0.95) - 1] ?? 0) * 10) / 10;
	}
}
