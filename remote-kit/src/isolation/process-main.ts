// Entry of a render process. It runs no remote itself: it starts threads, hands on what is said, and calls the network for them.
import { Worker } from 'node:worker_threads';
import { grantedCall } from './granted-call.ts';
import { KeptCalls } from './kept-calls.ts';
import type { FromProcess, FromThread, ProcessData, ThreadData, ToProcess, ToThread } from './messages.ts';

/** What a render makes lives shortly: a larger young generation only grows under a flood, and is not given back. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
const WATCH_EVERY_MS = 200;
const MB = 1024 * 1024;
/** Calls of one thread that may be under way */
const MOST_CALLS = 256;

const { threadEntry, origins, mostMemoryMb } = JSON.parse(process.argv[2] ?? '{}') as ProcessData;
const granted = new Set(origins);
const keptCalls = new KeptCalls((call, signal) => grantedCall(granted, call, signal));
const threads = new Map<number, Worker>();

const tell = (message: FromProcess) => void process.send?.(message);

/** Answers the calls of one thread. */
function caller(worker: Worker) {
	const underWay = new Map<number, AbortController>();
	const answer = (message: ToThread, moved: ArrayBuffer[] = []) => worker.postMessage(message, moved);
	return {
		async call({ id, call }: FromThread & { type: 'call' }): Promise<void> {
			if (underWay.size >= MOST_CALLS)
				return answer({ type: 'call-failed', id, why: 'Too many calls at once.' });
			const control = new AbortController();
			underWay.set(id, control);
			try {
				const called = await keptCalls.answer(call, control.signal);
				answer({ type: 'called', id, answer: called.answer }, called.isOwn ? [called.answer.body] : []);
			} catch (error) {
				const { message, cause } = error as Error & { cause?: { code?: string } };
				answer({ type: 'call-failed', id, why: cause?.code ? `${message} (${cause.code})` : message });
			} finally {
				underWay.delete(id);
			}
		},
		giveUp(id?: number): void {
			if (id !== undefined) underWay.get(id)?.abort();
			else for (const control of underWay.values()) control.abort();
		},
	};
}

function startThread(thread: number): void {
	const begun = new SharedArrayBuffer(4);
	const worker = new Worker(new URL(threadEntry), {
		workerData: { begun } satisfies ThreadData,
		resourceLimits: HEAP_LIMITS,
		env: {},
		stdout: true,
		stderr: true,
	});
	const calls = caller(worker);
	threads.set(thread, worker);
	worker.stdout.resume();
	worker.stderr.resume();
	worker.on('message', (message: FromThread) => {
		if (message.type === 'said') tell({ type: 'said', thread, bytes: message.bytes });
		else if (message.type === 'need') tell({ type: 'need', thread, path: message.path });
		else if (message.type === 'call') void calls.call(message);
		else if (message.type === 'give-up') calls.giveUp(message.id);
		else if (message.type === 'output') tell(message);
	});
	worker.on('error', (error) => tell({ type: 'output', line: `A render thread ended: ${String(error)}` }));
	worker.once('exit', () => {
		threads.delete(thread);
		calls.giveUp();
		tell({ type: 'exited', thread, begun: Atomics.load(new Int32Array(begun), 0) });
	});
}

process.on('message', (message: ToProcess) => {
	if (message.type === 'start') return startThread(message.thread);
	const worker = threads.get(message.thread);
	if (!worker) return;
	if (message.type === 'end') void worker.terminate();
	else worker.postMessage(message satisfies ToThread);
});
process.once('disconnect', () => process.exit());

// Buffers stand outside the heap of a thread, which its limits are about.
setInterval(() => {
	if (process.memoryUsage.rss() > mostMemoryMb * MB) process.kill(process.pid, 'SIGKILL');
}, WATCH_EVERY_MS);
