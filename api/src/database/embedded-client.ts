import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { QueryResult, WorkerAnswer, WorkerCall } from './embedded-calls.ts';

/** Beside this module, as a source or bundled. */
const WORKER = new URL(`./embedded-worker${extname(import.meta.url)}`, import.meta.url);

/** Results live shortly; left alone the thread's young generation grows and is not given back */
const YOUNG_MB = 16;

interface Waiting {
	resolve(result: unknown): void;
	reject(error: Error): void;
}

/** Rejects when the answer takes longer; the thread still gives it, and it is forgotten. */
function inTime(answer: Promise<unknown>, limitMs: number): Promise<unknown> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`read timeout: no answer within ${limitMs} ms`)), limitMs);
	});
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Statements that write nothing that answers are made of; any other may. */
const READS = /^\s*(select|show)\b/i;

/** The rows with their JSON read. */
function withJsonRead({ json, ...result }: QueryResult): Omit<QueryResult, 'json'> {
	for (const column of json)
		for (const row of result.rows) {
			const text = row[column];
			if (typeof text === 'string') row[column] = JSON.parse(text);
		}
	return result;
}

/** The thread that holds the embedded database, as a set of promises. `folder` undefined: in memory, from `image` if given. */
export class EmbeddedClient {
	readonly #worker: Worker;
	readonly #waiting = new Map<number, Waiting>();
	#lastId = 0;
	#gone: Error | undefined;
	/** Statements so far that may have written */
	writes = 0;
	/** Milliseconds for one query; undefined: as long as it takes */
	queryMs: number | undefined;

	constructor(folder: string | undefined, image?: Uint8Array) {
		this.#worker = new Worker(WORKER, {
			workerData: { folder, image },
			resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
		});
		this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
		this.#worker.on('error', (error) => this.#fail(error));
		this.#worker.on('exit', () => this.#fail(new Error('The embedded database has ended.')));
	}

	/** Calls without an answer yet */
	get waitingCount(): number {
		return this.#waiting.size;
	}

	call(call: WorkerCall): Promise<unknown> {
		if (this.#gone) return Promise.reject(this.#gone);
		const id = ++this.#lastId;
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject });
			this.#worker.postMessage({ id, call });
		});
	}

	/** The result as the driver of a server has it. */
	query(sql: string, parameters: readonly unknown[] = []): Promise<unknown> {
		if (!READS.test(sql)) this.writes++;
		const answer = this.call({ kind: 'query', sql, parameters }).then((result) =>
			withJsonRead(result as QueryResult),
		);
		return this.queryMs === undefined ? answer : inTime(answer, this.queryMs);
	}

	async close(): Promise<void> {
		if (!this.#gone) await this.call({ kind: 'close' });
		await this.#worker.terminate();
	}

	#settle(answer: WorkerAnswer): void {
		const waiting = this.#waiting.get(answer.id);
		this.#waiting.delete(answer.id);
		if ('error' in answer) {
			const { message, ...facts } = answer.error;
			waiting?.reject(Object.assign(new Error(message), facts));
		} else waiting?.resolve(answer.result);
	}

	#fail(error: unknown): void {
		this.#gone ??= error instanceof Error ? error : new Error(String(error));
		for (const { reject } of this.#waiting.values()) reject(this.#gone);
		this.#waiting.clear();
	}
}
