import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './section.module.css';

export interface SectionProps {
	children: ReactNode;
	/** Heading; a section without one is only a band of the page */
	title?: string | undefined;
	/** 2 by default */
	headingLevel?: 2 | 3;
	/** A line under the heading */
	intro?: string | undefined;
	/** Beside the heading, such as a link to the whole list */
	action?: ReactNode;
	/** Background across the page's width; `plain` by default */
	tone?: 'plain' | 'card' | 'tint' | 'brand';
	/** Fragment that links may name; also names the heading */
	id?: string | undefined;
	className?: string | undefined;
}

/** A band of the page: content width, gutters, and the space above and below. */
export function Section({
	children,
	title,
	headingLevel = 2,
	intro,
	action,
	tone = 'plain',
	id,
	className,
}: SectionProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<section id={id} className={classNames(classes.section, classes[tone], className)}>
			<div className={classes.content}>
				{title && (
					<div className={classes.head}>
						<div>
							<Heading className={classes.title}>{title}</Heading>
							{intro && <p className={classes.intro}>{intro}</p>}
						</div>
						{action}
					</div>
				)}
				{children}
			</div>
		</section>
	);
}
