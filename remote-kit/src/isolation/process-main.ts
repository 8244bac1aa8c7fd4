// Entry of a render process. It runs no remote itself: it starts threads, hands on what is said, and calls the network for them.
import { Worker } from 'node:worker_threads';
import { grantedCall } from './granted-call.ts';
import { KeptCalls } from './kept-calls.ts';
import type { FromProcess, FromThread, ProcessData, ThreadData, ToProcess, ToThread } from './messages.ts';

/** What a render makes lives shortly: a larger young generation only grows under a flood, and is not given back. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
const WATCH_EVERY_MS = 200;
const LAST_WORD_MS = 50;
const MB = 1024 * 1024;
/** Calls of one thread that may be under way */
const MOST_CALLS = 256;

const { threadEntry, origins, mostMemoryMb } = JSON.parse(process.argv[2] ?? '{}') as ProcessData;
const granted = new Set(origins);
const keptCalls = new KeptCalls((call, signal) => grantedCall(granted, call, signal));

interface Thread {
	worker: Worker;
	/** See ThreadData */
	state: Int32Array;
	isFull: boolean;
}
const threads = new Map<number, Thread>();

const tell = (message: FromProcess, sent = () => {}) => void process.send?.(message, sent);
const holderOf = ({ state }: Thread) => Atomics.load(state, 1);

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
	const state = new SharedArrayBuffer(8);
	const worker = new Worker(new URL(threadEntry), {
		workerData: { state } satisfies ThreadData,
		resourceLimits: HEAP_LIMITS,
		env: {},
		stdout: true,
		stderr: true,
	});
	const calls = caller(worker);
	const started: Thread = { worker, state: new Int32Array(state), isFull: false };
	threads.set(thread, started);
	worker.stdout.resume();
	worker.stderr.resume();
	worker.on('message', (message: FromThread) => {
		if (message.type === 'said') tell({ type: 'said', thread, bytes: message.bytes });
		else if (message.type === 'need') tell({ type: 'need', thread, path: message.path });
		else if (message.type === 'call') void calls.call(message);
		else if (message.type === 'give-up') calls.giveUp(message.id);
		else if (message.type === 'output') tell(message);
	});
	worker.on('error', (error: Error & { code?: string }) => {
		started.isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
		tell({ type: 'output', line: `A render thread ended: ${String(error)}` });
	});
	worker.once('exit', () => {
		threads.delete(thread);
		calls.giveUp();
		const begun = Atomics.load(started.state, 0);
		tell({ type: 'exited', thread, begun, holder: holderOf(started), isFull: started.isFull });
	});
}

process.on('message', (message: ToProcess) => {
	if (message.type === 'start') return startThread(message.thread);
	const thread = threads.get(message.thread);
	if (!thread) return;
	if (message.type === 'end') void thread.worker.terminate();
	else if (message.type === 'look')
		tell({ type: 'holding', thread: message.thread, holder: holderOf(thread) });
	else thread.worker.postMessage(message satisfies ToThread);
});
process.once('disconnect', () => process.exit());

// Buffers stand outside the heap of a thread, which its limits are about.
const watcher = setInterval(() => {
	if (process.memoryUsage.rss() <= mostMemoryMb * MB) return;
	clearInterval(watcher);
	const end = () => process.kill(process.pid, 'SIGKILL');
	// What fills it goes on meanwhile.
	setTimeout(end, LAST_WORD_MS);
	tell({ type: 'full', holders: [...threads].map(([number, thread]) => [number, holderOf(thread)]) }, end);
}, WATCH_EVERY_MS);
