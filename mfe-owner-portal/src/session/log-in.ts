import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type LoadResult, type PostedForm } from '@estate/shared-contract';
import { isSignedOut } from './for-owner.ts';
import { nextAddress } from './next-address.ts';

/** Why a log-in did not succeed. `credentials` never tells whether the account exists (decisions 25). */
export type LogInProblem = 'credentials' | 'too-many-attempts' | 'unreachable';

export interface LogInData {
	/** As typed; the password is never sent back */
	email: string;
	problem?: LogInProblem;
}

const STATUS: Record<LogInProblem, number> = {
	credentials: 422,
	'too-many-attempts': 429,
	unreachable: 503,
};

function problemOf(error: unknown): LogInProblem {
	if (!(error instanceof ApiError)) throw error;
	if (error.status === 429) return 'too-many-attempts';
	return [400, 401, 422].includes(error.status) ? 'credentials' : 'unreachable';
}

/** The log-in page; an owner who is logged in goes on to the portal. */
export async function loadLogIn({
	api,
	signal,
	href,
	location,
	text,
}: SlotContext): Promise<LoadResult<LogInData>> {
	const heading = text('login.title');
	const head = { title: heading, description: text('login.lead') };
	const page = { heading, head, crumbs: [{ name: heading }], data: { email: '' } };
	try {
		await api.call('ownerSession', {}, { signal });
		return { ...page, redirect: { to: nextAddress(location.search, href) } };
	} catch (error) {
		if (isSignedOut(error) || error instanceof ApiError) return page;
		throw error;
	}
}

/** Takes the posted log-in form. The session's cookie passes through the api client to the visitor. */
export async function logIn(
	{ fields }: PostedForm,
	{ api, href, location }: SlotContext,
): Promise<ActionResult<LogInData>> {
	const posted = new Map(fields);
	const email = (posted.get('email') ?? '').trim().slice(0, 254);
	try {
		await api.call('ownerLogIn', { body: { email, password: posted.get('password') ?? '' } });
		return { redirect: { to: nextAddress(location.search, href) } };
	} catch (error) {
		const problem = problemOf(error);
		return { status: STATUS[problem], data: { email, problem } };
	}
}
