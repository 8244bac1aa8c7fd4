import { CardGrid } from '@estate/shared-ui';
import { ArticleCard } from '../../articles/article-card.tsx';
import { MemberCard } from '../../people/member-card.tsx';
import { TestimonialQuote } from '../../people/testimonial-quote.tsx';
import { Groups } from '../groups.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { ModuleContent } from '../module-content.ts';
import { ModuleIntro } from '../module-intro.tsx';
import type { ModuleItem } from '../module-items.ts';

/** Any item of a module as a card. */
export function itemCard(item: ModuleItem, level: HeadingLevel) {
	if (item.type === 'article')
		return <ArticleCard key={`article-${item.article.id}`} article={item.article} level={level} />;
	if (item.type === 'member')
		return <MemberCard key={`member-${item.member.id}`} member={item.member} level={level} />;
	return <TestimonialQuote key={`testimonial-${item.testimonial.id}`} testimonial={item.testimonial} />;
}

/** Items as cards, as many beside each other as the module asks for. */
export function CardView({ module }: { module: ModuleContent }) {
	return (
		<>
			<ModuleIntro module={module} />
			<Groups module={module}>
				{(items, level) => (
					<CardGrid columns={module.perRow}>{items.map((item) => itemCard(item, level))}</CardGrid>
				)}
			</Groups>
		</>
	);
}
