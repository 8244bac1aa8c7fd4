import { useText } from '@estate/remote-kit';
import { Link } from '@estate/shared-ui/router';
import { type ArticleListData, listHref } from './read-article-list.ts';
import classes from './tag-links.module.css';

/** The tags of a list: each leads to its articles, the first to all of them. */
export function TagLinks({ list: { href, tags, tag } }: { list: ArticleListData }) {
	const text = useText();
	if (tags.length === 0) return null;
	const current = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
	return (
		<nav aria-label={text('list.tags')}>
			<ul className={classes.tags}>
				<li>
					<Link className={classes.tag} to={href} aria-current={current(!tag)}>
						{text('list.everything')}
					</Link>
				</li>
				{tags.map(({ slug, name }) => (
					<li key={slug}>
						<Link
							className={classes.tag}
							to={listHref(href, { tag: slug })}
							aria-current={current(slug === tag?.slug)}
						>
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
