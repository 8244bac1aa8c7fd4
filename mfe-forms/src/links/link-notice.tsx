import { useText } from '@estate/remote-kit';
import { Icon, IconAlertCircle, IconCheck } from '@estate/shared-ui';
import type { LinkProblem } from './link-problem.ts';
import classes from './links.module.css';

/** State of what a signed link leads to, in one sentence. */
export function LinkState({ isGood, children }: { isGood: boolean; children: string }) {
	return (
		<p className={isGood ? classes.good : classes.over} role="status">
			<Icon of={isGood ? IconCheck : IconAlertCircle} size={24} />
			{children}
		</p>
	);
}

/** What went wrong with the last press. */
export function LinkFailure({ problem }: { problem: LinkProblem | undefined }) {
	const text = useText();
	if (!problem) return null;
	return (
		<p className={classes.failure} role="alert">
			{text(problem === 'slot-full' ? 'ui.failures.appointmentsFull' : 'links.failed')}
		</p>
	);
}
