import type { HealthCount } from '@estate/releases';
import type { FailureKind, SlotFailure } from '../../render/slot-failure.ts';

/** What is the slot's own fault; an api that is away or a busy server is not. */
const FAULTS: Partial<Record<FailureKind, HealthCount>> = {
	thrown: 'drawErrors',
	import: 'drawErrors',
	timeout: 'drawTimeouts',
	blocked: 'drawTimeouts',
};

/** How rendering a slot on the server counts for its version. */
export function countsOfRender(failure: Pick<SlotFailure, 'kind'> | undefined): HealthCount[] {
	if (failure?.kind === 'damaged') return [];
	const fault = failure && FAULTS[failure.kind];
	return fault ? ['draws', 'failedDraws', fault] : ['draws'];
}
