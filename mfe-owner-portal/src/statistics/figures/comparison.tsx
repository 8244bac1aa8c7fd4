import { useText } from '@estate/remote-kit';
import { LEAST_COMPARED, type OwnerComparison, type OwnerFigures } from '@estate/shared-contract';
import { formatDate, formatNumber } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './figures.module.css';

const ROWS = ['viewsPerDay', 'requestsPerWeek', 'daysOnline'] as const;

/** A property beside the middle of similar ones, or the reason why it is not compared. */
export function Comparison({ comparison }: { comparison: OwnerFigures['comparison'] }) {
	const text = useText();
	return (
		<section>
			<h3 className={classes.title}>{text('figures.comparison.title')}</h3>
			{typeof comparison === 'string' ? (
				<p className={classes.sentence}>
					{text(`figures.comparison.none.${comparison}`, { least: LEAST_COMPARED })}
				</p>
			) : (
				<Compared {...comparison} />
			)}
		</section>
	);
}

function Compared(comparison: OwnerComparison) {
	const text = useText();
	const language = useLanguage();
	const { others, place, percent, viewsPerDay } = comparison;
	const [own, middle] = [viewsPerDay.own, viewsPerDay.others];
	const result = own === middle ? 'same' : own > middle ? 'more' : 'fewer';
	return (
		<>
			<p className={classes.sentence}>
				{text('figures.comparison.others', { count: others })}{' '}
				{place
					? text('figures.comparison.place', { place: place[language] ?? '' })
					: text('figures.comparison.anywhere')}{' '}
				{percent ? text('figures.comparison.percent', { percent }) : text('figures.comparison.anyPrice')}{' '}
				{text(`figures.comparison.result.${result}`)}
			</p>
			<table className={classes.table}>
				<caption>
					{text('figures.comparison.days', {
						from: formatDate(comparison.from, language),
						to: formatDate(comparison.to, language),
					})}
				</caption>
				<thead>
					<tr>
						<th scope="col">{text('figures.comparison.figure')}</th>
						<th scope="col">{text('figures.comparison.own')}</th>
						<th scope="col">{text('figures.comparison.middle')}</th>
					</tr>
				</thead>
				<tbody>
					{ROWS.map((row) => (
						<tr key={row}>
							<th scope="row">{text(`figures.comparison.${row}`)}</th>
							<td>{formatNumber(comparison[row].own, language)}</td>
							<td>{formatNumber(comparison[row].others, language)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={classes.hint}>{text('figures.comparison.method')}</p>
		</>
	);
}
