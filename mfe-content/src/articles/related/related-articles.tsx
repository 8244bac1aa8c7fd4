import { useText } from '@estate/remote-kit';
import { CardGrid } from '@estate/shared-ui';
import { ArticleCard } from '../article-card.tsx';
import type { ArticleItem } from '../article-item.ts';
import classes from './related-articles.module.css';

/** What to read after an article. */
export function RelatedArticles({ data }: { data: ArticleItem[] }) {
	const text = useText();
	if (data.length === 0) return null;
	return (
		<section className={classes.related}>
			<h2>{text('article.related')}</h2>
			<CardGrid columns={3}>
				{data.map((each) => (
					<ArticleCard key={each.id} article={each} level={3} isRowOnPhones />
				))}
			</CardGrid>
		</section>
	);
}
