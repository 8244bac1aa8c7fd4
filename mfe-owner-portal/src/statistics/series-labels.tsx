import { useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './series-labels.module.css';
import type { ViewsSummary } from './summarize.ts';

export interface SeriesLabel {
	series: 'site' | 'portals';
	/** `Our website: 205` */
	name: string;
	/** A custom property of the theme */
	color: string;
}

/** What each colour of the bars means, with its total. Portals are there only where one gives figures. */
export function useSeriesLabels({ site, onPortals, portals }: ViewsSummary): SeriesLabel[] {
	const text = useText();
	const language = useLanguage();
	const label = (series: SeriesLabel['series'], total: number, color: string) => ({
		series,
		name: text('statistics.labelled', {
			name: text(`statistics.${series}`),
			count: formatNumber(total, language),
		}),
		color,
	});
	return [
		label('site', site, 'var(--color-brand)'),
		...(portals.length > 0 ? [label('portals', onPortals, 'var(--color-accent)')] : []),
	];
}

/** The labels above the bars. */
export function SeriesLabels({ summary }: { summary: ViewsSummary }) {
	return (
		<p className={classes.labels}>
			{useSeriesLabels(summary).map(({ series, name, color }) => (
				<span key={series} className={classes.label} style={{ color }}>
					{name}
				</span>
			))}
		</p>
	);
}
