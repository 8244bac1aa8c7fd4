import { Icon, IconArrowRight, LinkButton, Picture, RichText } from '@estate/shared-ui';
import type { HeadingLevel } from '../modules/heading-level.ts';
import { ModuleHeading } from '../modules/module-heading.tsx';
import classes from './article-in-full.module.css';
import type { ArticleItem } from './article-item.ts';

export interface ArticleInFullProps {
	article: ArticleItem;
	level: HeadingLevel;
	/** 1 (largest) to 6 */
	size: number;
}

/** An article as part of a page. Where there is room, its picture stands beside its text. */
export function ArticleInFull({ article, level, size }: ArticleInFullProps) {
	const { title, intro, body, picture, pictureAlt, link } = article;
	return (
		<article className={picture ? classes.pictured : classes.article}>
			{picture && (
				<Picture
					className={classes.picture}
					picture={picture}
					alt={pictureAlt}
					sizes="(min-width: 1280px) 740px, (min-width: 767px) 58vw, 100vw"
					ratio={3 / 2}
				/>
			)}
			<div className={classes.text}>
				{title && (
					<ModuleHeading level={level} size={size}>
						{title}
					</ModuleHeading>
				)}
				{intro && <p className={classes.intro}>{intro}</p>}
				{body && <RichText html={body} />}
				{link && (
					<p className={classes.link}>
						<LinkButton href={link.href} variant="outline">
							{link.label}
							<Icon of={IconArrowRight} size={18} />
						</LinkButton>
					</p>
				)}
			</div>
		</article>
	);
}
