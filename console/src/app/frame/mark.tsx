import type { ReactNode } from 'react';
import classes from './mark.module.css';

export type Tone = 'bad' | 'warning' | 'canary' | 'good' | 'plain';

/** A word or two that are seen before they are read. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
	return (
		<span className={classes.mark} data-tone={tone}>
			{children}
		</span>
	);
}
