import { useHost, useText } from '@estate/remote-kit';
import { CardGrid, Icon, IconArrowLeft, Picture, RichText } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { ArticleCard } from './article-card.tsx';
import { ArticleDate } from './article-date.tsx';
import classes from './article-page.module.css';
import type { ArticlePageData } from './load-article.ts';

/** A news or blog article on its own page, with others to read on. */
export function ArticlePage({ data }: { data: ArticlePageData | null }) {
	const text = useText();
	const host = useHost();
	if (!data) return null;
	const { article, related } = data;
	return (
		<div>
			<article>
				<header className={classes.head}>
					<p className={classes.byline}>
						<ArticleDate publishedAt={article.publishedAt} />
						{article.author && <span>{text('article.by', { author: article.author })}</span>}
					</p>
					<h1 className={classes.title} tabIndex={-1}>
						{article.title}
					</h1>
					{article.intro && <p className={classes.intro}>{article.intro}</p>}
				</header>
				{article.picture && (
					<Picture
						className={classes.picture}
						picture={article.picture}
						alt={article.pictureAlt}
						sizes="(min-width: 1100px) 1040px, 100vw"
						ratio={16 / 9}
						priority
					/>
				)}
				{article.body && <RichText className={classes.body} html={article.body} />}
				<p className={classes.back}>
					<Link to={host.localize('/blog/')}>
						<Icon of={IconArrowLeft} size={18} />
						{text('article.back')}
					</Link>
				</p>
			</article>
			{related.length > 0 && (
				<section className={classes.related}>
					<h2>{text('article.related')}</h2>
					<CardGrid columns={3}>
						{related.map((each) => (
							<ArticleCard key={each.id} article={each} level={3} />
						))}
					</CardGrid>
				</section>
			)}
		</div>
	);
}
