import { useText } from '@estate/remote-kit';
import type { PriceChange } from '@estate/shared-contract';
import { formatDate, formatDayMonth, formatShortPrice } from '@estate/shared-i18n';
import { Icon, IconDownload, useLanguage } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { BarChart } from '@estate/shared-ui/mantine/charts';
import { useRef } from 'react';
import { useSeriesLabels } from '../series-labels.tsx';
import type { ViewsSummary } from '../summarize.ts';
import { savePicture } from './save-picture.ts';
import classes from './views-chart.module.css';

export interface ViewsChartProps {
	summary: ViewsSummary;
	/** Of the same days: each a line across the bars */
	priceChanges: readonly PriceChange[];
	/** Says the whole chart */
	sentence: string;
	/** Of the picture that is downloaded */
	fileName: string;
}

/** Views a day as bars: the own site below, each portal on it, with a line where the price changed. Its parts wear the site's tokens instead of Mantine's styles. */
export function ViewsChart({ summary, priceChanges, sentence, fileName }: ViewsChartProps) {
	const text = useText();
	const language = useLanguage();
	const frame = useRef<HTMLDivElement>(null);
	const labels = useSeriesLabels(summary);
	const { days } = summary;
	/** Beside its line, on the side where there is more room. */
	const sideOf = (day: string) =>
		days.findIndex((each) => each.day === day) < days.length / 2 ? 'insideTopLeft' : 'insideTopRight';
	return (
		<>
			<div ref={frame} className={classes.frame} role="img" aria-label={sentence}>
				<BarChart
					unstyled
					classNames={{
						root: classes.chart,
						container: classes.container,
						axis: classes.axis,
					}}
					data={days.map(({ day, drawn }) => ({
						day: formatDayMonth(day, language),
						...Object.fromEntries(labels.map(({ series }, index) => [series, drawn[index]])),
					}))}
					dataKey="day"
					type="stacked"
					series={labels.map(({ series, color }) => ({ name: series, color }))}
					referenceLines={priceChanges.map(({ day, to }) => ({
						x: formatDayMonth(day, language),
						color: 'var(--color-ink)',
						strokeDasharray: '4 3',
						label: formatShortPrice(to, language),
						labelPosition: sideOf(day),
					}))}
					tickLine="none"
					strokeDasharray="0"
					gridProps={{ stroke: 'var(--color-line)' }}
					accessibilityLayer={false}
					withTooltip={false}
					xAxisProps={{ minTickGap: 24 }}
					yAxisProps={{ allowDecimals: false, width: 40 }}
					maxBarWidth={24}
				/>
			</div>
			<Button
				className={classes.download}
				variant="subtle"
				size="sm"
				leftSection={<Icon of={IconDownload} size={18} />}
				onClick={() =>
					savePicture(frame.current?.querySelector('svg'), {
						fileName,
						title: `${text('statistics.title')}, ${formatDate(days.at(-1)?.day ?? '', language)}`,
						labels,
					})
				}
			>
				{text('statistics.download')}
			</Button>
		</>
	);
}
