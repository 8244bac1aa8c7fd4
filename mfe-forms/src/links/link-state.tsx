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

const PROBLEM_TEXTS: Record<LinkProblem, string> = {
	'slot-full': 'ui.failures.appointmentsFull',
	'too-many-visits': 'form.problem.too-many-visits',
	'wrong-password': 'links.subscription.account.wrong',
	'too-many-tries': 'links.subscription.account.tooMany',
	failed: 'links.failed',
};

/** What went wrong with the last press. */
export function LinkFailure({ problem }: { problem: LinkProblem | undefined }) {
	const text = useText();
	if (!problem) return null;
	return (
		<p className={classes.failure} role="alert">
			{text(PROBLEM_TEXTS[problem])}
		</p>
	);
}
