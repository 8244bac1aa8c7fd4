import {
	classNames,
	Icon,
	IconArrowRight,
	LinkButton,
	PHONE_SIZE,
	Picture,
	RichText,
} from '@estate/shared-ui';
import type { HeadingLevel } from '../modules/heading-level.ts';
import { ModuleHeading } from '../modules/module-heading.tsx';
import classes from './article-in-full.module.css';
import type { ArticleItem } from './article-item.ts';
import { DocumentList } from './document-list.tsx';
import { nestHeadings } from './text/nest-headings.ts';

export interface ArticleInFullProps {
	article: ArticleItem;
	level: HeadingLevel;
	/** 1 (largest) to 6 */
	size: number;
	/** Its picture is in the page's first view */
	isFirst: boolean;
	/** The picture stands on the other side */
	isMirrored: boolean;
}

/** Characters of HTML from which a text is longer than its picture is high */
const LONG_TEXT = 650;

/** An article as part of a page. Where there is room, its picture stands beside its text. */
export function ArticleInFull({ article, level, size, isFirst, isMirrored }: ArticleInFullProps) {
	const { title, intro, body, picture, pictureAlt, link, documents } = article;
	const isLong = (body?.length ?? 0) > LONG_TEXT;
	const look = [classes.pictured, isMirrored && classes.mirrored, isLong && classes.long];
	return (
		<article className={picture ? classNames(...look) : classes.article}>
			{picture && (
				<Picture
					className={classes.picture}
					picture={picture}
					alt={pictureAlt}
					sizes={`(min-width: 1280px) 740px, (min-width: 767px) 58vw, ${PHONE_SIZE}`}
					ratio={3 / 2}
					priority={isFirst}
				/>
			)}
			<div className={classes.text}>
				{title && (
					<ModuleHeading level={level} size={size}>
						{title}
					</ModuleHeading>
				)}
				{intro && <p className={classes.intro}>{intro}</p>}
				{/* Without a title of its own, its parts stand where that would. */}
				{body && <RichText html={title ? body : nestHeadings(body, level - 1)} />}
				{documents && documents.length > 0 && <DocumentList documents={documents} />}
				{link && (
					<p className={classes.link}>
						<LinkButton href={link.href} rel={link.rel} variant="outline">
							{link.label}
							<Icon of={IconArrowRight} size={18} />
						</LinkButton>
					</p>
				)}
			</div>
		</article>
	);
}
