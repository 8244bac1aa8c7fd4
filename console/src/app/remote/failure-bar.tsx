import type { VersionHealth } from '../../console-answers.ts';
import { texts } from '../texts.ts';
import classes from './failure-bar.module.css';

interface FailureBarProps {
	health: VersionHealth;
	/** Share of views that may fail, 0 to 1 */
	limit: number;
}

/** How many views of a version failed, as a sentence and a bar that is full at twice the limit. */
export function FailureBar({ health: { version, role, counts }, limit }: FailureBarProps) {
	const { views = 0, failedViews = 0 } = counts;
	const rate = views > 0 ? failedViews / views : 0;
	const t = texts.health;
	return (
		<>
			<span className={classes.text}>
				<span>{texts.remote.versionWithRole(version, role)}</span>
				<span>
					{t.failedViews}: {t.failure(failedViews, views)}
				</span>
			</span>
			<span
				className={classes.bar}
				data-bad={rate > limit || undefined}
				style={{ '--rate': Math.min(1, rate / (2 * Math.max(limit, 0.001))) } as React.CSSProperties}
			/>
		</>
	);
}
