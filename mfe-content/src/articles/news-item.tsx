import { PHONE_SIZE, Picture } from '@estate/shared-ui';
import type { HeadingLevel } from '../modules/heading-level.ts';
import { ArticleDate } from './article-date.tsx';
import type { ArticleItem } from './article-item.ts';
import { ArticleTitle } from './article-title.tsx';
import classes from './news-item.module.css';

export interface NewsItemProps {
	article: ArticleItem;
	level: HeadingLevel;
	/** The latest one is rendered large */
	isFirst: boolean;
}

/** A piece of news: date, title, a few lines. The whole item is one link. */
export function NewsItem({ article, level, isFirst }: NewsItemProps) {
	const { title, intro, picture, pictureAlt, publishedAt, href } = article;
	return (
		<article className={isFirst ? classes.first : classes.item}>
			{picture && (
				<Picture
					className={classes.picture}
					picture={picture}
					alt={pictureAlt}
					sizes={isFirst ? `(min-width: 767px) 740px, ${PHONE_SIZE}` : '(min-width: 767px) 180px, 30vw'}
					ratio={isFirst ? 16 / 10 : 1}
				/>
			)}
			<div className={classes.text}>
				<ArticleDate className={classes.date} publishedAt={publishedAt} />
				<ArticleTitle level={level} title={title} href={href} classes={classes} />
				{intro && <p className={classes.intro}>{intro}</p>}
			</div>
		</article>
	);
}
