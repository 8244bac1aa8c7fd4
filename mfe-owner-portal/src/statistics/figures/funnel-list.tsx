import { useText } from '@estate/remote-kit';
import type { OwnerFigures } from '@estate/shared-contract';
import { formatDate, formatNumber } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './figures.module.css';

const STEPS = ['views', 'requests', 'visits', 'offers'] as const;

/** From a view to an offer: a step a line, with a bar as long as its share of the largest. Guests read nothing of offers. */
export function FunnelList({ funnel }: { funnel: OwnerFigures['funnel'] }) {
	const text = useText();
	const language = useLanguage();
	const steps = STEPS.filter((step) => funnel[step] !== undefined || funnel.since);
	const most = Math.max(1, ...steps.map((step) => funnel[step] ?? 0));
	return (
		<section>
			<h3 className={classes.title}>{text('figures.funnel.title')}</h3>
			<ol className={classes.steps}>
				{steps.map((step) => {
					const count = funnel[step];
					return (
						<li key={step}>
							<strong>
								{count === undefined ? text('figures.funnel.unknown') : formatNumber(count, language)}
							</strong>{' '}
							<span>{text(`figures.funnel.${step}`, { count: count ?? 0 })}</span>
							{count ? (
								<span
									className={classes.bar}
									style={{ width: `${(count / most) * 100}%` }}
									aria-hidden="true"
								/>
							) : null}
						</li>
					);
				})}
			</ol>
			{funnel.since && (
				<p className={classes.hint}>
					{text('figures.funnel.since', { day: formatDate(funnel.since, language) })}
				</p>
			)}
			<p className={classes.hint}>{text('figures.funnel.method')}</p>
		</section>
	);
}
