import { CardGrid } from '@estate/shared-ui';
import type { CSSProperties } from 'react';
import { ArticleCard } from '../../articles/article-card.tsx';
import { ArticleList } from '../../articles/list/article-list.tsx';
import { MemberCard } from '../../people/member-card.tsx';
import { TestimonialQuote } from '../../people/testimonial/testimonial-quote.tsx';
import { Groups, itemLevel } from '../groups.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import type { ModuleItem } from '../module-items.ts';
import classes from './card-view.module.css';

/** Any item of a module as a card. */
export function itemCard(item: ModuleItem, level: HeadingLevel) {
	if (item.type === 'article')
		return <ArticleCard key={`article-${item.article.id}`} article={item.article} level={level} />;
	if (item.type === 'member')
		return <MemberCard key={`member-${item.member.id}`} member={item.member} level={level} />;
	return <TestimonialQuote key={`testimonial-${item.testimonial.id}`} testimonial={item.testimonial} />;
}

/** What clients say, each as long as it is: columns like a newspaper's. */
function Voices({
	items,
	level,
	perRow,
}: {
	items: readonly ModuleItem[];
	level: HeadingLevel;
	perRow: number;
}) {
	return (
		<ul className={classes.voices} style={{ '--columns': perRow } as CSSProperties}>
			{items.map((item) => {
				const card = itemCard(item, level);
				return (
					<li key={card.key} className={classes.voice}>
						{card}
					</li>
				);
			})}
		</ul>
	);
}

/** Items as cards, as many beside each other as the module asks for. */
export function CardView({ module }: { module: ModuleContent }) {
	return (
		<>
			<ModuleIntro module={module} />
			{module.list && <ArticleList list={module.list} level={itemLevel(module)} perRow={module.perRow} />}
			<Groups module={module}>
				{(items, level) =>
					items.every(({ type }) => type === 'testimonial') ? (
						<Voices items={items} level={level} perRow={module.perRow} />
					) : (
						<CardGrid columns={module.perRow}>{items.map((item) => itemCard(item, level))}</CardGrid>
					)
				}
			</Groups>
		</>
	);
}
