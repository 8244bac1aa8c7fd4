import type { ReactNode } from 'react';
import classes from './page-section.module.css';

interface Props {
	/** Fragment that links may name; also names the heading */
	id: string;
	title: string;
	/** A line under the heading */
	subtitle?: string;
	/** Beside the heading */
	beside?: ReactNode;
	children: ReactNode;
}

/** A section of the page of a project or a unit. */
export function PageSection({ id, title, subtitle, beside, children }: Props) {
	return (
		<section className={classes.section} id={id} aria-labelledby={`${id}-title`}>
			<div className={classes.head}>
				<h2 className={classes.title} id={`${id}-title`}>
					{title}
				</h2>
				{beside}
			</div>
			{subtitle && <p className={classes.subtitle}>{subtitle}</p>}
			{children}
		</section>
	);
}
