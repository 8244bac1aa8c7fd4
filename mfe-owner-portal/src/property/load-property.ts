import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, OwnerProperty, Visit } from '@estate/shared-contract';
import { withoutBadge } from '@estate/shared-contract';
import { forOwner } from '../session/for-owner.ts';
import type { RefusedAnswer } from './answers/refused-answer.ts';
import { sortVisits } from './sort-visits.ts';

export interface PropertyData {
	property: OwnerProperty;
	upcoming: Visit[];
	past: Visit[];
	overviewHref: string;
	reportHref: string;
	messagesHref: string;
	documentsHref: string;
	/** Of the page that visitors see; undefined while there is none */
	publicHref: string | undefined;
	/** A visit was answered just now */
	isAnswered: boolean;
	/** An answer to a visit that was not taken */
	refused?: RefusedAnswer;
}

/** One property of the owner. The api answers 404 for a property of another owner, and so does the page (decisions 26). */
export function loadProperty(
	context: SlotContext,
	now = new Date(),
): Promise<LoadResult<PropertyData | null>> {
	const { api, language, route, signal, href, localize, location } = context;
	return forOwner(context, async () => {
		const { property, visits } = await api.call(
			'ownerProperty',
			{ params: { id: route.params.id ?? '' }, query: { language } },
			{ signal },
		);
		const address = localize(`/property/${property.ID}/`);
		const heading = withoutBadge(property.TypeDescription);
		return {
			heading,
			head: { title: heading, noindex: true },
			crumbs: [{ name: heading }],
			data: {
				property,
				...sortVisits(visits, now),
				isAnswered: new URLSearchParams(location.search).has('answered'),
				overviewHref: href('owner-portal.overview'),
				reportHref: href('owner-portal.report', { id: property.ID }),
				messagesHref: href('owner-portal.messages', { id: property.ID }),
				documentsHref: href('owner-portal.documents', { id: property.ID }),
				publicHref: property.State === 'withdrawn' || address === '/' ? undefined : address,
			},
		};
	});
}
