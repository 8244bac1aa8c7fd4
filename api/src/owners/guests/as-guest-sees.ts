import type { GuestPart, OwnerProperty } from '@estate/shared-contract';

/** A property as a guest reads it: how often it was looked at belongs to its figures, what is planned to its visits. */
export function asGuestSees(property: OwnerProperty, by: string, parts: readonly GuestPart[]): OwnerProperty {
	return {
		...property,
		...(parts.includes('figures')
			? {}
			: {
					Counters: { today: 0, thisWeek: 0, thisMonth: 0, total: 0 },
					ViewsLastWeek: 0,
					ViewsWeekBefore: 0,
				}),
		...(parts.includes('visits') ? {} : { UpcomingVisits: 0 }),
		// Guests get no offers.
		OpenOffers: 0,
		Shared: { by, parts: [...parts] },
	};
}
