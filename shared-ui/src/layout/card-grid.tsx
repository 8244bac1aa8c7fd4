import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import classes from './card-grid.module.css';

export interface CardGridProps {
	/** Cards: each becomes an item of the list */
	children: ReactNode;
	/** Most per row on wide screens; 4 by default (website.md §9 "Lists") */
	columns?: number;
	/** Name of the list for screen readers */
	label?: string;
}

/** Cards side by side: one column on phones, two on tablets, `columns` on wide screens. */
export function CardGrid({ children, columns = 4, label }: CardGridProps) {
	return (
		<ul className={classes.grid} style={{ '--columns': columns } as CSSProperties} aria-label={label}>
			{Children.toArray(children).map((child, index) => (
				<li key={isValidElement(child) ? child.key : index} className={classes.item}>
					{child}
				</li>
			))}
		</ul>
	);
}
