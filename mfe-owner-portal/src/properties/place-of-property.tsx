import { useHost, useText } from '@estate/remote-kit';
import type { OwnerProperty } from '@estate/shared-contract';
import { placeLine, streetLine } from '@estate/shared-i18n';

/** Where an own property is: its owner sees the street, also where the site does not publish it. */
export function PlaceOfProperty({ property }: { property: OwnerProperty }) {
	const text = useText();
	const { site } = useHost();
	const street = streetLine({ ...property, PublishAddress: true }, text);
	return [street, placeLine(property, site.citySpellings)].filter(Boolean).join(', ');
}
