import type { HealthCount } from '@estate/releases';
import type { FailureKind, SlotFailure } from '../../render/slot-failure.ts';

/** What is the slot's own fault; an api that is away or a busy server is not. */
const FAULTS: Partial<Record<FailureKind, HealthCount>> = {
	thrown: 'drawErrors',
	import: 'drawErrors',
	timeout: 'drawTimeouts',
	blocked: 'drawTimeouts',
	memory: 'drawErrors',
};

/** What says nothing of the version: its files are broken, or others took its time */
const NEITHER: readonly FailureKind[] = ['damaged', 'lost'];

/** How rendering a slot on the server counts for its version. */
export function countsOfRender(failure: Pick<SlotFailure, 'kind'> | undefined): HealthCount[] {
	if (failure && NEITHER.includes(failure.kind)) return [];
	const fault = failure && FAULTS[failure.kind];
	return fault ? ['draws', 'failedDraws', fault] : ['draws'];
}
