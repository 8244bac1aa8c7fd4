import { useText } from '@estate/remote-kit';
import { formatDate, formatDayMonth, formatNumber } from '@estate/shared-i18n';
import { ButtonLook, Icon, IconDownload, useLanguage } from '@estate/shared-ui';
import { BarChart } from '@estate/shared-ui/mantine/charts';
import { useRef } from 'react';
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
	const { days, portals, site, onPortals } = summary;
	const series = [
		{ name: 'site', color: 'var(--color-brand)', total: site },
		...(portals.length > 0 ? [{ name: 'portals', color: 'var(--color-accent)', total: onPortals }] : []),
	];
	const labels = series.map(({ name, color, total }) => ({
		name: `${text(`statistics.${name}`)}: ${formatNumber(total, language)}`,
		color,
	}));
	return (
		<>
			<div ref={frame} className={classes.frame} role="img" aria-label={sentence}>
				<p className={classes.labels}>
					{labels.map(({ name, color }) => (
						<span key={name} className={classes.label} style={{ color }}>
							{name}
						</span>
					))}
				</p>
				<BarChart
					unstyled
					classNames={{
						root: classes.chart,
						container: classes.container,
						axis: classes.axis,
					}}
					data={days.map(({ day, ...counts }) => ({ day: formatDayMonth(day, language), ...counts }))}
					dataKey="day"
					type="stacked"
					series={series}
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
			<ButtonLook
				className={classes.download}
				variant="quiet"
				size="small"
				icon={<Icon of={IconDownload} size={18} />}
				onClick={() =>
					savePicture(frame.current?.querySelector('svg'), {
						fileName,
						title: `${text('statistics.title')}, ${formatDate(days.at(-1)?.day ?? '', language)}`,
						labels,
					})
				}
			>
				{text('statistics.download')}
			</ButtonLook>
		</>
	);
}
