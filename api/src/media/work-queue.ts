export type Urgency = 'asked' | 'idle';

export interface WorkQueue {
	/** Runs a job, or joins the one with the same key that waits or runs. Idle jobs start only when nothing asked for waits or runs. */
	run<Result>(key: string, urgency: Urgency, job: () => Promise<Result>): Promise<Result>;
	/** Settles when nothing is left to do */
	settled(): Promise<void>;
}

interface Entry {
	key: string;
	urgency: Urgency;
	start: () => Promise<void>;
	result: Promise<unknown>;
}

/** A queue that runs at most `width` jobs at once and each key once at a time. */
export function createWorkQueue(width: number): WorkQueue {
	const waiting: Entry[] = [];
	const entries = new Map<string, Entry>();
	const running = new Set<Entry>();
	let whenSettled = Promise.withResolvers<void>();
	whenSettled.resolve();

	function next(): Entry | undefined {
		const asked = waiting.findIndex(({ urgency }) => urgency === 'asked');
		if (asked >= 0) return waiting.splice(asked, 1)[0];
		return running.size === 0 ? waiting.shift() : undefined;
	}

	function pump(): void {
		while (running.size < width) {
			const entry = next();
			if (!entry) break;
			running.add(entry);
			void entry.start().then(() => {
				running.delete(entry);
				entries.delete(entry.key);
				pump();
			});
		}
		if (entries.size === 0) whenSettled.resolve();
	}

	function add<Result>(key: string, urgency: Urgency, job: () => Promise<Result>): Promise<Result> {
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		if (entries.size === 0) whenSettled = Promise.withResolvers<void>();
		const entry: Entry = { key, urgency, start: () => job().then(resolve, reject), result: promise };
		entries.set(key, entry);
		waiting.push(entry);
		queueMicrotask(pump);
		return promise;
	}

	return {
		run(key, urgency, job) {
			const entry = entries.get(key);
			if (!entry) return add(key, urgency, job);
			if (urgency === 'asked') entry.urgency = 'asked';
			return entry.result as ReturnType<typeof job>;
		},
		settled: () => whenSettled.promise,
	};
}
