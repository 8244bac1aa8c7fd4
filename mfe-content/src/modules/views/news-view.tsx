import { NewsItem } from '../../articles/news-item.tsx';
import { Groups } from '../groups.tsx';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import { CardView } from './card-view.tsx';
import classes from './news-view.module.css';

/** News: the latest with a large picture, the others in a list beside it. What is no article is shown as cards. */
export function NewsView({ module }: { module: ModuleContent }) {
	const isNews = module.groups.some(({ items }) => items.some(({ type }) => type === 'article'));
	if (!isNews) return <CardView module={module} />;
	return (
		<>
			<ModuleIntro module={module} />
			<Groups module={module}>
				{(items, level) => (
					<ul className={classes.news}>
						{items
							.flatMap((item) => (item.type === 'article' ? [item.article] : []))
							.map((article, index) => (
								<li key={article.id} className={classes.item}>
									<NewsItem article={article} level={level} isFirst={index === 0} />
								</li>
							))}
					</ul>
				)}
			</Groups>
		</>
	);
}
