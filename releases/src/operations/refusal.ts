import { messageOf } from '@estate/shared-contract/message-of';
import { ChecksFailed } from '../checks/checks-failed.ts';
import type { Problem } from '../checks/problem.ts';
import { ReleaseError } from '../release-error.ts';

/** Why an operation was not done: the reason in one sentence, then each problem with where it is and how to mend it. */
export interface Refusal {
	/** A ReleaseFailure; `failed` for what was not foreseen */
	code: string;
	message: string;
	problems?: readonly Problem[];
}

export function refusalOf(error: unknown): Refusal {
	const message = messageOf(error);
	if (error instanceof ChecksFailed) return { code: error.code, message, problems: [...error.problems] };
	return { code: error instanceof ReleaseError ? error.code : 'failed', message };
}
