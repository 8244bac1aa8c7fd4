import { ApiError } from '@estate/shared-contract';

/** Why a press on a link page did nothing. */
export type LinkProblem = 'slot-full' | 'too-many-visits' | 'wrong-password' | 'too-many-tries' | 'failed';

/** What a failed call means here. Errors that are no answer of the api are thrown on. */
export function linkProblem(error: unknown): { status: number; problem: LinkProblem } {
	if (!(error instanceof ApiError)) throw error;
	if (error.code === 'slot-full') return { status: 409, problem: 'slot-full' };
	if (error.code === 'wrong-password') return { status: 422, problem: 'wrong-password' };
	if (error.code === 'too-many-visits') return { status: 429, problem: 'too-many-visits' };
	if (error.status === 429) return { status: 429, problem: 'too-many-tries' };
	return { status: error.isTransient ? 503 : 422, problem: 'failed' };
}
