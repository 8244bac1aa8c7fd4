import { useHost, useText } from '@estate/remote-kit';
import { CardGrid, CardsModuleHead, EmptyState, LinkButton, PropertyCard } from '@estate/shared-ui';
import { HeartButton } from '../kept/buttons/card-buttons.tsx';
import { listHref } from '../property/list-address.ts';
import { propertyHref } from '../property/property-address.ts';
import type { PropertyListData } from './load-property-list.ts';

/** Properties on a page of the agency's own: a heading, some cards, and the way to all the others. */
export function PropertyList({ items, filter, heading, headingLevel, intro, columns }: PropertyListData) {
	const text = useText();
	const { href, language, site } = useHost();
	const goal = filter.goal === 1 ? 'rent' : 'sale';
	return (
		<section>
			<CardsModuleHead
				title={heading || text(`propertyList.heading.${goal}`)}
				intro={intro}
				headingLevel={headingLevel}
			>
				<LinkButton href={listHref(filter, href)} variant="outline">
					{text(`propertyList.all.${goal}`)}
				</LinkButton>
			</CardsModuleHead>
			{items.length === 0 ? (
				<EmptyState headingLevel={3} title={text('ui.empty.title')} />
			) : (
				<CardGrid columns={columns}>
					{items.map((property) => (
						<PropertyCard
							key={property.ID}
							property={property}
							href={propertyHref(property, href, language)}
							site={site}
							action={<HeartButton property={property} />}
						/>
					))}
				</CardGrid>
			)}
		</section>
	);
}
