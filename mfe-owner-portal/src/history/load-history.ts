import type { SlotContext } from '@estate/remote-kit';
import {
	type ContactPerson,
	type LoadResult,
	type OnlineMedia,
	type PropertyDetail,
	seesPart,
} from '@estate/shared-contract';
import { forOwner } from '../session/for-owner.ts';
import { type ChosenCommunications, chooseCommunications, readChoice } from './choose-communications.ts';

/** Fragment of the table: links and form of the table lead back to it. */
export const TABLE_ID = 'communications';

export interface HistoryData extends ChosenCommunications {
	/** Parts that were not shared with a guest are left out: that there is nothing would be false. */
	sees: { messages: boolean; documents: boolean };
	media: OnlineMedia[];
	/** Each with the address of its file */
	documents: (PropertyDetail['Documents'][number] & { href: string })[];
	contact?: ContactPerson | undefined;
	/** Of the conversation with the agency, where one is answered; undefined for a guest, who only reads */
	messagesHref: string | undefined;
	/** Of the page, without query */
	pathname: string;
	/** Addresses of all communications as files */
	files: { ending: 'csv' | 'xlsx'; href: string }[];
}

/** Where one of the owner's properties is advertised, what was said about it, its papers and who answers for it. */
export function loadHistory(context: SlotContext): Promise<LoadResult<HistoryData | null>> {
	const { api, language, route, location, signal, href } = context;
	return forOwner(context, async () => {
		const id = route.params.id ?? '';
		const { property, communications, media, documents, contact } = await api.call(
			'ownerProperty',
			{ params: { id }, query: { language } },
			{ signal },
		);
		const choice = readChoice(new URLSearchParams(location.search));
		return {
			data: {
				...chooseCommunications(communications, choice, language),
				sees: { messages: seesPart(property, 'messages'), documents: seesPart(property, 'documents') },
				media,
				documents: documents.map((document) => ({
					...document,
					href: `/api/v1/owner/properties/${id}/documents/${encodeURIComponent(document.ID)}`,
				})),
				contact,
				messagesHref: property.Shared ? undefined : href('owner-portal.messages', { id }),
				pathname: location.pathname,
				files: (['csv', 'xlsx'] as const).map((ending) => ({
					ending,
					href: `/api/v1/owner/properties/${id}/communications.${ending}?language=${language}`,
				})),
			},
		};
	});
}
