import { useHost } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { CardGrid, PropertyCard } from '@estate/shared-ui';
import { CardButtons } from '../kept/buttons/card-buttons.tsx';
import { propertyHref } from '../property/property-address.ts';
import classes from './similar-properties.module.css';

/** Properties of a row, most of all three. */
const MOST = 3;

/** Properties that a visitor may like as well. Nothing at all where there are none. */
export function SimilarProperties({
	title,
	properties,
}: {
	title: string;
	properties: readonly PropertySummary[];
}) {
	const { href, language, site } = useHost();
	if (properties.length === 0) return null;
	return (
		<section className={classes.similar} aria-labelledby="similar-title">
			<h2 className={classes.title} id="similar-title">
				{title}
			</h2>
			<CardGrid columns={MOST}>
				{properties.slice(0, MOST).map((property) => (
					<PropertyCard
						key={property.ID}
						property={property}
						href={propertyHref(property, href, language)}
						site={site}
						action={<CardButtons property={property} />}
					/>
				))}
			</CardGrid>
		</section>
	);
}
