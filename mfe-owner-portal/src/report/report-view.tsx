import { useText } from '@estate/remote-kit';
import { seesPart, withoutBadge } from '@estate/shared-contract';
import { formatDate, formatNumber } from '@estate/shared-i18n';
import { Icon, IconArrowLeft, IconDownload, useLanguage } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import { MediaList } from '../history/media-list.tsx';
import { PlaceOfProperty } from '../properties/place-of-property.tsx';
import { VisitList } from '../property/visit-list.tsx';
import { FiguresView } from '../statistics/figures/figures-view.tsx';
import { PlainBars } from '../statistics/plain-bars.tsx';
import { SeriesLabels } from '../statistics/series-labels.tsx';
import { summarize } from '../statistics/summarize.ts';
import { ViewsTable } from '../statistics/views-table.tsx';
import type { ReportData } from './load-report.ts';
import { PeriodForm } from './period-form.tsx';
import classes from './report-view.module.css';

/** What happened around a property in a period: to read, to print, and as files. */
export function ReportView({ data }: { data: ReportData | null }) {
	const text = useText();
	if (!data) return null;
	return (
		<div className={classes.page}>
			<div className={classes.bar}>
				<Link className={classes.back} to={data.propertyHref}>
					<Icon of={IconArrowLeft} size={18} />
					{text('report.back')}
				</Link>
				{!data.fault && (
					<div className={classes.files}>
						{data.files.map(({ ending, href }, index) => (
							<Button
								key={ending}
								component="a"
								href={href}
								download
								size="sm"
								variant={index === 0 ? 'filled' : 'subtle'}
								leftSection={<Icon of={IconDownload} size={18} />}
							>
								{text(`report.${ending}`)}
							</Button>
						))}
					</div>
				)}
			</div>
			<PeriodForm data={data} />
			{!data.fault && <Report data={data} />}
		</div>
	);
}

function Report({ data: { report, dayCount } }: { data: ReportData }) {
	const text = useText();
	const language = useLanguage();
	const { property, views, visits, communications, media, contact, viewsBefore, figures } = report;
	const summary = summarize(views);
	const count = summary.site + summary.onPortals;
	const messages = communications.reduce((total, each) => total + each.count, 0);
	const took = visits.filter(({ status }) => status !== 'cancelled').length;
	const [seesVisits, seesMessages] = [seesPart(property, 'visits'), seesPart(property, 'messages')];
	const from = formatDate(report.from, language);
	const to = formatDate(report.to, language);
	const sentence = text('report.compared', {
		count: dayCount,
		before: formatNumber(viewsBefore, language),
		now: formatNumber(count, language),
	});
	return (
		<article className={classes.report}>
			<header>
				<h2 className={classes.property}>{withoutBadge(property.TypeDescription)}</h2>
				<p className={classes.place}>
					<PlaceOfProperty property={property} />
				</p>
				<p className={classes.period}>{text('report.period', { from, to })}</p>
			</header>
			<dl className={classes.figures}>
				{[
					{ name: 'views', value: count },
					...(seesVisits ? [{ name: 'visits', value: took }] : []),
					...(seesMessages ? [{ name: 'messages', value: messages }] : []),
				].map(({ name, value }) => (
					<div key={name}>
						<dt>{text(`report.figures.${name}`, { count: value })}</dt>
						<dd>{formatNumber(value, language)}</dd>
					</div>
				))}
			</dl>
			<section>
				<h3 className={classes.title}>{text('report.views')}</h3>
				<p className={classes.sentence}>{sentence}</p>
				{count > 0 && (
					<>
						<SeriesLabels summary={summary} />
						<PlainBars days={summary.days} priceChanges={figures?.priceChanges ?? []} sentence={sentence} />
						<details className={classes.details}>
							<summary>{text('statistics.table')}</summary>
							<ViewsTable summary={summary} caption={text('report.views')} />
						</details>
					</>
				)}
			</section>
			{figures && <FiguresView figures={figures} from={report.from} to={report.to} />}
			{seesVisits && (
				<section>
					<h3 className={classes.title}>{text('report.visits')}</h3>
					<VisitList
						label={text('report.visits')}
						visits={visits}
						empty={text('report.noVisits')}
						withFeedback
					/>
				</section>
			)}
			<div className={classes.halves}>
				{seesMessages && (
					<section>
						<h3 className={classes.title}>{text('communications.title')}</h3>
						{communications.length === 0 && <p className={classes.none}>{text('report.noMessages')}</p>}
						<ul className={classes.list}>
							{communications.map(({ type, count: times }) => (
								<li key={type}>
									<span>{type}</span>
									<span>{formatNumber(times, language)}</span>
								</li>
							))}
						</ul>
					</section>
				)}
				<section>
					<h3 className={classes.title}>{text('media.title')}</h3>
					<MediaList media={media} />
				</section>
			</div>
			{contact && (
				<p className={classes.contact}>
					{text('report.contact', { name: contact.Name, phone: contact.Phone, email: contact.Email })}
				</p>
			)}
		</article>
	);
}
