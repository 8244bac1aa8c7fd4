import { CALL_PROBLEM_TEXTS, type CallProblem } from '../../fields/call-problem.ts';

/** What can be wrong with a time that is proposed. */
export const TIME_FAULTS = ['required', 'past', 'too-far'] as const;

/** An answer to a visit that was not taken, as it was typed. */
export interface RefusedAnswer {
	visit: number;
	agrees: boolean;
	proposed: string;
	access: string;
	/** `moved`, `over`: the visit is not any more as it was read */
	problem: 'time' | 'access' | 'moved' | 'over' | CallProblem;
	/** Why the time cannot be proposed; `invalid` for any other reason */
	fault?: (typeof TIME_FAULTS)[number] | 'invalid';
}

/** Text of what is wrong with an answer. */
export const answerProblemText = ({ problem, fault = 'invalid' }: RefusedAnswer): string =>
	problem === 'time'
		? `visits.answer.faults.${fault}`
		: {
				...CALL_PROBLEM_TEXTS,
				access: 'visits.answer.accessTooLong',
				moved: 'visits.answer.moved',
				over: 'visits.answer.over',
			}[problem];
