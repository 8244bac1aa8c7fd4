import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, type PropertyDocuments, withoutBadge } from '@estate/shared-contract';
import type { CallProblem } from '../fields/call-problem.ts';
import { propertyCrumbs } from '../property/property-crumbs.ts';
import { forOwner } from '../session/for-owner.ts';

/** Fragment of the form: its link and its answer lead there. */
export const ADD_ID = 'add';

/** What the form of a document has in it. */
export interface TypedDocument {
	kind: string;
	issuedOn: string;
	expiresOn: string;
	/** Tokens of files that were handed in */
	files: readonly string[];
	key: string;
}

/** Why a document was not taken. */
export interface DocumentFailure {
	problem: 'invalid' | 'full' | CallProblem;
	/** What is wrong with the fields: names of texts */
	errors?: { file?: 'refused' | 'gone' | 'required'; issuedOn?: DayFault; expiresOn?: DayFault };
}

export const DAY_FAULTS = ['invalid', 'future', 'before-start'] as const;
export type DayFault = (typeof DAY_FAULTS)[number];

export interface DocumentsData extends PropertyDocuments {
	propertyHref: string;
	/** Of the page, without query: where the forms are sent */
	pathname: string;
	typed: TypedDocument;
	/** A guest reads */
	readsOnly: boolean;
	done?: 'added' | 'removed';
	failure?: DocumentFailure;
}

/** The file of an own property: what is asked for, what is there, what lacks. */
export function loadDocuments(context: SlotContext): Promise<LoadResult<DocumentsData | null>> {
	const { api, language, route, location, signal, href, text } = context;
	return forOwner(context, async () => {
		const id = route.params.id ?? '';
		const call = { params: { id }, query: { language } };
		const [{ property }, documents] = await Promise.all([
			api.call('ownerProperty', call, { signal }),
			api.call('ownerDocuments', call, { signal }),
		]);
		const query = new URLSearchParams(location.search);
		const title = withoutBadge(property.TypeDescription);
		const heading = text('documents.page');
		const propertyHref = href('owner-portal.property', { id });
		const lacking = documents.asked.find(({ state }) => state === 'lacking');
		return {
			heading,
			head: { title: `${heading} – ${title}`, noindex: true },
			crumbs: propertyCrumbs(context, property, heading),
			data: {
				...documents,
				propertyHref,
				pathname: location.pathname,
				typed: {
					kind: query.get('kind') ?? lacking?.kind ?? 'other',
					issuedOn: '',
					expiresOn: '',
					files: [],
					key: crypto.randomUUID(),
				},
				readsOnly: property.Shared !== undefined,
				...(query.has('added') ? { done: 'added' as const } : {}),
				...(query.has('removed') ? { done: 'removed' as const } : {}),
			},
		};
	});
}
