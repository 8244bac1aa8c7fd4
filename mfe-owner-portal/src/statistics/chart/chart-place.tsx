import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PlainBars } from '../plain-bars.tsx';
import classes from './chart-place.module.css';
import type { ViewsChartProps } from './views-chart.tsx';

/** The chart's library comes from the shell, and only near a chart. */
const ViewsChart = lazy(async () => ({ default: (await import('./views-chart.tsx')).ViewsChart }));

/** How far below the screen a chart may still be when its code is fetched. */
const NEAR = '200px';

/** Where the chart will stand: as high as it, so that nothing moves. Until it is there, and without JavaScript, plain bars. */
export function ChartPlace(props: ViewsChartProps) {
	const { summary, priceChanges, sentence } = props;
	const bars = <PlainBars days={summary.days} priceChanges={priceChanges} sentence={sentence} />;
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				setNear(true);
				observer.disconnect();
			},
			{ rootMargin: NEAR },
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={place} className={classes.place}>
			{isNear ? (
				<Suspense fallback={bars}>
					<ViewsChart {...props} />
				</Suspense>
			) : (
				bars
			)}
		</div>
	);
}
