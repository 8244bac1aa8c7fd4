import classes from './page-contents.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface PageContentsProps {
	/** Name for screen readers */
	label: string;
	sections: readonly { id: string; title: string }[];
}

/** Table of contents that stays at the top while the page scrolls, and marks where one is. */
export function PageContents({ label, sections }: PageContentsProps) {
	const current = useCurrentSection(sections.map(({ id }) => id));
	return (
		<nav className={classes.contents} aria-label={label}>
			<ul className={classes.list}>
				{sections.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
							{title}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
