import { useHost, useText } from '@estate/remote-kit';
import { type SearchFilter, SORT_ORDERS } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { Icon, IconChevronDown } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { listHref } from '../home/list-address.ts';
import classes from './results-bar.module.css';

/** How many homes were found, and the orders that they can stand in: each a link, so that it works without JavaScript. */
export function ResultsBar({ filter, total }: { filter: SearchFilter; total: number }) {
	const text = useText();
	const { href, language } = useHost();
	return (
		<div className={classes.bar}>
			<p className={classes.count}>
				{text('results.count', { count: total, number: formatNumber(total, language) })}
			</p>
			<details className={classes.sort} key={filter.sort}>
				<summary className={classes.summary}>
					<span className={classes.label}>{text('results.sort.label')}</span>
					<span>{text(`results.sort.${filter.sort}`)}</span>
					<Icon of={IconChevronDown} size={16} className={classes.chevron} />
				</summary>
				<ul className={classes.orders}>
					{SORT_ORDERS.map((sort) => (
						<li key={sort}>
							<Link
								to={listHref({ ...filter, sort, page: 1 }, href)}
								aria-current={sort === filter.sort ? 'true' : undefined}
								rel="nofollow"
							>
								{text(`results.sort.${sort}`)}
							</Link>
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}
