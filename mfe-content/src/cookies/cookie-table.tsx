import { useText } from '@estate/remote-kit';
import type { StoredName } from '@estate/shared-contract';
import { ButtonLook } from '@estate/shared-ui';
import classes from './cookie-table.module.css';
import type { CookiesData } from './load-cookies.ts';

function Lasts({ where, days }: Pick<StoredName, 'where' | 'days'>) {
	const text = useText();
	if (days !== undefined) return text('cookies.lasts.days', { count: days });
	return text(`cookies.lasts.${where}`);
}

function StoredTable({ stored }: Pick<CookiesData, 'stored'>) {
	const text = useText();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone must scroll by keyboard too
		<section className={classes.scroll} aria-label={text('cookies.stored')} tabIndex={0}>
			<table className={classes.table}>
				<thead>
					<tr>
						<th scope="col">{text('cookies.columns.name')}</th>
						<th scope="col">{text('cookies.columns.purpose')}</th>
						<th scope="col">{text('cookies.columns.by')}</th>
						<th scope="col">{text('cookies.columns.lasts')}</th>
					</tr>
				</thead>
				<tbody>
					{stored.map(({ id, names, where, by, days }) => (
						<tr key={`${id} ${where}`}>
							<th scope="row">
								{names.map((name) => (
									<code key={name}>{name}</code>
								))}
								<span className={classes.where}>{text(`cookies.where.${where}`)}</span>
							</th>
							<td data-label={text('cookies.columns.purpose')}>{text(`cookies.purposes.${id}`)}</td>
							<td data-label={text('cookies.columns.by')}>{text(`cookies.by.${by}`)}</td>
							<td data-label={text('cookies.columns.lasts')}>
								<Lasts where={where} {...(days === undefined ? {} : { days })} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** What stands in a visitor's browser and who else learns of the visit, and the button that opens the choice again. */
export function CookieTable({ data: { stored, others } }: { data: CookiesData }) {
	const text = useText();
	return (
		<div className={classes.page}>
			<p>
				<ButtonLook variant="outline" data-consent-open>
					{text('cookies.settings')}
				</ButtonLook>
			</p>
			<h2>{text('cookies.stored')}</h2>
			<StoredTable stored={stored} />
			<section>
				<h2>{text('cookies.others')}</h2>
				<p>{text('cookies.othersWhen')}</p>
				<ul>
					{others.map(({ name, by }) => (
						<li key={name}>{text(`cookies.party.${by}`, { name })}</li>
					))}
				</ul>
			</section>
		</div>
	);
}
