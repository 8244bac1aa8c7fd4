/** Trace, debug and info of the servers' log */
const CHATTER = /^\{"level":(?:[123]0\b|"(?:trace|debug|info)")/;

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

	/** Lines of this time that warn or are not the log's (Unix ms, both ends included); tests that ran beside it have theirs among them. */
	between(fromMs: number, toMs: number): string[] {
		return this.#lines
			.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs)
			.filter(({ text }) => !CHATTER.test(text))
			.map(({ text }) => text);
	}
}
