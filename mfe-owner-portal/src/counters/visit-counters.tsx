import { useText } from '@estate/remote-kit';
import type { OwnerProperty } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './visit-counters.module.css';

/** How often a home's page was viewed: today, this week, this month, in total (website.md §9 "Owner statistics graph"). */
export function VisitCounters({ property }: { property: OwnerProperty }) {
	const text = useText();
	const language = useLanguage();
	const { Counters } = property;
	return (
		<section aria-label={text('counters.label')}>
			<dl className={classes.counters}>
				{(['today', 'thisWeek', 'thisMonth', 'total'] as const).map((span) => (
					<div key={span} className={classes.counter}>
						<dt className={classes.span}>{text(`counters.${span}`)}</dt>
						<dd className={classes.count}>{formatNumber(Counters[span], language)}</dd>
					</div>
				))}
			</dl>
			<p className={classes.sentence}>
				{text('counters.pastDays', { count: property.ViewsLastWeek })}{' '}
				{text('counters.visits', { count: property.UpcomingVisits })}
			</p>
		</section>
	);
}
