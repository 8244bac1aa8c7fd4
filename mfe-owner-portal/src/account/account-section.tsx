import { type ReactNode, useId } from 'react';
import classes from './account.module.css';

export interface AccountSectionProps {
	id: string;
	title: string;
	/** What it is for */
	lead: string;
	children: ReactNode;
}

/** One subject of the account: its words on the left, its forms on the right. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
	const titleId = useId();
	return (
		<section className={classes.section} id={id} aria-labelledby={titleId}>
			<div>
				<h2 className={classes.title} id={titleId}>
					{title}
				</h2>
				<p className={classes.lead}>{lead}</p>
			</div>
			<div className={classes.forms}>{children}</div>
		</section>
	);
}
