import { useText } from '@estate/remote-kit';
import { formatDate, formatNumber } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { ChartPlace } from './chart/chart-place.tsx';
import { FiguresView } from './figures/figures-view.tsx';
import type { StatisticsData } from './load-statistics.ts';
import { SeriesLabels } from './series-labels.tsx';
import classes from './statistics-view.module.css';
import { summarize, type ViewsSummary } from './summarize.ts';
import { ViewsTable } from './views-table.tsx';

/** The whole chart in one sentence. */
function useSentence({ site, onPortals, portals, busiest }: ViewsSummary): string {
	const text = useText();
	const language = useLanguage();
	const count = site + onPortals;
	if (!busiest) return text('statistics.none');
	const values = {
		count,
		day: formatDate(busiest.day, language),
		most: formatNumber(busiest.count, language),
	};
	if (portals.length === 0) return text('statistics.ownSummary', values);
	return text('statistics.summary', {
		...values,
		site: formatNumber(site, language),
		portals: formatNumber(onPortals, language),
	});
}

/** Views of the last 30 days (website.md §9 "Owner statistics graph"): a sentence, a chart, the same as a table, and what else is counted of these days. */
export function StatisticsView({ data }: { data: StatisticsData | null }) {
	const text = useText();
	if (!data) return null;
	return <Statistics {...data} title={text('statistics.title')} />;
}

function Statistics({ statistics, id, title }: StatisticsData & { title: string }) {
	const text = useText();
	const summary = summarize(statistics);
	const sentence = useSentence(summary);
	const { days, figures } = statistics;
	return (
		<section className={classes.statistics} aria-labelledby="statistics">
			<h2 className={classes.title} id="statistics">
				{title}
			</h2>
			<p className={classes.sentence}>{sentence}</p>
			{summary.busiest && (
				<>
					<SeriesLabels summary={summary} />
					<ChartPlace
						summary={summary}
						priceChanges={figures?.priceChanges ?? []}
						sentence={sentence}
						fileName={`views-${id}.png`}
					/>
				</>
			)}
			<details className={classes.figures}>
				<summary>{text('statistics.table')}</summary>
				<ViewsTable summary={summary} caption={title} />
			</details>
			<p className={classes.method}>{text('statistics.method')}</p>
			{figures && (
				<div className={classes.beside}>
					<FiguresView figures={figures} from={days[0] ?? ''} to={days.at(-1) ?? ''} />
				</div>
			)}
		</section>
	);
}
