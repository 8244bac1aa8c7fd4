import type { SlotContext } from '@estate/remote-kit';
import type { AgencyActionPage, LoadResult } from '@estate/shared-contract';

/** Why a press did nothing; where it is not the visit time, the page itself says more. */
export type ActionProblem = 'slot-full' | 'text' | 'busy' | 'gone' | 'failed';

export interface AgencyActionData {
	page: AgencyActionPage;
	problem?: ActionProblem;
	/** What was written, where it was not taken */
	typed?: string;
}

/** What a link of a mail to the agency does, or why it does nothing (any more). It changes nothing. */
export async function loadAgencyAction(context: SlotContext): Promise<LoadResult<AgencyActionData>> {
	const { api, language, route, signal } = context;
	const params = { token: route.params.token ?? '' };
	const page = await api.call('agencyAction', { params, query: { language } }, { signal });
	return {
		heading: page.title,
		head: { title: page.title, noindex: true },
		crumbs: [{ name: page.title }],
		data: { page },
	};
}
