import { useText } from '@estate/remote-kit';
import { formatDate, formatNumber } from '@estate/shared-i18n';
import { useLanguage, VisuallyHidden } from '@estate/shared-ui';
import type { ViewsSummary } from './summarize.ts';
import classes from './views-table.module.css';

/** The chart's figures, the latest day first, each portal in a column of its own. */
export function ViewsTable({ summary, caption }: { summary: ViewsSummary; caption: string }) {
	const text = useText();
	const language = useLanguage();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className={classes.frame} tabIndex={0} aria-label={text('statistics.table')}>
			<table className={classes.table}>
				<caption>
					<VisuallyHidden>{caption}</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						<th scope="col">{text('statistics.day')}</th>
						<th scope="col">{text('statistics.site')}</th>
						{summary.portals.map((portal) => (
							<th key={portal} scope="col">
								{portal}
							</th>
						))}
						<th scope="col">{text('statistics.total')}</th>
					</tr>
				</thead>
				<tbody>
					{summary.days.toReversed().map(({ day, site, portals, counts }) => (
						<tr key={day}>
							<th scope="row">
								<time dateTime={day}>{formatDate(day, language)}</time>
							</th>
							<td>{formatNumber(site, language)}</td>
							{counts.map((count, index) => (
								<td key={summary.portals[index]}>{formatNumber(count, language)}</td>
							))}
							<td>{formatNumber(site + portals, language)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
