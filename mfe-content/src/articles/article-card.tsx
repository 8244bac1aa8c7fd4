import { classNames, PHONE_SIZE, Picture } from '@estate/shared-ui';
import type { HeadingLevel } from '../modules/heading-level.ts';
import classes from './article-card.module.css';
import { ArticleDate } from './article-date.tsx';
import type { ArticleItem } from './article-item.ts';
import { ArticleTitle } from './article-title.tsx';

export interface ArticleCardProps {
	article: ArticleItem;
	level: HeadingLevel;
	/** Where there is little room its picture stands small beside its words, so that many make no endless page */
	isRowOnPhones?: boolean;
}

/** An article in a list. The whole card is one link, to its own page or to where it points. */
export function ArticleCard({ article, level, isRowOnPhones = false }: ArticleCardProps) {
	const { title, intro, picture, pictureAlt, publishedAt, href, link } = article;
	return (
		<article className={classNames(classes.card, isRowOnPhones && classes.row)}>
			{picture && (
				<Picture
					className={classes.picture}
					picture={picture}
					alt={pictureAlt}
					sizes={`(min-width: 1280px) 400px, (min-width: 767px) 50vw, ${PHONE_SIZE}`}
					ratio={3 / 2}
				/>
			)}
			{href && <ArticleDate className={classes.date} publishedAt={publishedAt} />}
			<ArticleTitle
				level={level}
				title={title}
				href={href ?? link?.href}
				rel={href ? undefined : link?.rel}
				classes={classes}
			/>
			{intro && <p className={classes.intro}>{intro}</p>}
			{!href && link && (
				<span className={classes.label} aria-hidden="true">
					{link.label}
				</span>
			)}
		</article>
	);
}
