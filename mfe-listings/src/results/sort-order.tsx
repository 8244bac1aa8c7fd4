import { useText } from '@estate/remote-kit';
import { LIST_ORDERS, type SearchFilter, SORT_ORDERS } from '@estate/shared-contract';
import { classNames } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import classes from './results-bar.module.css';
import { useListHref } from './use-list-href.ts';

interface Props {
	filter: SearchFilter;
	className?: string | undefined;
}

/** The orders that a list can stand in, each a link. */
export function SortOrder({ filter, className }: Props) {
	const text = useText();
	const { hrefOf } = useListHref();
	// Without a text nothing fits better than another.
	const orders = filter.search === '' ? SORT_ORDERS : LIST_ORDERS;
	return (
		<details className={classNames(classes.sort, className)} key={filter.sort}>
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
	);
}
