import type { PriceChange } from '@estate/shared-contract';
import { formatDayMonth } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import classes from './plain-bars.module.css';
import { colourOf } from './series-labels.tsx';
import type { DayOfViews } from './summarize.ts';

/** More bars than that cannot be distinguished: a longer period is drawn by weeks. */
const MOST_BARS = 62;
const WEEK = 7;
const HIGH = 100;
const STEP = 10;

interface Bar {
	/** The first of its days */
	day: string;
	/** One part per colour, from the bottom up, each with where it begins */
	parts: { from: number; count: number }[];
	total: number;
}

function barsOf(days: readonly DayOfViews[]): Bar[] {
	const span = days.length > MOST_BARS ? WEEK : 1;
	return Array.from({ length: Math.ceil(days.length / span) }, (_, index) => {
		const part = days.slice(index * span, (index + 1) * span);
		let total = 0;
		const parts = (part[0]?.drawn ?? []).map((_, colour) => {
			const count = part.reduce((sum, { drawn }) => sum + (drawn[colour] ?? 0), 0);
			total += count;
			return { from: total - count, count };
		});
		return { day: part[0]?.day ?? '', parts, total };
	});
}

export interface PlainBarsProps {
	days: readonly DayOfViews[];
	/** Each a line through the bar of its day */
	priceChanges: readonly PriceChange[];
	sentence: string;
}

/** Views a day, or a week where the period is long, as bars that need no script: for the screen and for paper. */
export function PlainBars({ days, priceChanges, sentence }: PlainBarsProps) {
	const language = useLanguage();
	const bars = barsOf(days);
	const most = Math.max(1, ...bars.map(({ total }) => total));
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
				{bars.map(({ day, parts }, index) => (
					<g key={day} transform={`translate(${index * STEP + 1.5} 0)`}>
						{parts.map(({ from, count }, colour) => (
							<rect
								// biome-ignore lint/suspicious/noArrayIndexKey: a part is its colour
								key={colour}
								style={{ fill: colourOf(colour) }}
								y={HIGH - heightOf(from + count)}
								width={7}
								height={heightOf(count)}
							/>
						))}
					</g>
				))}
				{priceChanges.map(({ day, to }) => {
					const x = (bars.findLastIndex((bar) => bar.day <= day) + 0.5) * STEP;
					return <line key={`${day} ${to}`} className={classes.price} x1={x} x2={x} y1={0} y2={HIGH} />;
				})}
			</svg>
			<p className={classes.days}>
				{(bars.length > 2 ? marks : bars).map((bar) => (
					<span key={bar?.day}>{formatDayMonth(bar?.day ?? '', language)}</span>
				))}
			</p>
		</div>
	);
}
