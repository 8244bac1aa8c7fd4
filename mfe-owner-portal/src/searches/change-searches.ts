import type { SlotContext } from '@estate/remote-kit';
import {
	type ActionResult,
	ApiError,
	LONGEST_NOTE,
	LONGEST_SEARCH_NAME,
	type PostedForm,
	type SavedSearchChange,
} from '@estate/shared-contract';
import { callProblem } from '../fields/call-problem.ts';
import { errorHead } from '../fields/error-head.ts';
import { isSignedOut } from '../session/for-owner.ts';
import type { KeptFields } from '../session/kept-form/keep-form.ts';
import { askForLink } from './ask-for-link.ts';
import { changeCriteria, changeOne, ofCriteria } from './criteria/change-criteria.ts';
import { loadSearches } from './load-searches.ts';
import type { SearchesData } from './searches-data.ts';

const SIMPLE = ['confirm', 'pause', 'resume', 'end'] as const;
const FREQUENCIES = ['at-once', 'daily'] as const;

type Posted = ReadonlyMap<string, string>;

/** What a form asks of one search. */
function changesOf(posted: Posted): SavedSearchChange[] {
	const simple = SIMPLE.find((each) => each === posted.get('do'));
	if (simple) return [{ action: simple }];
	if (posted.get('do') !== 'change') return [];
	const frequency = FREQUENCIES.find((each) => each === posted.get('frequency'));
	const name = (posted.get('name') ?? '').slice(0, LONGEST_SEARCH_NAME);
	return [{ action: 'rename', name }, ...(frequency ? [{ action: frequency }] : [])];
}

async function changeSearch(posted: Posted, context: SlotContext): Promise<string> {
	const id = Number(posted.get('search'));
	const { token } = context.route.params;
	for (const body of changesOf(posted)) await changeOne(context, { id, token }, body);
	return `#search-${id}`;
}

/** What a form asks of a property that the account keeps. */
async function changeKept(posted: Posted, { api }: SlotContext): Promise<string> {
	const id = Number(posted.get('property'));
	if (posted.get('do') === 'note') {
		const text = (posted.get('note') ?? '').slice(0, LONGEST_NOTE);
		await api.call('keepProperties', { body: { note: { id, text } } });
		return `#home-${id}`;
	}
	await api.call('keepProperties', { body: { favourites: { add: [], remove: [id] } } });
	return '#favourites';
}

/** What is shown of a form whose session had ended, or that could not be taken. */
export const SEARCHES_KEPT: KeptFields = {
	title: 'searches.title',
	fields: { name: { label: 'searches.name' }, note: { label: 'searches.kept.note' } },
};

/** Takes a form of the page of saved searches, and shows what has become of it. */
export async function changeSearches(
	form: PostedForm,
	context: SlotContext,
): Promise<ActionResult<SearchesData>> {
	const posted = new Map(form.fields);
	const { pathname } = context.location;
	if (posted.get('do') === 'ask') return askForLink(posted.get('email') ?? '', context);
	const does = ofCriteria(posted.get('do'));
	const change = posted.has('property') ? changeKept : changeSearch;
	try {
		if (does) return await changeCriteria(does, Number(posted.get('search')), context);
		return { redirect: { to: pathname + (await change(posted, context)) } };
	} catch (error) {
		if (isSignedOut(error)) throw error;
		// Done meanwhile elsewhere: the page as it is now says how things stand.
		if (error instanceof ApiError && error.status === 404) return { redirect: { to: pathname } };
		const failure = callProblem(error);
		// The page as it is now would show what was there before.
		if (failure && (posted.get('note') || posted.get('name'))) throw error;
		const { data } = await loadSearches(context);
		const problem = failure?.problem ?? ('failed' as const);
		return {
			status: failure?.status ?? 422,
			data: data.state === 'list' ? { ...data, problem } : data,
			...errorHead(context, 'searches.title'),
		};
	}
}
