import type { CallProblem } from '../../fields/call-problem.ts';

/** What can be wrong with a time that is proposed. */
export const TIME_FAULTS = ['required', 'past', 'too-far'] as const;

/** An answer to a visit that was not taken, as it was typed. */
export interface RefusedAnswer {
	visit: number;
	agrees: boolean;
	proposed: string;
	access: string;
	problem: 'time' | 'access' | CallProblem;
	/** Why the time cannot be proposed; `invalid` for any other reason */
	fault?: (typeof TIME_FAULTS)[number] | 'invalid';
}
