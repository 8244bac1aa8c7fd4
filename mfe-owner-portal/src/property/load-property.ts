import type { SlotContext } from '@estate/remote-kit';
import type { GuestPart, LoadResult, OwnerProperty, Visit } from '@estate/shared-contract';
import { GOAL, seesPart, withoutBadge } from '@estate/shared-contract';
import { forOwner, NOT_SHARED } from '../session/for-owner.ts';
import type { RefusedAnswer } from './answers/refused-answer.ts';
import { propertyCrumbs } from './property-crumbs.ts';
import { sortVisits } from './sort-visits.ts';

export interface PropertyData {
	property: OwnerProperty;
	upcoming: Visit[];
	past: Visit[];
	overviewHref: string;
	reportHref: string | undefined;
	messagesHref: string | undefined;
	/** Undefined: not shared with the guest who reads */
	documentsHref: string | undefined;
	/** Undefined for every guest, and for what is let: nothing is offered for it */
	offersHref: string | undefined;
	peopleHref: string | undefined;
	/** Of the page that visitors see; undefined while there is none */
	publicHref: string | undefined;
	/** A visit was answered just now */
	isAnswered: boolean;
	/** Was led here from a part that is not shared */
	isNotShared: boolean;
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
		const own = { id: property.ID };
		const sees = (part: GuestPart) => seesPart(property, part);
		const query = new URLSearchParams(location.search);
		const address = localize(`/property/${property.ID}/`);
		const heading = withoutBadge(property.TypeDescription);
		return {
			heading,
			head: { title: heading, noindex: true },
			crumbs: propertyCrumbs(context, property),
			data: {
				property,
				...sortVisits(visits, now),
				isAnswered: query.has('answered'),
				isNotShared: query.has(NOT_SHARED),
				overviewHref: href('owner-portal.overview'),
				reportHref: sees('figures') ? href('owner-portal.report', own) : undefined,
				messagesHref: sees('messages') ? href('owner-portal.messages', own) : undefined,
				documentsHref: sees('documents') ? href('owner-portal.documents', own) : undefined,
				offersHref:
					property.Shared || property.Goal !== GOAL.sale ? undefined : href('owner-portal.offers', own),
				peopleHref: property.Shared ? undefined : href('owner-portal.people', own),
				publicHref: property.State === 'withdrawn' || address === '/' ? undefined : address,
			},
		};
	});
}
