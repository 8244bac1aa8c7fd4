import type { SlotContext } from '@estate/remote-kit';
import type { AgencyActionPage, LoadResult } from '@estate/shared-contract';

/** Why a press did nothing; where it is not the visit time, the page itself says more. */
export type ActionProblem = 'slot-full' | 'choice' | 'text' | AmountProblem | 'busy' | 'gone' | 'failed';
/** What is wrong with the amount that was typed */
export type AmountProblem = 'amount' | 'cents' | 'too-small' | 'too-large';

/** Of the page's address, after a press: what was done is told as news then, and not as what is over. */
export const DONE = 'done';

export interface AgencyActionData {
	page: AgencyActionPage;
	problem?: ActionProblem;
	/** What was written and chosen, where it was not taken */
	typed?: TypedAction;
}

export interface TypedAction {
	choice: string;
	amount: string;
	text: string;
}

/** What a link of a mail to the agency does, or why it does nothing (any more). It changes nothing. */
export async function loadAgencyAction(context: SlotContext): Promise<LoadResult<AgencyActionData>> {
	const { api, language, location, route, signal } = context;
	const params = { token: route.params.token ?? '' };
	const { note, ...page } = await api.call('agencyAction', { params, query: { language } }, { signal });
	const isNews = page.state === 'done' && new URLSearchParams(location.search).has(DONE);
	return {
		...(page.status ? { status: page.status } : {}),
		heading: page.title,
		head: { title: page.title, noindex: true },
		crumbs: [{ name: page.title }],
		data: { page: { ...page, ...(note && !isNews ? { note } : {}) } },
	};
}
