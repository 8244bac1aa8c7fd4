import { useHost, useText } from '@estate/remote-kit';
import { writeSearch } from '@estate/shared-contract';
import { Icon, IconX } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { listHref } from '../home/list-address.ts';
import { appliedFilterName } from '../search/applied-filter-name.ts';
import { appliedFilters, withoutFilters } from '../search/applied-filters.ts';
import classes from './applied-chips.module.css';
import type { ResultsData } from './results-data.ts';
import { useFilterWords } from './use-filter-words.ts';

/** The filters at work, each a link to the same search without it. */
export function AppliedChips({
	data: { filter, typeNames },
}: {
	data: Pick<ResultsData, 'filter' | 'typeNames'>;
}) {
	const text = useText();
	const { href } = useHost();
	const words = useFilterWords(typeNames);
	const applied = appliedFilters(filter);
	if (applied.length === 0) return null;
	return (
		<ul className={classes.chips} aria-label={text('chips.label')}>
			{applied.map((one) => {
				const name = appliedFilterName(one, words);
				return (
					<li key={`${one.kind} ${writeSearch(one.without)}`}>
						<Link
							className={classes.chip}
							to={listHref(one.without, href)}
							aria-label={text('chips.remove', { filter: name })}
						>
							{name}
							<Icon of={IconX} size={14} />
						</Link>
					</li>
				);
			})}
			{applied.length > 1 && (
				<li>
					<Link className={classes.clear} to={listHref(withoutFilters(filter), href)}>
						{text('chips.clear')}
					</Link>
				</li>
			)}
		</ul>
	);
}
