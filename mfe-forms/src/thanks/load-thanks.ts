import type { SlotContext } from '@estate/remote-kit';
import {
	ApiError,
	type AskedRequest,
	type LoadResult,
	REQUEST_KINDS,
	type RequestKind,
	type SearchDescription,
} from '@estate/shared-contract';
import { loadSubmission } from '../form/browser/load-submission.ts';
import { loadDescription } from '../search-summary/load-description.ts';
import { type AskedVisit, askedVisitOf, referenceOf } from './thanks-address.ts';
import { thanksLead, thanksSection } from './thanks-lead.ts';

export interface ThanksData {
	kind: RequestKind;
	reference?: string;
	/** A visit that waits to be confirmed by its mail, or for a time */
	visit?: AskedVisit;
	/** What was asked, while the api tells it */
	asked?: AskedRequest;
	/** The search that was saved, in words, without what was typed */
	search?: SearchDescription;
	/** The domain of the visitor's e-mail address looks mistyped */
	slip?: { typed: string; meant: string };
}

/** Was something sent that this page thanks for? Its address alone may have been typed or shared. */
export const isSent = ({ reference, asked }: Pick<ThanksData, 'reference' | 'asked'>): boolean =>
	reference !== undefined || asked !== undefined;

/** Kinds that save a search. */
const SAVES: ReadonlySet<RequestKind> = new Set(['save-search', 'demand-register']);

/** As the api writes one, and no longer than it reads one: the token of a request has 222 characters. */
const TOKEN = /^[\w.-]{10,500}$/;

const isKind = (kind: string | undefined): kind is RequestKind =>
	(REQUEST_KINDS as readonly string[]).includes(kind ?? '');

/** What was asked, by the token of the address: one that is over, or no token of ours, leaves the page to its thanks. */
async function loadAsked(
	kind: RequestKind,
	{ api, language, location, signal }: SlotContext,
): Promise<AskedRequest | undefined> {
	const token = new URLSearchParams(location.search).get('asked') ?? '';
	if (!TOKEN.test(token)) return undefined;
	try {
		const asked = await api.call('askedRequest', { params: { token }, query: { language } }, { signal });
		return asked.kind === kind ? asked : undefined;
	} catch (error) {
		if (error instanceof ApiError) return undefined;
		throw error;
	}
}

/** Says nothing of a domain that an address was given by hand, but for one that is near to one that many have. */
async function loadSlip(search: string): Promise<ThanksData['slip']> {
	const typed = new URLSearchParams(search).get('slip');
	if (!typed || !/^[\w.-]+$/.test(typed)) return undefined;
	const { suggestEmail } = await loadSubmission();
	const meant = suggestEmail(`x@${typed}`)?.slice(2);
	return meant === undefined ? undefined : { typed, meant };
}

/** Its address without a request: what the page is, and no thanks for what nobody sent. */
function nothingSent(kind: RequestKind, text: SlotContext['text']): LoadResult<ThanksData> {
	const heading = text('thanks.none.heading');
	return {
		heading,
		head: { title: heading, description: text('thanks.none.lead'), noindex: true },
		crumbs: [{ name: heading }],
		data: { kind },
	};
}

/** The thank-you page of a kind of request; a kind that does not exist is an unknown address (404). */
export async function loadThanks(context: SlotContext): Promise<LoadResult<ThanksData | null>> {
	const { route, location, text } = context;
	const { kind } = route.params;
	if (!isKind(kind)) return { status: 404, data: null };
	const visit = kind === 'contact-appointment' ? askedVisitOf(location.search) : undefined;
	const asked = await loadAsked(kind, context);
	const section = thanksSection(kind, { visit, asked });
	const heading = text(`thanks.${section}.heading`);
	const saved = SAVES.has(kind) && new URLSearchParams(location.search).has('goal');
	const search = saved ? await loadDescription(context, location.search, 'hidden') : undefined;
	const reference = referenceOf(location.search);
	const slip = await loadSlip(location.search);
	if (!isSent({ reference, asked })) return nothingSent(kind, text);
	return {
		heading,
		head: {
			title: heading,
			description: text(thanksLead(kind, { visit, asked, search }), { until: visit?.until ?? '' }),
			noindex: true,
		},
		crumbs: [{ name: heading }],
		data: {
			kind,
			...(reference ? { reference } : {}),
			...(visit ? { visit } : {}),
			...(asked ? { asked } : {}),
			...(search ? { search } : {}),
			...(slip ? { slip } : {}),
		},
	};
}
