import type { SlotContext } from '@estate/remote-kit';
import { type ActionResult, ApiError, type SavedSearchChange } from '@estate/shared-contract';
import { callProblem } from '../../fields/call-problem.ts';
import { errorHead } from '../../fields/error-head.ts';
import { isSignedOut } from '../../session/for-owner.ts';
import { listAddress } from '../list-address.ts';
import { readSearches } from '../load-searches.ts';
import type { SearchesData } from '../searches-data.ts';
import { criteriaIn, wayBack } from './criteria-address.ts';
import { loadCriteria, readChange } from './load-criteria.ts';

const DOES = ['choose-criteria', 'leave-criteria', 'keep-criteria'] as const;
type Does = (typeof DOES)[number];

/** What a form asks of the criteria of a search; undefined of every other form. */
export const ofCriteria = (does: string | undefined): Does | undefined => DOES.find((each) => each === does);

export interface OneSearch {
	id: number;
	/** Of the link that opened it; undefined of who is logged in */
	token: string | undefined;
}

/** Changes one search, with the right by which the visitor sees it. */
export async function changeOne(
	{ api }: Pick<SlotContext, 'api'>,
	{ id, token }: OneSearch,
	body: SavedSearchChange,
): Promise<void> {
	if (token === undefined) await api.call('changeOwnSavedSearch', { params: { id }, body });
	else await api.call('changeSavedSearch', { params: { token, id }, body });
}

/** Leads to the list of a search, where its visitor looks for other criteria. */
async function choose(id: number, context: SlotContext): Promise<string> {
	const { token } = context.route.params;
	await changeOne(context, { id, token }, { action: 'choose-criteria' });
	const search = (await readSearches(context))?.items.find((each) => each.id === id);
	return search ? listAddress(search, context.localize) : context.location.pathname;
}

/** Keeps the criteria of the address for the search that the form names, or leaves it as it was. The cookie says by which right. */
async function finish(
	id: number,
	does: Exclude<Does, 'choose-criteria'>,
	context: SlotContext,
): Promise<string> {
	const search = criteriaIn(context.location) ?? '';
	const change = await readChange(context, search);
	if (!change) return context.location.pathname + context.location.search;
	const one = { id, token: change.token };
	const isChanged = does === 'keep-criteria';
	await changeOne(context, one, isChanged ? { action: does, search } : { action: does });
	return wayBack(context, { ...one, isChanged });
}

async function refused(error: unknown, context: SlotContext): Promise<ActionResult<SearchesData>> {
	const failure = callProblem(error);
	const data = await loadCriteria(context);
	if (!data) throw error;
	const isSame = error instanceof ApiError && error.code === 'already-saved';
	const problem = failure?.problem ?? (isSame ? 'already-saved' : 'failed');
	return {
		status: failure?.status ?? 422,
		data: { ...data, problem },
		...errorHead(context, 'searches.title'),
	};
}

/** Takes a form about the criteria of a search. */
export async function changeCriteria(
	does: Does,
	id: number,
	context: SlotContext,
): Promise<ActionResult<SearchesData>> {
	try {
		const to = await (does === 'choose-criteria' ? choose(id, context) : finish(id, does, context));
		return { redirect: { to } };
	} catch (error) {
		if (isSignedOut(error) || does === 'choose-criteria') throw error;
		return refused(error, context);
	}
}
