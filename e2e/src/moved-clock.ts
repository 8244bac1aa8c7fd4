import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Replaces `Date` in a process of Node and all its threads: `ahead[0]` milliseconds before the machine's. `listen` may change that. */
const movedDate = (milliseconds: number, listen = '') =>
	`data:text/javascript,${encodeURIComponent(`
	import { readFileSync, rmSync } from 'node:fs';
	import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
	const KEY = 'moved clock';
	if (isMainThread) setEnvironmentData(KEY, new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
	const ahead = new Float64Array(getEnvironmentData(KEY));
	if (isMainThread) {
		ahead[0] = ${milliseconds};
		${listen}
	}
	const Own = Date;
	globalThis.Date = class extends Own {
		constructor(...given) {
			super(...(given.length > 0 ? given : [Own.now() + ahead[0]]));
		}
		static now() {
			return Own.now() + ahead[0];
		}
	};
`)}`;

/** What a server is started with whose clock is ahead of the others'. */
export const clockAhead = (milliseconds: number): NodeJS.ProcessEnv => ({
	NODE_OPTIONS: `--import=${movedDate(milliseconds)}`,
});

/** The clock of a server that a test moves on, so that no test has to wait. An embedded database has the same. */
export class MovedClock {
	readonly #file: string;

	/** `folder` is there for what is sent to the server. */
	constructor(folder: string) {
		this.#file = path.join(folder, 'clock-moves-on');
	}

	/** What the server is started with. */
	get environment(): NodeJS.ProcessEnv {
		const file = JSON.stringify(this.#file);
		const listen = `process.on('SIGUSR2', () => {
			ahead[0] += Number(readFileSync(${file}, 'utf8'));
			rmSync(${file});
		});`;
		return { NODE_OPTIONS: `--import=${movedDate(0, listen)}` };
	}

	/** Moves it on by so many seconds; resolves when the server has it. */
	async moveOn(pid: number, seconds: number): Promise<void> {
		writeFileSync(this.#file, String(seconds * 1000));
		process.kill(pid, 'SIGUSR2');
		await expect.poll(() => existsSync(this.#file), { intervals: [10] }).toBe(false);
	}
}
