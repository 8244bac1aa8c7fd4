import { useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './series-labels.module.css';
import { OWN_SITE, type ViewsSummary } from './summarize.ts';

/**
 * Colours of the own site and of the portals, in their order: told apart also by who sees no red and green, and dark or
 * light enough for text on the page.
 */
const COLOURS = [
	'var(--color-brand)',
	'var(--color-accent)',
	'light-dark(#2f5f95, #8ab6ea)',
	'light-dark(#7a5a00, #e0b95c)',
	'light-dark(#7a3f86, #d3a4dd)',
	'var(--color-ink-soft)',
] as const;

/** A CSS colour of the series in this place. */
export const colourOf = (index: number): string => COLOURS[index] ?? COLOURS[COLOURS.length - 1] ?? '';

export interface SeriesLabel {
	/** `our-site`, `portal-1`, …: a name of a portal may be anything */
	series: string;
	/** `Our website: 205` */
	name: string;
	/** A CSS colour, mostly a custom property of the theme */
	color: string;
}

/** What each colour of the bars means, with its total. Portals are there only where one gives figures. */
export function useSeriesLabels({ colours }: ViewsSummary): SeriesLabel[] {
	const text = useText();
	const language = useLanguage();
	return colours.map(({ name, total }, index) => ({
		series: index === 0 ? 'our-site' : `portal-${index}`,
		name: text('statistics.labelled', {
			name: name === OWN_SITE ? text('statistics.site') : name || text('statistics.otherPortals'),
			count: formatNumber(total, language),
		}),
		color: colourOf(index),
	}));
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
