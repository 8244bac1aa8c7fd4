import type { SlotContext } from '@estate/remote-kit';
import type { ActionResult, LoadResult, PostedForm } from '@estate/shared-contract';
import { type CallProblem, callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';

export interface ForgottenData {
	/** As typed */
	email: string;
	/** What is wrong with it */
	code?: 'required' | 'invalid';
	problem?: CallProblem;
	/** The mail is on its way, if there is an account */
	isSent: boolean;
}

const SENT = 'sent';
/** Enough to catch a slip; what the address is worth the mail shows. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** The page on which an owner asks for a new password. */
export async function loadForgotten({ location, text }: SlotContext): Promise<LoadResult<ForgottenData>> {
	const heading = text('forgotten.title');
	return {
		heading,
		head: { title: heading, noindex: true },
		crumbs: [{ name: heading }],
		data: { email: '', isSent: new URLSearchParams(location.search).has(SENT) },
	};
}

/** Asks for the mail. The answer is the same whether or not there is an account (decisions 25). */
export async function askForPassword(
	{ fields }: PostedForm,
	context: SlotContext,
): Promise<ActionResult<ForgottenData>> {
	const { api, href, language } = context;
	const email = (new Map(fields).get('email') ?? '').trim().slice(0, 254);
	const wrong = (status: number, what: Partial<ForgottenData>) => ({
		status,
		data: { email, isSent: false, ...what },
		...errorHead(context, 'forgotten.title'),
	});
	if (email === '') return wrong(422, { code: 'required' });
	if (!EMAIL.test(email)) return wrong(422, { code: 'invalid' });
	try {
		await api.call('ownerAskLink', { body: { email, language } });
		return { redirect: { to: `${href('owner-portal.forgotten')}?${SENT}` } };
	} catch (error) {
		const failure = callProblem(error);
		return failure ? wrong(failure.status, { problem: failure.problem }) : wrong(422, { code: 'invalid' });
	}
}
