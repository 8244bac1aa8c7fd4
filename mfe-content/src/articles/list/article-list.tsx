import { useText } from '@estate/remote-kit';
import { EmptyState, LinkButton, Pagination } from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import type { HeadingLevel } from '../../modules/heading-level.ts';
import { ArticleCard } from '../article-card.tsx';
import { ArticleFeature } from '../article-feature.tsx';
import classes from './article-list.module.css';
import { type ArticleListData, listHref } from './read-article-list.ts';
import { TagLinks } from './tag-links.tsx';

export interface ArticleListProps {
	list: ArticleListData;
	level: HeadingLevel;
	/** Cards beside each other on wide screens */
	perRow: number;
}

/** Everything there is to read, page by page: tags to choose from, the newest article large, the others as cards. */
export function ArticleList({ list, level, perRow }: ArticleListProps) {
	const text = useText();
	const { items, total, page, pageCount, tag, href } = list;
	const isFront = page === 1 && !tag && items.length > perRow;
	const [first] = items;
	const beat = isFront ? classes.front : classes.further;
	const rhythm = perRow === 3 ? `${classes.cards} ${beat}` : classes.cards;
	return (
		<>
			<TagLinks list={list} />
			{items.length === 0 ? (
				<EmptyState
					title={total > 0 ? text('list.beyond') : text('list.none')}
					action={<LinkButton href={href}>{text('list.all')}</LinkButton>}
				>
					{total > 0 ? text('list.pages', { count: pageCount }) : text('list.noneWithTag')}
				</EmptyState>
			) : (
				<>
					{isFront && first && <ArticleFeature article={first} level={level} />}
					<ul className={rhythm} style={{ '--columns': perRow } as CSSProperties}>
						{items.slice(isFront ? 1 : 0).map((article) => (
							<li key={article.id} className={classes.item}>
								<ArticleCard article={article} level={level} isRowOnPhones />
							</li>
						))}
					</ul>
					<div className={classes.pages}>
						<Pagination
							page={page}
							pageCount={pageCount}
							total={total}
							hrefOf={(number) => listHref(href, { page: number, tag: tag?.slug })}
						/>
					</div>
				</>
			)}
		</>
	);
}
