import { useHost, useText } from '@estate/remote-kit';
import { LIST_ORDERS, type SearchFilter, SORT_ORDERS, searchToSave } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { Link } from '@estate/shared-ui/router';
import { SaveSearchLink } from '../save/save-search-link.tsx';
import classes from './results-bar.module.css';
import { useListHref } from './use-list-href.ts';
import { ViewSwitch } from './view-switch.tsx';

/** How many properties were found, the orders that they can stand in and the ways to look at them: links, so that all works without JavaScript. */
export function ResultsBar({ filter, total }: { filter: SearchFilter; total: number }) {
	const text = useText();
	const { language } = useHost();
	const { hrefOf } = useListHref();
	// Without a text nothing fits better than another.
	const orders = filter.search === '' ? SORT_ORDERS : LIST_ORDERS;
	return (
		<div className={classes.bar}>
			<p className={classes.count}>
				{text('results.count', { count: total, number: formatNumber(total, language) })}
			</p>
			<details className={classes.sort} key={filter.sort}>
				<summary className={classes.summary}>
					<span className={classes.label}>{text('results.sort.label')}</span>
					<span>{text(`results.sort.${filter.sort}`)}</span>
				</summary>
				<ul className={classes.orders}>
					{orders.map((sort) => (
						<li key={sort}>
							<Link
								to={hrefOf({ ...filter, sort, page: 1 })}
								aria-current={sort === filter.sort ? 'true' : undefined}
								rel="nofollow"
							>
								{text(`results.sort.${sort}`)}
							</Link>
						</li>
					))}
				</ul>
			</details>
			<p className={classes.save}>
				<SaveSearchLink search={searchToSave(filter)} variant="quiet" size="small">
					{text('save.search')}
				</SaveSearchLink>
			</p>
			<ViewSwitch filter={filter} />
		</div>
	);
}
