import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps {
	children: ReactNode;
	/** `span` by default */
	as?: 'span' | 'h1' | 'h2';
	id?: string;
	tabIndex?: number;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ children, as: Element = 'span', ...attributes }: VisuallyHiddenProps) {
	return (
		<Element className={classes.hidden} {...attributes}>
			{children}
		</Element>
	);
}
