import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type LoadResult, type PostedForm } from '@estate/shared-contract';
import { type CallProblem, callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { isSignedOut } from './for-owner.ts';
import { isLogInMessage, type LogInMessage } from './log-in-message.ts';
import { afterPassword, nextAddress } from './next-address.ts';

/** Why a log-in did not succeed. `credentials` never reveals whether the account exists (decisions 25). */
export type LogInProblem = 'credentials' | CallProblem;

export interface LogInData {
	/** As typed; the password is never sent back */
	email: string;
	problem?: LogInProblem;
	/** Why the visitor is here again */
	notice?: LogInMessage;
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
	const notice = new URLSearchParams(location.search).get('notice');
	const data = { email: '', ...(isLogInMessage(notice) ? { notice } : {}) };
	const page = { heading, head, crumbs: [{ name: heading }], data };
	try {
		const { owner } = await api.call('ownerSession', {}, { signal });
		return { ...page, redirect: { to: nextAddress(location.search, href, owner.kind) } };
	} catch (error) {
		if (isSignedOut(error) || error instanceof ApiError) return page;
		throw error;
	}
}

/** Takes the posted log-in form. The session's cookie passes through the api client to the visitor. */
export async function logIn({ fields }: PostedForm, context: SlotContext): Promise<ActionResult<LogInData>> {
	const { api, href, location } = context;
	const posted = new Map(fields);
	const email = (posted.get('email') ?? '').trim().slice(0, 254);
	try {
		const answer = await api.call('ownerLogIn', { body: { email, password: posted.get('password') ?? '' } });
		return { redirect: { to: afterPassword(answer, location.search, href) } };
	} catch (error) {
		const { status, problem } = callProblem(error) ?? { status: 422, problem: 'credentials' as const };
		return { status, data: { email, problem }, ...errorHead(context, 'login.title') };
	}
}
