import { Pagination } from '@estate/shared-ui';
import { ListAndMap } from '../map/list-and-map.tsx';
import { SaveResults } from '../save/save-results.tsx';
import { AppliedChips } from './applied-chips.tsx';
import { LastPageMessage } from './last-page-message.tsx';
import { NamedProjects } from './named-projects.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PropertyCards } from './property-cards.tsx';
import { ResultsBar } from './results-bar.tsx';
import type { ResultsData } from './results-data.ts';
import classes from './results-page.module.css';
import { SearchMessages } from './search-messages.tsx';
import { SortOrder } from './sort-order.tsx';
import { useListHref } from './use-list-href.ts';

/** A page of properties: how many, in which order, what is filtered, the cards, the pages. */
export function ResultsPage({ data }: { data: ResultsData }) {
	const { view, hrefOf } = useListHref();
	const { filter, items, pageCount, total, typeNames } = data;
	const hrefOfPage = (page: number) => hrefOf({ ...filter, page });
	const list = (marked: readonly number[] = []) => (
		<>
			{total === 0 && <NothingFound data={data} />}
			{total > 0 && items.length === 0 && <LastPageMessage pageCount={pageCount} firstPage={hrefOfPage(1)} />}
			{items.length > 0 && (
				<>
					{view === 'map' && <SortOrder filter={filter} className={classes.belowMap} />}
					<PropertyCards
						properties={items}
						filter={filter}
						view={view}
						typeNames={typeNames}
						marked={marked}
					/>
					<div className={classes.pages}>
						<Pagination page={filter.page} pageCount={pageCount} total={total} hrefOf={hrefOfPage} />
					</div>
				</>
			)}
		</>
	);
	return (
		<>
			{/* Where the keyboard's way past the filters leads, found or not. */}
			<span id="results" tabIndex={-1} />
			{total > 0 && <ResultsBar filter={filter} total={total} />}
			<AppliedChips data={data} />
			<SearchMessages data={data} />
			<NamedProjects projects={data.projects} />
			{view === 'map' ? <ListAndMap data={data}>{list}</ListAndMap> : list()}
			{total > 0 && <SaveResults filter={filter} />}
		</>
	);
}
