import { Link } from '@estate/shared-ui/router';
import type { HeadingLevel } from '../modules/heading-level.ts';

export interface ArticleTitleProps {
	level: HeadingLevel;
	title: string;
	/** Where the title leads; without it the title is plain */
	href?: string | undefined;
	rel?: string | undefined;
	/** Of the list that it stands in: each renders its titles and links in its own size */
	classes: { readonly [name in 'title' | 'link']?: string };
}

/** The title of an article in a list, and the list item's only link. */
export function ArticleTitle({ level, title, href, rel, classes }: ArticleTitleProps) {
	const Heading = `h${level}` as const;
	return (
		<Heading className={classes.title}>
			{href ? (
				<Link className={classes.link} to={href} rel={rel}>
					{title}
				</Link>
			) : (
				title
			)}
		</Heading>
	);
}
