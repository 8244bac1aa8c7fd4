import type { RenderResponse } from '@estate/shared-contract';
import { inSpan, traceHeaders } from '@estate/telemetry';
import { createQuarantine, type Quarantine } from './quarantine.ts';
import { MOST_READY, ReadyBundles } from './ready-bundles.ts';
import { type ProcessSettings, RenderProcesses } from './render-processes.ts';
import { RenderThreads } from './render-threads.ts';
import { createSlotBreaker, type Trust } from './slot-breaker.ts';
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

const MOST_TASKS = 500;

const slotKey = (work: Work) =>
	work.type === 'render' ? `${work.bundle.remote}@${work.bundle.version}/${work.slot}` : '';

/**
 * A process with threads that render slots, many at once in each. A slot that hangs fails alone. One that loops or ends its thread takes
 * the thread, or the process, along: what had not begun goes to another, what had begun is tried once more in quarantine.
 */
class ThreadedRenderPool implements RenderPool {
	readonly #timeLimitMs: number;
	readonly #bundles = new ReadyBundles();
	readonly #breaker = createSlotBreaker();
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
		const trust = this.#admit(work);
		return new Promise<Answer>((resolve, reject) => {
			const slot = slotKey(work);
			const task = newTask(work, snapshot, this.#timeLimitMs, {
				done: (answer) => {
					if (trust === 'half-open') this.#breaker.succeeded(slot);
					resolve(answer as Answer);
				},
				failed: (failure) => {
					const { kind } = failure;
					if (kind === 'blocked' || kind === 'memory') this.#breaker.blocked(slot);
					else if (trust === 'half-open' && kind !== 'lost') this.#breaker.succeeded(slot);
					reject(new SlotFailure(failure));
				},
			});
			if (work.type === 'render') this.#bundles.noteRendered(work.bundle);
			const isApart =
				trust === 'half-open' || (work.type === 'probe' && this.#bundles.isOneOfMany(work.bundle));
			if (isApart) this.#quarantine.add(task);
			else this.#threads.give(task);
		});
	}

	/** Throws SlotFailure for what is not tried now. */
	#admit(work: Work): Trust {
		const slot = slotKey(work);
		const trust = work.type === 'render' ? this.#breaker.trust(slot) : 'closed';
		if (trust === 'open')
			throw new SlotFailure({
				kind: 'blocked',
				message: `${slot} blocked a render thread; it is tried again soon.`,
			});
		const { taskCount } = this.#threads;
		if (taskCount >= MOST_TASKS)
			throw new SlotFailure({
				kind: 'overloaded',
				message: `${taskCount} renders are waiting.`,
				isTransient: true,
			});
		return trust;
	}

	#tryAgain(task: Task): void {
		if (!task.isRetried) this.#quarantine.add(task);
		else task.failed({ kind: 'blocked', message: 'Its render thread ended.' });
	}
}

export function createRenderPool(settings: RenderPoolSettings): RenderPool {
	return new ThreadedRenderPool(settings);
}
