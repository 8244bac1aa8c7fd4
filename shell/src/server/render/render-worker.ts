// Entry of a render thread: renders slots with the server bundles of the remotes.
import { openThread } from '@estate/remote-kit/isolation/thread';
import type { RenderResponse } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { bundleLoader } from './load-bundle.ts';
import { failureFacts, SlotFailure } from './slot-failure.ts';
import {
	type BundleFace,
	type FromWorker,
	MOST_SNAPSHOTS,
	type SiteSnapshot,
	type ToWorker,
	type Work,
} from './worker-messages.ts';

const snapshots = new LRUCache<string, SiteSnapshot>({ max: MOST_SNAPSHOTS });

const thread = openThread((message: ToWorker) => {
	if (message.type === 'ping') return answer({ type: 'pong' });
	if (message.type === 'work') return void run(message.id, message.work);
	snapshots.set(message.snapshot.key, message.snapshot);
});
const loadBundle = bundleLoader(thread);
const answer = (message: FromWorker) => thread.post(message);

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
	thread.begin(id);
	try {
		answer({ type: 'done', id, answer: await (work.type === 'render' ? render(work) : probe(work)) });
	} catch (error) {
		answer({ type: 'failed', id, failure: failureFacts(error) });
	}
}

answer({ type: 'pong' });
