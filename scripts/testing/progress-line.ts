export interface ProgressOutput {
	isTerminal: boolean;
	write(text: string): void;
}

const EVERY_MS = { terminal: 1_000, file: 30_000 };
const REWRITE = '\r\u001b[2K';

/** How far a suite is: one line that is rewritten on a terminal, a line every 30 s in a file. */
export class ProgressLine {
	readonly #output: ProgressOutput;
	readonly #nowMs: () => number;
	readonly #states = new Map<string, { text: string; startedMs: number }>();
	#timer: NodeJS.Timeout | undefined;

	constructor(output: ProgressOutput, nowMs: () => number = () => performance.now()) {
		this.#output = output;
		this.#nowMs = nowMs;
	}

	/** Told by the next tick. */
	set(suite: string, text: string): void {
		const startedMs = this.#states.get(suite)?.startedMs ?? this.#nowMs();
		this.#states.set(suite, { text, startedMs });
	}

	tick(): void {
		const lines = [...this.#states].map(([suite, { text, startedMs }]) => {
			const seconds = ((this.#nowMs() - startedMs) / 1000).toFixed(0);
			return `  ${suite}: ${text} (${seconds} s)`;
		});
		if (lines.length === 0) return;
		if (this.#output.isTerminal) this.#output.write(REWRITE + lines.join(';'));
		else this.#output.write(`${lines.join('\n')}\n`);
	}

	start(): void {
		const { terminal, file } = EVERY_MS;
		this.#timer = setInterval(() => this.tick(), this.#output.isTerminal ? terminal : file);
	}

	/** The suite is through; a terminal's line is free for the next. */
	end(suite: string): void {
		if (this.#states.delete(suite) && this.#output.isTerminal) this.#output.write(REWRITE);
	}

	stop(): void {
		clearInterval(this.#timer);
	}
}
