import { countsOfRender } from '../releases/health/counts-of-render.ts';
import type { Observers } from './observe-slot.ts';
import type { LostThread } from './worker-handle.ts';

const WHAT = {
	blocked: 'never gave its render thread back, or ended it',
	memory: 'used up the memory of its render thread',
};

/** What ends a process by these signals, from outside of it. */
const ENDED_BY: Record<string, string> = {
	SIGKILL:
		'the system kills so where the memory of machine or container is full (dmesg says it), else a person did',
	SIGTERM: 'whatever stops the site ended its whole group of processes, or a person did',
	SIGINT: 'Ctrl-C ends the whole group of processes',
};

/**
 * Counts and logs each render thread that was lost, for the version whose code ran in it, as a slot that was not rendered:
 * its next try may succeed, and the page of everybody else in the thread was late all the same.
 */
export function lostThreadObserver(
	{ metrics, recorder, errors }: Observers,
	log: (message: string) => void,
): (thread: LostThread) => void {
	return ({ kind, holder, processEnd }) => {
		metrics.workerRestarts.inc();
		// A process that is out of memory says so before it ends: what ends without a word was ended by somebody else.
		if (!holder && processEnd && kind !== 'memory')
			return log(
				`A render thread was lost with its process, which ended (${processEnd}) while no code of a remote is known to have run in it: ${ENDED_BY[processEnd] ?? 'the output before says why, if anything does'}.`,
			);
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
