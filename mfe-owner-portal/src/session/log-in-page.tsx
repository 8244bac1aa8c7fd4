import type { ReactNode } from 'react';
import classes from './log-in-page.module.css';
import { LogInPromise } from './log-in-promise.tsx';

/** A page on the way into the portal: its form, and beside it what the portal holds. */
export function LogInPage({ children }: { children: ReactNode }) {
	return (
		<div className={classes.halves}>
			<div className={classes.form}>{children}</div>
			<LogInPromise />
		</div>
	);
}
