import { PHONE_SIZE, Picture } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import type { HeadingLevel } from '../modules/heading-level.ts';
import { ArticleDate } from './article-date.tsx';
import classes from './article-feature.module.css';
import type { ArticleItem } from './article-item.ts';

/** The article that opens a list: a wide picture, its words beside it. The whole of it is one link. */
export function ArticleFeature({ article, level }: { article: ArticleItem; level: HeadingLevel }) {
	const Heading = `h${level}` as const;
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
				<Heading className={classes.title}>
					{href ? (
						<Link className={classes.link} to={href}>
							{title}
						</Link>
					) : (
						title
					)}
				</Heading>
				{intro && <p className={classes.intro}>{intro}</p>}
			</div>
		</article>
	);
}
