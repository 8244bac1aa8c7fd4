import { useHost, useText } from '@estate/remote-kit';
import { cityName } from '@estate/shared-i18n';
import { CardGrid, Pagination, PropertyCard } from '@estate/shared-ui';
import { homeHref } from '../home/home-address.ts';
import { listHref } from '../home/list-address.ts';
import { AppliedChips } from './applied-chips.tsx';
import { LastPageNotice } from './last-page-notice.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultsBar } from './results-bar.tsx';
import type { ResultsData } from './results-data.ts';
import classes from './results-page.module.css';

/** Cards whose pictures are in the first view. */
const FIRST_VIEW = 3;

/** A page of homes: how many, in which order, what is filtered, the cards, the pages. */
export function ResultsPage({ data }: { data: ResultsData }) {
	const text = useText();
	const { href, language, site } = useHost();
	const { filter, items, pageCount, total, unknownCities } = data;
	const hrefOf = (page: number) => listHref({ ...filter, page }, href);
	return (
		<>
			{total > 0 && <ResultsBar filter={filter} total={total} />}
			<AppliedChips data={data} />
			{unknownCities.length > 0 && (
				<p className={classes.notice} role="status">
					{text('results.unknownCity', {
						count: unknownCities.length,
						places: unknownCities.map((place) => cityName(place, site.citySpellings)).join(', '),
					})}
				</p>
			)}
			{total === 0 && <NothingFound data={data} />}
			{total > 0 && items.length === 0 && <LastPageNotice pageCount={pageCount} firstPage={hrefOf(1)} />}
			{items.length > 0 && (
				<>
					<CardGrid columns={3} label={text('results.list')}>
						{items.map((home, index) => (
							<PropertyCard
								key={home.ID}
								home={home}
								href={homeHref(home, href, language)}
								headingLevel={2}
								priority={index < FIRST_VIEW}
								site={site}
							/>
						))}
					</CardGrid>
					<div className={classes.pages}>
						<Pagination page={filter.page} pageCount={pageCount} total={total} hrefOf={hrefOf} />
					</div>
				</>
			)}
		</>
	);
}
