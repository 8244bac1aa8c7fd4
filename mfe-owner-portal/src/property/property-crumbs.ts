import type { SlotContext } from '@estate/remote-kit';
import { type OwnerProperty, withoutBadge } from '@estate/shared-contract';

/** The way to a property, or to a page of it: what is another's lies below what is shared, not below the reader's own. */
export function propertyCrumbs(
	{ href, text }: Pick<SlotContext, 'href' | 'text'>,
	property: OwnerProperty,
	page?: string,
) {
	const overview = {
		name: text(property.Shared ? 'homes.guest.title' : 'homes.title'),
		href: href('owner-portal.overview'),
	};
	const name = withoutBadge(property.TypeDescription);
	return page === undefined
		? [overview, { name }]
		: [overview, { name, href: href('owner-portal.property', { id: property.ID }) }, { name: page }];
}
