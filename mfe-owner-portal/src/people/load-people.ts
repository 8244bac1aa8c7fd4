import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, type PropertyPeople, withoutBadge } from '@estate/shared-contract';
import type { CallProblem } from '../fields/call-problem.ts';
import { propertyCrumbs } from '../property/property-crumbs.ts';
import { forOwner } from '../session/for-owner.ts';

/** Fragment of the form. */
export const INVITE_ID = 'invite';

/** The form of an invitation as it was sent. */
export interface TypedGuest {
	email: string;
	firstName: string;
	lastName: string;
	role: string;
	parts: readonly string[];
	days: string;
}

/** Why nobody was invited. */
export interface GuestFailure {
	problem: 'invalid' | 'is-owner' | 'too-many' | CallProblem;
	/** What is wrong with the fields: codes of the dictionaries */
	errors: Partial<Record<'email' | 'firstName' | 'lastName', string>>;
}

export interface PeopleData extends PropertyPeople {
	propertyHref: string;
	pathname: string;
	typed: TypedGuest;
	done?: 'invited' | 'ended';
	failure?: GuestFailure;
}

/** Who sees an own property, and what happened there. */
export function loadPeople(context: SlotContext): Promise<LoadResult<PeopleData | null>> {
	const { api, language, route, location, signal, href, text } = context;
	return forOwner(context, async () => {
		const id = route.params.id ?? '';
		const params = { id };
		const [{ property }, people] = await Promise.all([
			api.call('ownerProperty', { params, query: { language } }, { signal }),
			api.call('ownerPeople', { params }, { signal }),
		]);
		const query = new URLSearchParams(location.search);
		const title = withoutBadge(property.TypeDescription);
		const heading = text('people.title');
		const propertyHref = href('owner-portal.property', { id });
		return {
			heading,
			head: { title: `${heading} – ${title}`, noindex: true },
			crumbs: propertyCrumbs(context, property, heading),
			data: {
				...people,
				propertyHref,
				pathname: location.pathname,
				typed: {
					email: '',
					firstName: '',
					lastName: '',
					role: 'notary',
					parts: ['documents'],
					days: '90',
				},
				...(query.has('invited') ? { done: 'invited' as const } : {}),
				...(query.has('ended') ? { done: 'ended' as const } : {}),
			},
		};
	});
}
