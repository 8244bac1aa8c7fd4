// Entry of a render thread: renders slots with the server bundles of the remotes.
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderResponse } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { loadBundle } from './load-bundle.ts';
import { failureFacts, SlotFailure } from './slot-failure.ts';
import {
	type BundleFace,
	type FromWorker,
	MOST_SNAPSHOTS,
	type SiteSnapshot,
	type ToWorker,
	type Work,
} from './worker-messages.ts';

if (!parentPort) throw new Error('render-worker.ts runs in a worker thread. Use createRenderPool().');
const port = parentPort;
/** [0] is the id of the newest work that was begun: read by the main thread when this one no longer answers. */
const begun = new Int32Array((workerData as { begun: SharedArrayBuffer }).begun);
const snapshots = new LRUCache<string, SiteSnapshot>({ max: MOST_SNAPSHOTS });

const answer = (message: FromWorker) => port.postMessage(message);

async function render(work: Work & { type: 'render' }): Promise<RenderResponse> {
	const around = snapshots.peek(work.snapshot);
	if (!around) throw new Error(`Snapshot "${work.snapshot}" never reached this worker.`);
	const bundle = await loadBundle(work.bundle);
	const renderSlot = bundle.slots[work.slot];
	if (!renderSlot)
		throw new SlotFailure({
			kind: 'import',
			message: `${bundle.remote} ${bundle.version} has no slot "${work.slot}".`,
		});
	return renderSlot({ ...work.request, site: around.site, routes: around.routes });
}

async function probe(work: Work & { type: 'probe' }): Promise<BundleFace> {
	const { remote, version, contract, slots } = await loadBundle(work.bundle);
	return { remote, version, contract, slots: Object.keys(slots) };
}

async function run(id: number, work: Work): Promise<void> {
	Atomics.store(begun, 0, id);
	try {
		answer({ type: 'done', id, answer: await (work.type === 'render' ? render(work) : probe(work)) });
	} catch (error) {
		answer({ type: 'failed', id, failure: failureFacts(error) });
	}
}

port.on('message', (message: ToWorker) => {
	if (message.type === 'ping') return answer({ type: 'pong' });
	if (message.type === 'work') return void run(message.id, message.work);
	snapshots.set(message.snapshot.key, message.snapshot);
});

// A promise that a remote forgot must not end the renders of the others.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});

answer({ type: 'pong' });
