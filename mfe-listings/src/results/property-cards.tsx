import { useHost, useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { CardGrid, PropertyCard } from '@estate/shared-ui';
import { CardButtons } from '../kept/buttons/card-buttons.tsx';
import { propertyHref } from '../property/property-address.ts';
import type { ListView } from './list-view.ts';

/** Cards whose pictures are in the first view. */
const FIRST_VIEW = 3;

/** Cards side by side on wide screens. */
const COLUMNS: Record<ListView, number> = { grid: 3, list: 1, map: 2 };

interface Props {
	properties: readonly PropertySummary[];
	view: ListView;
	/** Properties whose cards stand out */
	marked?: readonly number[];
}

/** The properties of a page: cards side by side, or one to a row. */
export function PropertyCards({ properties, view, marked = [] }: Props) {
	const text = useText();
	const { href, language, site } = useHost();
	return (
		<CardGrid columns={COLUMNS[view]} label={text('results.list')}>
			{properties.map((property, index) => (
				<PropertyCard
					key={property.ID}
					property={property}
					href={propertyHref(property, href, language)}
					headingLevel={2}
					layout={view === 'list' ? 'row' : 'column'}
					marked={marked.includes(property.ID)}
					priority={index < FIRST_VIEW}
					site={site}
					action={<CardButtons property={property} />}
				/>
			))}
		</CardGrid>
	);
}
