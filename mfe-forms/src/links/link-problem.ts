import { ApiError } from '@estate/shared-contract';

/** Why a press on a link page did nothing. */
export type LinkProblem = 'slot-full' | 'failed';

/** What a failed call means here. Errors that are no answer of the api are thrown on. */
export function linkProblem(error: unknown): { status: number; problem: LinkProblem } {
	if (!(error instanceof ApiError)) throw error;
	if (error.code === 'slot-full') return { status: 409, problem: 'slot-full' };
	return { status: error.isTransient ? 503 : 422, problem: 'failed' };
}
