import { PHONE_SIZE, Picture } from '@estate/shared-ui';
import type { HeadingLevel } from '../modules/heading-level.ts';
import { ArticleDate } from './article-date.tsx';
import classes from './article-feature.module.css';
import type { ArticleItem } from './article-item.ts';
import { ArticleTitle } from './article-title.tsx';

/** The article that opens a list: a wide picture, its words beside it. The whole of it is one link. */
export function ArticleFeature({ article, level }: { article: ArticleItem; level: HeadingLevel }) {
	const { title, intro, picture, pictureAlt, publishedAt, href } = article;
	return (
		<article className={classes.feature}>
			{picture && (
				<Picture
					className={classes.picture}
					picture={picture}
					alt={pictureAlt}
					sizes={`(min-width: 1280px) 740px, (min-width: 767px) 58vw, ${PHONE_SIZE}`}
					ratio={3 / 2}
					priority
				/>
			)}
			<div className={classes.words}>
				<ArticleDate className={classes.date} publishedAt={publishedAt} />
				<ArticleTitle level={level} title={title} href={href} classes={classes} />
				{intro && <p className={classes.intro}>{intro}</p>}
			</div>
		</article>
	);
}
