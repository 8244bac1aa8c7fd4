interface Line {
	atMs: number;
	text: string;
}

/** What the servers under test printed, by time. */
export class ServerLog {
	readonly #lines: Line[] = [];
	readonly #nowMs: () => number;

	constructor(nowMs: () => number = Date.now) {
		this.#nowMs = nowMs;
	}

	add(text: string): void {
		this.#lines.push({ atMs: this.#nowMs(), text });
	}

	/** Lines of this time (Unix ms, both ends included); tests that ran beside it have theirs among them. */
	between(fromMs: number, toMs: number): string[] {
		return this.#lines.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs).map(({ text }) => text);
	}
}
