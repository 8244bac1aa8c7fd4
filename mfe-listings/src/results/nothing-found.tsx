import { useHost, useText } from '@estate/remote-kit';
import { writeSearch } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { EmptyState, LinkButton } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { listHref } from '../home/list-address.ts';
import { appliedFilterName } from '../search/applied-filter-name.ts';
import { withoutFilters } from '../search/applied-filters.ts';
import classes from './nothing-found.module.css';
import type { ResultsData } from './results-data.ts';
import { useFilterWords } from './use-filter-words.ts';

/** Path of the page that takes a search wish (website.md §2 "Demand register"). */
const DEMAND_PATH = '/demand-register/';

/** No homes: which filter to let go of, and who can be asked to keep looking. */
export function NothingFound({ data: { filter, typeNames, widenings } }: { data: ResultsData }) {
	const text = useText();
	const { href, language, localize } = useHost();
	const words = useFilterWords(typeNames);
	const demand = localize(DEMAND_PATH);
	return (
		<EmptyState
			title={text('ui.empty.title')}
			action={
				<LinkButton href={listHref(withoutFilters(filter), href)}>{text('results.none.clear')}</LinkButton>
			}
		>
			<p>{text('ui.empty.search')}</p>
			{widenings.length > 0 && (
				<div className={classes.widen}>
					<h2 className={classes.title}>{text('results.none.widen')}</h2>
					<ul className={classes.list}>
						{widenings.map(({ filter: applied, total }) => (
							<li key={writeSearch(applied.without).toString()}>
								<Link to={listHref(applied.without, href)}>
									{text('results.none.without', { filter: appliedFilterName(applied, words) })}
								</Link>
								<span className={classes.total}>
									{text('results.none.found', { count: total, number: formatNumber(total, language) })}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
			{demand !== '/' && (
				<p>
					<Link to={demand}>{text('results.none.register')}</Link>. {text('results.none.registerText')}
				</p>
			)}
		</EmptyState>
	);
}
