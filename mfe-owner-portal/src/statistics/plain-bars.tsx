import { formatDayMonth } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './plain-bars.module.css';
import type { DayOfViews } from './summarize.ts';

/** More bars than that cannot be distinguished: a longer period is drawn by weeks. */
const MOST_BARS = 62;
const WEEK = 7;
const HIGH = 100;
const STEP = 10;

interface Bar {
	day: string;
	site: number;
	portals: number;
}

function barsOf(days: readonly DayOfViews[]): Bar[] {
	const span = days.length > MOST_BARS ? WEEK : 1;
	return Array.from({ length: Math.ceil(days.length / span) }, (_, index) => {
		const part = days.slice(index * span, (index + 1) * span);
		return {
			day: part[0]?.day ?? '',
			site: part.reduce((total, { site }) => total + site, 0),
			portals: part.reduce((total, { portals }) => total + portals, 0),
		};
	});
}

/** Views a day, or a week where the period is long, as bars that need no script: for the screen and for paper. */
export function PlainBars({ days, sentence }: { days: readonly DayOfViews[]; sentence: string }) {
	const language = useLanguage();
	const bars = barsOf(days);
	const most = Math.max(1, ...bars.map(({ site, portals }) => site + portals));
	const heightOf = (count: number) => (count / most) * HIGH;
	const marks = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)];
	return (
		<div className={classes.frame} role="img" aria-label={sentence}>
			<span className={classes.most}>{most}</span>
			<svg
				className={classes.bars}
				viewBox={`0 0 ${bars.length * STEP} ${HIGH}`}
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{bars.map(({ day, site, portals }, index) => (
					<g key={day} transform={`translate(${index * STEP + 1.5} 0)`}>
						<rect className={classes.site} y={HIGH - heightOf(site)} width={7} height={heightOf(site)} />
						<rect
							className={classes.portals}
							y={HIGH - heightOf(site + portals)}
							width={7}
							height={heightOf(portals)}
						/>
					</g>
				))}
			</svg>
			<p className={classes.days}>
				{(bars.length > 2 ? marks : bars).map((bar) => (
					<span key={bar?.day}>{formatDayMonth(bar?.day ?? '', language)}</span>
				))}
			</p>
		</div>
	);
}
