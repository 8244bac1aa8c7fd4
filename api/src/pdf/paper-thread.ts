import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Turns } from '../server/turns.ts';
import type { DrawnPaper, Paper } from './papers.ts';

/** Beside this module, as a source or bundled. */
const WORKER = new URL(`./paper-worker${extname(import.meta.url)}`, import.meta.url);

/** A paper takes some tenths of a second: one that takes as long as this never ends. */
const LONGEST_MS = 20_000;
/** A thread that nobody needed for so long gives its memory back. */
const IDLE_MS = 30_000;
const MOST_MB = 256;

/** Papers are drawn one after the other. */
const turns = new Turns({ what: 'documents', atOnce: 1 });
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

function end(worker: Worker): void {
	if (thread === worker) thread = undefined;
	void worker.terminate();
}

function running(): Worker {
	if (thread) return thread;
	const started = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MOST_MB } });
	// Neither waits a process for it to end, nor is an error of it one of the process.
	started.unref();
	started.on('error', () => end(started));
	started.on('exit', () => end(started));
	thread = started;
	return started;
}

function draw(paper: Paper): Promise<Buffer> {
	clearTimeout(idle);
	const worker = running();
	return new Promise<Buffer>((resolve, reject) => {
		const stopWaiting = () => {
			clearTimeout(late);
			worker.off('error', fail).off('exit', ended).off('message', settle);
		};
		const fail = (error: Error) => {
			stopWaiting();
			end(worker);
			reject(error);
		};
		const ended = () => fail(new Error('The thread that draws documents has ended.'));
		const late = setTimeout(() => fail(new Error(`No document within ${LONGEST_MS} ms.`)), LONGEST_MS);
		const settle = (drawn: DrawnPaper) => {
			stopWaiting();
			if ('error' in drawn) reject(new Error(drawn.error));
			else resolve(Buffer.from(drawn.file));
		};
		worker.once('error', fail).once('exit', ended).once('message', settle);
		worker.postMessage(paper);
	}).finally(() => {
		idle = setTimeout(() => end(worker), IDLE_MS).unref();
	});
}

/**
 * Draws a paper as a PDF away from the thread that answers visitors: letters and lines of one take a tenth of a second to a
 * whole one, as its words want. Rejects when it takes longer than 20 s.
 */
export const drawPaper = (paper: Paper): Promise<Buffer> => turns.run(() => draw(paper));
