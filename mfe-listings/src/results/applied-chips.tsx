import { useText } from '@estate/remote-kit';
import { writeSearch } from '@estate/shared-contract';
import { classNames, maskIcon } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { appliedFilterName } from '../search/applied-filter-name.ts';
import { appliedFilters, withoutFilters } from '../search/applied-filters.ts';
import classes from './applied-chips.module.css';
import type { ResultsData } from './results-data.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useListHref } from './use-list-href.ts';

/** The filters at work, each a link to the same search without it. */
export function AppliedChips({ data }: { data: Pick<ResultsData, 'filter' | 'typeNames' | 'subtypeNames'> }) {
	const { filter } = data;
	const text = useText();
	const { view, hrefOf } = useListHref();
	const words = useFilterWords(data);
	const applied = appliedFilters(filter);
	if (applied.length === 0) return null;
	return (
		<ul
			className={classNames(classes.chips, view === 'map' && classes.oneLine)}
			aria-label={text('chips.label')}
		>
			{applied.map((one) => {
				const name = appliedFilterName(one, words);
				return (
					<li key={`${one.kind} ${writeSearch(one.without)}`}>
						<Link
							className={classNames(classes.chip, maskIcon(classes.removable))}
							to={hrefOf(one.without)}
							aria-label={text('chips.remove', { filter: name })}
						>
							{name}
						</Link>
					</li>
				);
			})}
			{applied.length > 1 && (
				<li>
					<Link className={classes.clear} to={hrefOf(withoutFilters(filter))}>
						{text('chips.clear')}
					</Link>
				</li>
			)}
		</ul>
	);
}
