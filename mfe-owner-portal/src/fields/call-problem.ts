import { ApiError } from '@estate/shared-contract';

/** Why a form could not be taken just now, whatever stands in it. */
export type CallProblem = 'too-many-attempts' | 'unreachable' | 'guest';

/** Statuses of pages that say so. */
export const STATUS: Record<CallProblem, number> = { 'too-many-attempts': 429, unreachable: 503, guest: 403 };

/** Texts of them. */
export const CALL_PROBLEM_TEXTS: Record<CallProblem, string> = {
	'too-many-attempts': 'login.tooMany',
	unreachable: 'login.unreachable',
	guest: 'people.seesOnly',
};

/** What a failed call means; undefined when the api refused what was typed. Errors that are no answer are thrown on. */
export function callProblem(error: unknown): { status: number; problem: CallProblem } | undefined {
	if (!(error instanceof ApiError)) throw error;
	if (error.code === 'guest-sees-only') return { status: STATUS.guest, problem: 'guest' };
	if ([400, 401, 403, 404, 409, 422].includes(error.status)) return undefined;
	const problem = error.status === 429 ? 'too-many-attempts' : 'unreachable';
	return { status: STATUS[problem], problem };
}
