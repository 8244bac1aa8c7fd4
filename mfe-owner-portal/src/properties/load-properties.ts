import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, OwnerProperty } from '@estate/shared-contract';
import { forOwner } from '../session/for-owner.ts';
import { startAddress } from '../session/next-address.ts';

/** A property of the owner, with the addresses of its page in the portal and of its offers. */
export interface OwnProperty {
	property: OwnerProperty;
	href: string;
	offersHref: string;
}

export interface PropertiesData {
	firstName: string;
	/** Of none of them the owner */
	isGuest: boolean;
	properties: OwnProperty[];
}

/** The owner's own properties, the newest first as the api orders them. */
export function loadProperties(context: SlotContext): Promise<LoadResult<PropertiesData | null>> {
	const { api, language, signal, href, text } = context;
	return forOwner(context, async () => {
		const [{ owner }, { items }] = await Promise.all([
			api.call('ownerSession', {}, { signal }),
			api.call('ownerProperties', { query: { language } }, { signal }),
		]);
		if (owner.kind === 'searcher') return { redirect: { to: startAddress(href, owner.kind) }, data: null };
		const isGuest = items.length > 0 && items.every(({ Shared }) => Shared);
		const heading = text(isGuest ? 'homes.guest.title' : 'homes.title');
		return {
			heading,
			head: { title: heading, noindex: true },
			crumbs: [{ name: heading }],
			data: {
				firstName: owner.firstName,
				isGuest,
				properties: items.map((property) => ({
					property,
					href: href('owner-portal.property', { id: property.ID }),
					offersHref: href('owner-portal.offers', { id: property.ID }),
				})),
			},
		};
	});
}
