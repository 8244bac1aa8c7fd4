import { useText } from '@estate/remote-kit';
import { type OwnerProperty, seesPart } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { useLanguage, VisuallyHidden } from '@estate/shared-ui';
import classes from './visit-counters.module.css';

/** How often a property's page was viewed: today, this week, this month, in total (website.md §9 "Owner statistics graph"). */
export function VisitCounters({ property }: { property: OwnerProperty }) {
	const text = useText();
	const language = useLanguage();
	// Of a guest, whom figures were not shared with, the api says none.
	if (!seesPart(property, 'figures')) return null;
	const { Counters, ViewsLastWeek, ViewsWeekBefore } = property;
	const more = ViewsLastWeek - ViewsWeekBefore;
	return (
		<div className={classes.frame}>
			<VisuallyHidden>{text('counters.label')}</VisuallyHidden>
			<dl className={classes.counters}>
				{(['today', 'thisWeek', 'thisMonth', 'total'] as const).map((span) => (
					<div key={span} className={classes.counter}>
						<dt className={classes.span}>{text(`counters.${span}`)}</dt>
						<dd className={classes.count}>{formatNumber(Counters[span], language)}</dd>
					</div>
				))}
			</dl>
			<p className={classes.sentence}>
				{text('counters.pastDays', { count: ViewsLastWeek })} {more === 0 && text('counters.same')}
				{more > 0 && text('counters.more', { count: more })}
				{more < 0 && text('counters.fewer', { count: -more })}{' '}
				{seesPart(property, 'visits') && text('counters.visits', { count: property.UpcomingVisits })}
			</p>
		</div>
	);
}
