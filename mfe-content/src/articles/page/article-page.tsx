import { useHost, useText } from '@estate/remote-kit';
import { Icon, IconArrowLeft, PHONE_SIZE, Picture, RichText } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { ArticleDate } from '../article-date.tsx';
import classes from './article-page.module.css';
import { type ArticlePageData, LIST_PATH } from './load-article.ts';

function Byline({ data: { article, minutes } }: { data: ArticlePageData }) {
	const text = useText();
	return (
		<p className={classes.byline}>
			<ArticleDate publishedAt={article.publishedAt} />
			{article.author && <span>{text('article.by', { author: article.author })}</span>}
			<span>{text('article.minutes', { count: minutes })}</span>
		</p>
	);
}

function Topics({ tags }: { tags: ArticlePageData['tags'] }) {
	const text = useText();
	if (tags.length === 0) return null;
	return (
		<ul className={classes.tags} aria-label={text('article.tags')}>
			{tags.map(({ name, href }) => (
				<li key={href}>
					<Link className={classes.tag} to={href}>
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}

/** A news or blog article on its own page. */
export function ArticlePage({ data }: { data: ArticlePageData | null }) {
	const text = useText();
	const host = useHost();
	if (!data) return null;
	const { article, tags } = data;
	return (
		<article>
			<header className={classes.head}>
				<h1 className={classes.title} tabIndex={-1}>
					{article.title}
				</h1>
				{article.intro && <p className={classes.intro}>{article.intro}</p>}
				<Byline data={data} />
			</header>
			{article.picture && (
				<Picture
					className={classes.picture}
					picture={article.picture}
					alt={article.pictureAlt}
					sizes={`(min-width: 1328px) 1280px, (min-width: 767px) 100vw, ${PHONE_SIZE}`}
					ratio={16 / 9}
					priority
				/>
			)}
			{article.body && <RichText className={classes.body} html={article.body} />}
			<footer className={classes.foot}>
				<Topics tags={tags} />
				<p className={classes.back}>
					<Link to={host.localize(LIST_PATH)}>
						<Icon of={IconArrowLeft} size={18} />
						{text('article.back')}
					</Link>
				</p>
			</footer>
		</article>
	);
}
