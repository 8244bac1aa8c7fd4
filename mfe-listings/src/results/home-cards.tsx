import { useHost, useText } from '@estate/remote-kit';
import type { PropertySummary } from '@estate/shared-contract';
import { CardGrid, PropertyCard } from '@estate/shared-ui';
import { homeHref } from '../home/home-address.ts';
import { CardButtons } from '../kept/buttons/card-buttons.tsx';
import type { ListView } from './list-view.ts';

/** Cards whose pictures are in the first view. */
const FIRST_VIEW = 3;

/** Cards side by side on wide screens. */
const COLUMNS: Record<ListView, number> = { grid: 3, list: 1, map: 2 };

interface Props {
	homes: readonly PropertySummary[];
	view: ListView;
	/** Homes whose cards stand out */
	marked?: readonly number[];
}

/** The homes of a page: cards side by side, or one to a row. */
export function HomeCards({ homes, view, marked = [] }: Props) {
	const text = useText();
	const { href, language, site } = useHost();
	return (
		<CardGrid columns={COLUMNS[view]} label={text('results.list')}>
			{homes.map((home, index) => (
				<PropertyCard
					key={home.ID}
					home={home}
					href={homeHref(home, href, language)}
					headingLevel={2}
					layout={view === 'list' ? 'row' : 'column'}
					marked={marked.includes(home.ID)}
					priority={index < FIRST_VIEW}
					site={site}
					action={<CardButtons home={home} />}
				/>
			))}
		</CardGrid>
	);
}
