import type { ReactNode } from 'react';
import classes from './cards-module-head.module.css';

interface CardsModuleHeadProps {
	title: string;
	/** '': none */
	intro: string;
	/** As the agency chose it, 1 to 6: its page has an h1 already, and cards have headings of their own */
	headingLevel: number;
	/** The link to all of which the cards show some */
	children?: ReactNode;
}

/** Head of a CMS module that shows cards: its heading, a line of text, and a link. */
export function CardsModuleHead({ title, intro, headingLevel, children }: CardsModuleHeadProps) {
	const Heading = headingLevel > 2 ? 'h3' : 'h2';
	return (
		<div className={classes.head}>
			<div>
				<Heading className={classes.title}>{title}</Heading>
				{intro && <p className={classes.intro}>{intro}</p>}
			</div>
			{children}
		</div>
	);
}
