import { CardGrid } from '@estate/shared-ui';
import { ArticleInFull } from '../../articles/article-in-full.tsx';
import { headingLevel } from '../heading-level.ts';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import { itemCard } from './card-view.tsx';
import classes from './single-view.module.css';

/** One article in full, or a few beside each other: picture, title at the module's size, body, link. */
export function SingleView({ module }: { module: ModuleContent }) {
	const articles = module.groups.flatMap(({ items }) =>
		items.flatMap((item) => (item.type === 'article' ? [item.article] : [])),
	);
	const others = module.groups.flatMap(({ items }) => items.filter(({ type }) => type !== 'article'));
	// A module that is named as its one article would say the same title twice.
	const isNamedAsArticle = articles.length === 1 && articles[0]?.title === module.title;
	const { title, ...withoutTitle } = module;
	const intro = isNamedAsArticle ? withoutTitle : module;
	const isBelow = Boolean(title) && !isNamedAsArticle;
	return (
		<>
			<ModuleIntro module={intro} />
			{articles.length > 0 && (
				<div className={articles.length > 1 ? classes.several : undefined}>
					{articles.map((article, index) => (
						<ArticleInFull
							key={article.id}
							article={article}
							level={isBelow ? headingLevel(module.titleLevel + 1) : module.titleLevel}
							size={isBelow ? module.titleSize + 1 : module.titleSize}
							isFirst={module.isFirst === true && index === 0}
							isMirrored={module.isMirrored && articles.length === 1}
						/>
					))}
				</div>
			)}
			{others.length > 0 && (
				<CardGrid columns={module.perRow}>
					{others.map((item) => itemCard(item, headingLevel(module.titleLevel + 1)))}
				</CardGrid>
			)}
		</>
	);
}
