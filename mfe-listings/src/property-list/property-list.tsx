import { useHost, useText } from '@estate/remote-kit';
import { CardGrid, EmptyState, LinkButton, PropertyCard } from '@estate/shared-ui';
import { HeartButton } from '../kept/buttons/card-buttons.tsx';
import { listHref } from '../property/list-address.ts';
import { propertyHref } from '../property/property-address.ts';
import type { PropertyListData } from './load-property-list.ts';
import classes from './property-list.module.css';

/** Properties on a page of the agency's own: a heading, some cards, and the way to all the others. */
export function PropertyList({ items, filter, heading, headingLevel, intro, columns }: PropertyListData) {
	const text = useText();
	const { href, language, site } = useHost();
	const goal = filter.goal === 1 ? 'rent' : 'sale';
	const Heading = headingLevel > 2 ? 'h3' : 'h2';
	return (
		<section>
			<div className={classes.head}>
				<div>
					<Heading className={classes.title}>{heading || text(`propertyList.heading.${goal}`)}</Heading>
					{intro && <p className={classes.intro}>{intro}</p>}
				</div>
				<LinkButton href={listHref(filter, href)} variant="outline">
					{text(`propertyList.all.${goal}`)}
				</LinkButton>
			</div>
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
