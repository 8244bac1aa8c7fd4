import type { RenderResponse } from '@estate/shared-contract';
import { inSpan, traceHeaders } from '@estate/telemetry';
import { Admission } from './admission.ts';
import { createQuarantine, type Quarantine } from './quarantine.ts';
import { MOST_READY, ReadyBundles } from './ready-bundles.ts';
import { type ProcessSettings, RenderProcesses } from './render-processes.ts';
import { RenderThreads } from './render-threads.ts';
import type { Trust } from './slot-breaker.ts';
import { SlotFailure } from './slot-failure.ts';
import { newTask, type Task } from './task.ts';
import { watchThreads } from './watch-threads.ts';
import type { LostThread } from './worker-handle.ts';
import type { BundleFace, BundleFile, SiteSnapshot, SlotRequest, Work } from './worker-messages.ts';

export interface RenderJob {
	bundle: BundleFile;
	slot: string;
	snapshot: SiteSnapshot;
	request: SlotRequest;
}

export interface RenderPool {
	/** Renders a slot. Throws SlotFailure. */
	render(job: RenderJob): Promise<RenderResponse>;
	/** Imports a bundle in a thread and says what it holds. Throws SlotFailure. */
	probe(bundle: BundleFile): Promise<BundleFace>;
	/** Bundles that may be rendered from now on; threads that hold many others are replaced once they are idle */
	keep(bundles: readonly BundleFile[]): void;
	/** Threads that ended without being asked to, since the start */
	readonly restarts: number;
	close(): Promise<void>;
}

export interface RenderPoolSettings extends ProcessSettings {
	/** For one slot, and for a thread to give an answer at all */
	timeLimitMs: number;
	/** A thread ended without being asked to. The task that ended it may still be rendered by another try */
	onThreadLost?: (thread: LostThread) => void;
}

/**
 * A process with threads that render slots, many at once in each. A slot that hangs fails alone. One that loops or ends its thread takes
 * the thread, or the process, along: what had not begun goes to another, what had begun is tried once more in quarantine.
 */
class ThreadedRenderPool implements RenderPool {
	readonly #timeLimitMs: number;
	readonly #bundles = new ReadyBundles();
	readonly #admission = new Admission();
	readonly #processes: RenderProcesses;
	readonly #quarantine: Quarantine;
	readonly #threads: RenderThreads;
	readonly #stopWatching: () => void;
	#restarts = 0;

	constructor({ workers, timeLimitMs, origins, onOutput, onThreadLost }: RenderPoolSettings) {
		this.#timeLimitMs = timeLimitMs;
		this.#processes = new RenderProcesses({ workers, origins, onOutput });
		const onEnd = (thread: LostThread) => {
			this.#restarts += 1;
			onThreadLost?.(thread);
		};
		this.#quarantine = createQuarantine({
			mostHeld: MOST_READY,
			startThread: this.#processes.startThreadApart,
			onEndByOther: onEnd,
		});
		this.#threads = new RenderThreads({
			count: workers,
			bundles: this.#bundles,
			timeLimitMs,
			startThread: this.#processes.startThread,
			onLost: (task) => this.#tryAgain(task),
			onEnd,
		});
		const all = () => [...this.#threads.all, ...this.#quarantine.workers];
		this.#stopWatching = watchThreads(all, timeLimitMs);
	}

	get restarts(): number {
		return this.#restarts;
	}

	async render({ bundle, slot, snapshot, request }: RenderJob): Promise<RenderResponse> {
		const { remote, version } = bundle;
		const attributes = { 'estate.remote': remote, 'estate.version': version, 'estate.slot': slot };
		return inSpan('render thread', { attributes }, () => {
			// What the slot asks the api becomes a child of this.
			const traced = { ...request, apiHeaders: { ...request.apiHeaders, ...traceHeaders() } };
			const work: Work = { type: 'render', bundle, slot, snapshot: snapshot.key, request: traced };
			return this.#submit<RenderResponse>(work, snapshot);
		});
	}

	async probe(bundle: BundleFile): Promise<BundleFace> {
		return this.#submit<BundleFace>({ type: 'probe', bundle });
	}

	keep(bundles: readonly BundleFile[]): void {
		this.#threads.keep(bundles, this.#bundles.keep(bundles));
	}

	async close(): Promise<void> {
		this.#stopWatching();
		this.#threads.close();
		this.#quarantine.end();
		await this.#processes.close();
	}

	async #submit<Answer extends RenderResponse | BundleFace>(
		work: Work,
		snapshot?: SiteSnapshot,
	): Promise<Answer> {
		const trust = this.#admission.admit(work, this.#threads.taskCount);
		if (work.type === 'render') this.#bundles.noteRendered(work.bundle);
		else this.#bundles.noteProbed(work.bundle);
		return new Promise<Answer>((resolve, reject) => {
			const task = newTask(work, snapshot, this.#timeLimitMs, {
				done: (answer) => {
					this.#admission.noteOutcome(work, trust);
					resolve(answer as Answer);
				},
				failed: (failure) => {
					this.#admission.noteOutcome(work, trust, failure);
					reject(new SlotFailure(failure));
				},
			});
			if (this.#isApart(work, trust)) this.#quarantine.add(task);
			else this.#threads.give(task);
		});
	}

	/** Is it tried in a thread apart: what may block it, and probes of many bundles, so that no other thread holds them all? */
	#isApart({ type }: Work, trust: Trust): boolean {
		return trust === 'half-open' || (type === 'probe' && this.#bundles.areMany);
	}

	/** A task that was begun in a thread which ended gets one more try. */
	#tryAgain(task: Task): void {
		if (!task.isRetried) this.#quarantine.add(task);
		else task.failed({ kind: 'blocked', message: 'Its render thread ended.' });
	}
}

export function createRenderPool(settings: RenderPoolSettings): RenderPool {
	return new ThreadedRenderPool(settings);
}
