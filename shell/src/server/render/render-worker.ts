// Entry of a render thread: renders slots with the server bundles of the remotes.
import { openThread } from '@estate/remote-kit/isolation/thread';
import type { RenderResponse } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { bundleLoader } from './load-bundle.ts';
import { failureFacts, SlotFailure } from './slot-failure.ts';
import {
	type BundleFace,
	type FromWorker,
	type HolderNumbers,
	MOST_SNAPSHOTS,
	type SiteSnapshot,
	type ToWorker,
	type Work,
} from './worker-messages.ts';

const snapshots = new LRUCache<string, SiteSnapshot>({ max: MOST_SNAPSHOTS });

const thread = openThread((message: ToWorker) => {
	if (message.type === 'ping') return answer({ type: 'pong' });
	if (message.type === 'work') return void thread.hold(message.holders.own, () => run(message));
	snapshots.set(message.snapshot.key, message.snapshot);
});
const loadBundle = bundleLoader(thread);
const answer = (message: FromWorker) => thread.post(message);

/** What the bundle begins by itself is its own, and not the slot's that needed it first. */
const imported = ({ bundle }: Work, holders: HolderNumbers) =>
	thread.hold(holders.bundle, () => loadBundle(bundle));

async function render(work: Work & { type: 'render' }, holders: HolderNumbers): Promise<RenderResponse> {
	const around = snapshots.peek(work.snapshot);
	if (!around) throw new Error(`Snapshot "${work.snapshot}" never reached this worker.`);
	const bundle = await imported(work, holders);
	const renderSlot = bundle.slots[work.slot];
	if (!renderSlot)
		throw new SlotFailure({
			kind: 'import',
			message: `${bundle.remote} ${bundle.version} has no slot "${work.slot}".`,
		});
	return renderSlot({ ...work.request, site: around.site, routes: around.routes });
}

async function probe(work: Work, holders: HolderNumbers): Promise<BundleFace> {
	const { remote, version, contract, slots } = await imported(work, holders);
	return { remote, version, contract, slots: Object.keys(slots) };
}

async function run({ id, work, holders }: ToWorker & { type: 'work' }): Promise<void> {
	thread.begin(id);
	try {
		const answered = await (work.type === 'render' ? render(work, holders) : probe(work, holders));
		answer({ type: 'done', id, answer: answered });
	} catch (error) {
		answer({ type: 'failed', id, failure: failureFacts(error) });
	}
}

answer({ type: 'pong' });
