import { useText } from '@estate/remote-kit';
import { formatDate, formatDayMonth } from '@estate/shared-i18n';
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
	/** Says the whole chart */
	sentence: string;
	/** Of the picture that is downloaded */
	fileName: string;
}

/** Views a day as bars: the own site below, portals on it. Its parts wear the site's tokens instead of Mantine's styles. */
export function ViewsChart({ summary, sentence, fileName }: ViewsChartProps) {
	const text = useText();
	const language = useLanguage();
	const frame = useRef<HTMLDivElement>(null);
	const labels = useSeriesLabels(summary);
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
					data={summary.days.map(({ day, ...counts }) => ({ day: formatDayMonth(day, language), ...counts }))}
					dataKey="day"
					type="stacked"
					series={labels.map(({ series, color }) => ({ name: series, color }))}
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
						title: `${text('statistics.title')}, ${formatDate(summary.days.at(-1)?.day ?? '', language)}`,
						labels,
					})
				}
			>
				{text('statistics.download')}
			</Button>
		</>
	);
}
