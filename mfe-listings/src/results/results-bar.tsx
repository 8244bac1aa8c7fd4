import { useHost, useText } from '@estate/remote-kit';
import { type SearchFilter, searchToSave } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { classNames } from '@estate/shared-ui';
import { SaveSearchLink } from '../save/save-search-link.tsx';
import classes from './results-bar.module.css';
import { SortOrder } from './sort-order.tsx';
import { useListHref } from './use-list-href.ts';
import { ViewSwitch } from './view-switch.tsx';

/**
 * How many properties were found, the orders that they can stand in and the ways to look at them: links, so that all works
 * without JavaScript. On a phone the ways to look stand beside the filters, and over a map there is the number alone.
 */
export function ResultsBar({ filter, total }: { filter: SearchFilter; total: number }) {
	const text = useText();
	const { language } = useHost();
	const { view } = useListHref();
	return (
		<div className={classNames(classes.bar, view === 'map' && classes.overMap)}>
			<p className={classes.count}>
				{text('results.count', { count: total, number: formatNumber(total, language) })}
			</p>
			<SortOrder filter={filter} />
			<p className={classes.save}>
				<SaveSearchLink search={searchToSave(filter)} variant="quiet" size="small">
					{text('save.search')}
				</SaveSearchLink>
			</p>
			<ViewSwitch filter={filter} className={classes.views} />
		</div>
	);
}
