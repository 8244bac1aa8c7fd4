import { useHost, useText } from '@estate/remote-kit';
import { CardGrid, EmptyState, LinkButton, PropertyCard, Section } from '@estate/shared-ui';
import { homeHref } from '../home/home-address.ts';
import { listHref } from '../home/list-address.ts';
import type { PropertyListData } from './load-property-list.ts';

/** Homes on a page of the agency's own: a heading, some cards, and the way to all the others. */
export function PropertyList({ items, filter, heading, headingLevel, intro, columns }: PropertyListData) {
	const text = useText();
	const { href, language, site } = useHost();
	const goal = filter.goal === 1 ? 'rent' : 'sale';
	return (
		<Section
			title={heading || text(`propertyList.heading.${goal}`)}
			headingLevel={headingLevel > 2 ? 3 : 2}
			intro={intro || undefined}
			action={
				<LinkButton href={listHref(filter, href)} variant="outline">
					{text(`propertyList.all.${goal}`)}
				</LinkButton>
			}
		>
			{items.length === 0 ? (
				<EmptyState title={text('ui.empty.title')} />
			) : (
				<CardGrid columns={columns}>
					{items.map((home) => (
						<PropertyCard key={home.ID} home={home} href={homeHref(home, href, language)} site={site} />
					))}
				</CardGrid>
			)}
		</Section>
	);
}
