import { useHost, useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { CardGrid, PropertyCard } from '@estate/shared-ui';
import { propertyHref } from '../../property/property-address.ts';
import { ListedButtons } from '../buttons/listed-buttons.tsx';

/** Cards whose pictures are in the first view. */
const FIRST_VIEW = 4;

/** Kept properties as cards. */
export function KeptCards({ properties }: { properties: readonly PropertySummary[] }) {
	const text = useText();
	const { href, language, site } = useHost();
	return (
		<CardGrid label={text('kept.favourites.heading')}>
			{properties.map((property, index) => (
				<PropertyCard
					key={property.ID}
					property={property}
					href={propertyHref(property, href, language)}
					headingLevel={2}
					priority={index < FIRST_VIEW}
					site={site}
					action={<ListedButtons property={property} />}
				/>
			))}
		</CardGrid>
	);
}
