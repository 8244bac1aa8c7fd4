import { type ReactNode, useId } from 'react';
import { FormSuccess } from '../fields/form-message.tsx';
import classes from './account.module.css';

export interface AccountSectionProps {
	id: string;
	title: string;
	/** What it is for */
	lead: string;
	/** What was done here just now */
	news?: string | undefined;
	children: ReactNode;
}

/** One subject of the account: its words on the left, its forms on the right. */
export function AccountSection({ id, title, lead, news, children }: AccountSectionProps) {
	const titleId = useId();
	return (
		<section className={classes.section} id={id} aria-labelledby={titleId}>
			<div>
				<h2 className={classes.title} id={titleId}>
					{title}
				</h2>
				<p className={classes.lead}>{lead}</p>
			</div>
			<div className={classes.forms}>
				<FormSuccess>{news}</FormSuccess>
				{children}
			</div>
		</section>
	);
}
