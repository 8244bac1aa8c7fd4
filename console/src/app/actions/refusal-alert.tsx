import type { Refusal } from '@estate/releases/operations';
import { Alert } from '@mantine/core';
import { texts } from '../texts.ts';
import classes from './refusal-alert.module.css';

/** Why something was not done: all of it, with how to mend it. */
export function RefusalAlert({ refusal: { message, problems = [] } }: { refusal: Refusal }) {
	return (
		<Alert color="red" role="alert" title={texts.action.refused}>
			<p>{message}</p>
			<ul className={classes.problems}>
				{problems.map(({ code, what, where, mend }) => (
					<li key={`${code} ${where} ${what}`}>
						<strong>
							{code} {where}
						</strong>
						<p>{what}</p>
						<p>→ {mend}</p>
					</li>
				))}
			</ul>
		</Alert>
	);
}
