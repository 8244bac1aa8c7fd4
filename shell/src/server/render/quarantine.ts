import type { Task } from './task.ts';
import { type StartThread, WorkerHandle } from './worker-handle.ts';

/** A thread in a process of its own for tasks that were in a worker that ended, or that must not stay in one: one at a time, so that an end names its cause. */
export interface Quarantine {
	readonly workers: readonly WorkerHandle[];
	add(task: Task): void;
	/** Fails what waits; its process ends the thread. */
	end(): void;
}

const BLOCKED = 'It never gave its render thread back, or ended it, twice.';

interface QuarantineSettings {
	/** Bundles after which the thread is replaced */
	mostHeld: number;
	startThread: StartThread;
}

export function createQuarantine({ mostHeld, startThread }: QuarantineSettings): Quarantine {
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

	function start(): WorkerHandle {
		const started: WorkerHandle = new WorkerHandle(startThread, {
			onIdle: next,
			onExit() {
				if (worker !== started) return;
				worker = undefined;
				current?.failed({ kind: 'blocked', message: BLOCKED });
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
