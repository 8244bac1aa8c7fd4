import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, type OwnerMessage, withoutBadge } from '@estate/shared-contract';
import type { CallProblem } from '../fields/call-problem.ts';
import { propertyCrumbs } from '../property/property-crumbs.ts';
import { forOwner } from '../session/for-owner.ts';

/** Fragments of the newest message and of the form: links and the answer to the form lead there. */
export const NEWEST_ID = 'newest';
export const WRITE_ID = 'write';

/** Why a message was not sent. */
export interface MessageFailure {
	problem: 'invalid' | CallProblem;
	/** What is wrong with the fields: codes of the dictionaries */
	errors?: { text?: string; file?: 'refused' | 'gone' };
}

export interface MessagesData {
	messages: (Omit<OwnerMessage, 'files'> & {
		files: (OwnerMessage['files'][number] & { href: string })[];
	})[];
	/** Who of the agency answers, by name */
	contact?: string;
	/** The communication that the form answers */
	answers?: { id: number; subject: string };
	propertyHref: string;
	/** Of the page, without query: where the form is sent */
	pathname: string;
	/** Of this rendering of the form, so that sending it twice writes once */
	key: string;
	isSent: boolean;
	/** A guest reads */
	readsOnly: boolean;
	/** What was typed, and tokens of files that were handed in, when the form comes back */
	typed?: { text: string; files: readonly string[] };
	failure?: MessageFailure;
}

/** The conversation of an owner with the agency about a property. */
export function loadMessages(context: SlotContext): Promise<LoadResult<MessagesData | null>> {
	const { api, language, route, location, signal, href, text } = context;
	return forOwner(context, async () => {
		const id = route.params.id ?? '';
		const call = { params: { id }, query: { language } };
		const [{ property, communications, contact }, { items }] = await Promise.all([
			api.call('ownerProperty', call, { signal }),
			api.call('ownerMessages', call, { signal }),
		]);
		const query = new URLSearchParams(location.search);
		const answered = communications.find((each) => each.id === Number(query.get('answers')));
		const title = withoutBadge(property.TypeDescription);
		const heading = text('messages.title');
		const propertyHref = href('owner-portal.property', { id });
		return {
			heading,
			head: { title: `${heading} – ${title}`, noindex: true },
			crumbs: propertyCrumbs(context, property, heading),
			data: {
				messages: items.map(({ files, ...message }) => ({
					...message,
					files: files.map((file) => ({
						...file,
						href: `/api/v1/owner/properties/${id}/messages/files/${file.id}`,
					})),
				})),
				...(contact ? { contact: contact.Name } : {}),
				...(answered ? { answers: { id: answered.id, subject: answered.subject } } : {}),
				propertyHref,
				pathname: location.pathname,
				key: crypto.randomUUID(),
				isSent: query.has('sent'),
				readsOnly: property.Shared !== undefined,
			},
		};
	});
}
