import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconSearch } from '../icons/icons.ts';
import { useText } from '../text.ts';
import classes from './state.module.css';

export interface EmptyStateProps {
	/** "No results" by default */
	title?: string | undefined;
	/** 2 by default */
	headingLevel?: 2 | 3;
	/** Why, and what to do about it */
	children?: ReactNode;
	/** The way on, such as a button that clears the filters */
	action?: ReactNode;
	icon?: TablerIcon;
}

/** Nothing to show, said plainly, with a way on. */
export function EmptyState({
	title,
	headingLevel = 2,
	children,
	action,
	icon = IconSearch,
}: EmptyStateProps) {
	const text = useText();
	const Heading = `h${headingLevel}` as const;
	return (
		<div className={classes.state} role="status">
			<Icon of={icon} size={32} className={classes.icon} />
			<Heading className={classes.title}>{title ?? text('ui.empty.title')}</Heading>
			<div className={classes.explanation}>{children ?? text('ui.empty.search')}</div>
			{action && <div className={classes.action}>{action}</div>}
		</div>
	);
}
