import { countsOfRender } from '../releases/health/counts-of-render.ts';
import type { Observers } from './observe-slot.ts';
import type { LostThread } from './worker-handle.ts';

const WHAT = {
	blocked: 'never gave its render thread back, or ended it',
	memory: 'used up the memory of its render thread',
};

/**
 * Counts and logs each render thread that was lost, for the version whose code ran in it, as a slot that was not rendered:
 * its next try may succeed, and the page of everybody else in the thread was late all the same.
 */
export function lostThreadObserver(
	{ metrics, recorder, errors }: Observers,
	log: (message: string) => void,
): (thread: LostThread) => void {
	return ({ kind, holder }) => {
		metrics.workerRestarts.inc();
		if (!holder) return log(`A render thread was lost (${kind}) while no code of a remote ran in it.`);
		// Without slot: what the bundle began when it was imported.
		const { remote, version, slot = '' } = holder;
		const labels = { remote, version, slot };
		const message = `${slot ? `${remote}.${slot}` : `${remote} (outside of its slots)`} ${version} ${WHAT[kind]} (${kind})`;
		recorder.count(remote, version, ...countsOfRender({ kind }));
		errors.record({ ...labels, kind, where: 'server', message, stack: '' });
		metrics.slotErrors.inc({ ...labels, kind });
		log(`${message}; what was in it is tried again.`);
	};
}
