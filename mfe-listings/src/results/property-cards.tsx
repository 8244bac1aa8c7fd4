import { useHost, useText } from '@estate/remote-kit';
import type { PropertySummary, SearchFilter } from '@estate/shared-contract';
import { CardGrid, PropertyCard } from '@estate/shared-ui';
import { ListedButtons } from '../kept/buttons/listed-buttons.tsx';
import { propertyHref } from '../property/property-address.ts';
import { unitsOfSearch } from '../property/unit-address.ts';
import { foundByType } from './found-by-type.ts';
import type { ListView } from './list-view.ts';
import type { TypeNames } from './results-data.ts';

/** Cards whose pictures hurry: a phone's first view has one, and on wide screens those beside it come as soon as they are laid out. */
const HURRIED = 1;

/** Cards side by side on wide screens (website.md §9 "Lists"). */
const COLUMNS: Record<ListView, number> = { grid: 4, list: 1, map: 2 };

interface Props {
	properties: readonly PropertySummary[];
	/** The search that found them */
	filter: SearchFilter;
	view: ListView;
	/** By WebID: what a property of several types is found by is then named on its card */
	typeNames?: TypeNames;
	/** Properties whose cards stand out */
	marked?: readonly number[];
}

/** The properties of a page: cards side by side, or one to a row. */
export function PropertyCards({ properties, filter, view, typeNames = {}, marked = [] }: Props) {
	const text = useText();
	const { href, language, site } = useHost();
	return (
		<CardGrid columns={COLUMNS[view]} label={text('results.list')}>
			{properties.map((property, index) => (
				<PropertyCard
					key={property.ID}
					property={foundByType(property, filter, { text, typeNames })}
					href={`${propertyHref(property, href, language)}${property.Unit?.Group ? unitsOfSearch(filter) : ''}`}
					headingLevel={2}
					layout={view === 'list' ? 'row' : 'column'}
					marked={marked.includes(property.ID)}
					priority={index < HURRIED}
					site={site}
					action={<ListedButtons property={property} />}
				/>
			))}
		</CardGrid>
	);
}
