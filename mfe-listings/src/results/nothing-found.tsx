import { IntentLink, useHost, useText } from '@estate/remote-kit';
import { GOAL, searchToSave, withGoal } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { EmptyState, LinkButton } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { withValues } from '../property/list-address.ts';
import { appliedFilters, withoutFilters } from '../search/applied-filters.ts';
import { formerPrice } from '../search/form-search.ts';
import { demandAddress } from './demand-address.ts';
import classes from './nothing-found.module.css';
import type { ResultsData } from './results-data.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useListHref } from './use-list-href.ts';
import { wideningName } from './widening-name.ts';

/** No properties: which filters to loosen or to let go of, and who can be asked to keep looking. */
export function NothingFound({ data }: { data: ResultsData }) {
	const { filter, otherGoal, widenings } = data;
	const text = useText();
	const { language, localize } = useHost();
	const { hrefOf } = useListHref();
	const words = useFilterWords(data);
	const demand = demandAddress(localize, filter);
	const offersAll = widenings.some(({ isAll }) => isAll);
	return (
		<EmptyState
			title={text('ui.empty.title')}
			action={
				demand && (
					<div className={classes.demand}>
						<p>{text('results.none.registerText')}</p>
						<IntentLink
							href={demand}
							intent={{ type: 'register-demand', detail: { query: searchToSave(filter) } }}
						>
							{text('results.none.register')}
						</IntentLink>
					</div>
				)
			}
		>
			<p>
				{filter.search === ''
					? text('ui.empty.search')
					: text('results.none.nothingFor', { search: filter.search })}
			</p>
			{otherGoal > 0 && (
				<p>
					<Link
						to={withValues(
							hrefOf(withGoal(filter, filter.goal === GOAL.rent ? GOAL.sale : GOAL.rent)),
							formerPrice(filter).map(({ name, value }) => [name, value]),
						)}
					>
						{text(`results.none.otherGoal.${filter.goal === GOAL.rent ? 'sale' : 'rent'}`)}
					</Link>{' '}
					<span className={classes.total}>
						{text('results.none.found', {
							count: otherGoal,
							number: formatNumber(otherGoal, language),
						})}
					</span>
				</p>
			)}
			{widenings.length > 0 && (
				<div className={classes.widen}>
					<h2 className={classes.title}>{text('results.none.widen')}</h2>
					<ul className={classes.list}>
						{widenings.map((widening) => (
							<li key={hrefOf(widening.search)}>
								<Link to={hrefOf(widening.search)}>{wideningName(widening, words)}</Link>
								<span className={classes.total}>
									{text('results.none.found', {
										count: widening.total,
										number: formatNumber(widening.total, language),
									})}
								</span>
							</li>
						))}
					</ul>
				</div>
			)}
			{!offersAll && appliedFilters(filter).length > 0 && (
				<LinkButton href={hrefOf(withoutFilters(filter))} variant="outline">
					{text('results.none.clear')}
				</LinkButton>
			)}
		</EmptyState>
	);
}
