import { useText } from '@estate/remote-kit';
import classes from './page-contents.module.css';

interface Props {
	sections: readonly { id: string; title: string }[];
}

/** Table of contents that stays at the top while the page scrolls. */
export function PageContents({ sections }: Props) {
	const text = useText();
	return (
		<nav className={classes.contents} aria-label={text('detail.contents')}>
			<ul className={classes.list}>
				{sections.map(({ id, title }) => (
					<li key={id}>
						<a href={`#${id}`}>{title}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
