import type { SlotContext } from '@estate/remote-kit';
import type { ActionResult } from '@estate/shared-contract';
import { callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { askData, sentAddress } from './load-searches.ts';
import type { AskData, SearchesData } from './searches-data.ts';

/** Enough to catch a slip; what the address is worth the mail shows. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Asks for the mail with a link. The answer is the same whether or not the address has searches (decisions 25). */
export async function askForLink(typed: string, context: SlotContext): Promise<ActionResult<SearchesData>> {
	const { api, language } = context;
	const email = typed.trim().slice(0, 254);
	const wrong = (status: number, what: Partial<AskData>) => ({
		status,
		data: askData(context, { email, isSent: false, ...what }),
		...errorHead(context, 'searches.title'),
	});
	if (email === '') return wrong(422, { code: 'required' });
	if (!EMAIL.test(email)) return wrong(422, { code: 'invalid' });
	try {
		await api.call('askSavedSearches', { body: { email, language } });
		return { redirect: { to: sentAddress(context) } };
	} catch (error) {
		const failure = callProblem(error);
		return failure ? wrong(failure.status, { problem: failure.problem }) : wrong(422, { code: 'invalid' });
	}
}
