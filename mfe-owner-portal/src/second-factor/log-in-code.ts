import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type LoadResult, type PostedForm } from '@estate/shared-contract';
import { type CallProblem, callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { isSignedOut } from '../session/for-owner.ts';
import { loginAddress } from '../session/login-address.ts';
import { nextAddress } from '../session/next-address.ts';

export interface CodeData {
	/** A recovery code is asked for, not one of the app */
	isRecovery: boolean;
	/** Address of the same page that asks for the other kind */
	otherHref: string;
	problem?: 'wrong' | CallProblem;
}

const RECOVERY = 'recovery';

function codeData({ href, location }: SlotContext): CodeData {
	const query = new URLSearchParams(location.search);
	const isRecovery = query.has(RECOVERY);
	if (isRecovery) query.delete(RECOVERY);
	else query.set(RECOVERY, '');
	return { isRecovery, otherHref: `${href('owner-portal.code')}?${query}` };
}

/** The log-in again, which leads on to where this one would have led. */
const fromTheStart = ({ href, location }: SlotContext) =>
	loginAddress(href, { pathname: nextAddress(location.search, href) });

/** The second step of a log-in; who has not taken the first is sent back to it. */
export async function loadLogInCode(context: SlotContext): Promise<LoadResult<CodeData>> {
	const { api, signal, text } = context;
	const heading = text('code.title');
	const page = {
		heading,
		head: { title: heading, noindex: true },
		crumbs: [{ name: heading }],
		data: codeData(context),
	};
	try {
		await api.call('ownerLogInStep', {}, { signal });
		return page;
	} catch (error) {
		if (isSignedOut(error)) return { ...page, redirect: { to: fromTheStart(context) } };
		// An api that is away can be tried again with the form.
		if (error instanceof ApiError) return page;
		throw error;
	}
}

/** Takes the code, which opens the portal. */
export async function logInWithCode(
	{ fields }: PostedForm,
	context: SlotContext,
): Promise<ActionResult<CodeData>> {
	const { api, href, location } = context;
	const code = (new Map(fields).get('code') ?? '').trim().slice(0, 40);
	const again = (status: number, problem: CodeData['problem']) => ({
		status,
		data: { ...codeData(context), ...(problem ? { problem } : {}) },
		...errorHead(context, 'code.title'),
	});
	if (code === '') return again(422, 'wrong');
	try {
		const { owner } = await api.call('ownerLogInCode', { body: { code } });
		return { redirect: { to: nextAddress(location.search, href, owner.kind) } };
	} catch (error) {
		if (isSignedOut(error)) return { redirect: { to: fromTheStart(context) } };
		const failure = callProblem(error);
		return failure ? again(failure.status, failure.problem) : again(422, 'wrong');
	}
}
