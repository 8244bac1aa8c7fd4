import type { Task } from './task.ts';
import { type LostThread, type StartThread, WorkerHandle } from './worker-handle.ts';
import { isOf } from './worker-messages.ts';

/** A thread in a process of its own for tasks that were in a worker that ended, or that must not stay in one: one at a time, so that an end names its cause. */
export interface Quarantine {
	readonly workers: readonly WorkerHandle[];
	add(task: Task): void;
	/** Fails what waits; its process ends the thread. */
	end(): void;
}

const REASONS = {
	blocked: 'It never gave its render thread back, or ended it, twice.',
	memory: 'It used up the memory of its render thread, twice.',
};
/** Threads that others may take from a task before it is given up */
const MOST_LOSSES = 2;

interface QuarantineSettings {
	/** Bundles after which the thread is replaced */
	mostHeld: number;
	startThread: StartThread;
	/** Another than the one task in it ended its thread: code that an earlier task left behind */
	onEndByOther(thread: LostThread): void;
}

export function createQuarantine({ mostHeld, startThread, onEndByOther }: QuarantineSettings): Quarantine {
	const waiting: Task[] = [];
	let worker: WorkerHandle | undefined;
	let current: Task | undefined;

	function next(): void {
		current = waiting.shift();
		if (!current) {
			const idle = worker;
			worker = undefined;
			void idle?.end();
			return;
		}
		if (worker && worker.bundleCount >= mostHeld) {
			const full = worker;
			worker = undefined;
			void full.end();
		}
		worker ??= start();
		worker.give(current);
	}

	function lost(task: Task, loss: LostThread): void {
		const { kind, holder } = loss;
		if (!holder || isOf(task.work, holder)) {
			task.failed({ kind, message: REASONS[kind] });
			return;
		}
		onEndByOther(loss);
		task.losses += 1;
		if (task.losses <= MOST_LOSSES) waiting.unshift(task);
		else task.failed({ kind: 'lost', message: 'Others ended its render threads.' });
	}

	function start(): WorkerHandle {
		const started: WorkerHandle = new WorkerHandle(startThread, {
			onIdle: next,
			onExit() {
				if (worker !== started) return;
				worker = undefined;
				if (current) lost(current, started.loss);
				next();
			},
		});
		return started;
	}

	return {
		get workers() {
			return worker ? [worker] : [];
		},
		add(task) {
			task.isRetried = true;
			waiting.push(task);
			if (!current) next();
		},
		end() {
			for (const task of waiting.splice(0))
				task.failed({ kind: 'blocked', message: 'The server is shutting down.' });
		},
	};
}
