import type { ReactNode } from 'react';
import classes from './log-in-page.module.css';
import { LogInPromise } from './log-in-promise.tsx';

interface LogInPageProps {
	children: ReactNode;
	/** Beside the form stands what owners find; not on the way in from an invitation, whose reader may be a guest */
	withPromise?: boolean;
}

/** A page on the way into the portal: its form, and beside it what the portal holds. */
export function LogInPage({ children, withPromise }: LogInPageProps) {
	return (
		<div className={classes.halves}>
			<div className={classes.form}>{children}</div>
			{withPromise && <LogInPromise />}
		</div>
	);
}
