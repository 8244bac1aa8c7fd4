import type { SlotContext } from '@estate/remote-kit';
import type { ModuleView, ResolvedModule, TeamMember } from '@estate/shared-contract';
import { type ArticleItem, articleInFull, articleTeaser } from '../articles/article-item.ts';
import { type TestimonialItem, testimonialItem } from '../people/testimonial/testimonial-item.ts';

export type ModuleItem =
	| { type: 'article'; article: ArticleItem }
	| { type: 'testimonial'; testimonial: TestimonialItem }
	| { type: 'member'; member: TeamMember };

/** Items under one name: the whole module, or one of its subcategories. */
export interface ModuleGroup {
	name?: string;
	items: ModuleItem[];
}

/** Most items that a view shows where the module sets no limit (website.md §9 "Lists"). */
const VIEW_LIMITS: Partial<Record<ModuleView, number>> = {
	'news-view': 3,
	'slider-view': 16,
	'ons-team-view': 12,
};

function itemsOf(
	{ articles, categories, testimonials, team }: ResolvedModule,
	view: ModuleView,
	context: SlotContext<ResolvedModule>,
): ModuleItem[] {
	const kindOf = new Map(categories.map(({ id, kind }) => [id, kind]));
	const shape = view === 'single-view' ? articleInFull : articleTeaser;
	const setting = { ...context, noReferrerNoFollow: context.input.noReferrerNoFollow };
	return [
		...articles.map((article) => ({
			type: 'article' as const,
			article: shape(article, kindOf.get(article.categoryId), setting),
		})),
		...testimonials.map((one) => ({
			type: 'testimonial' as const,
			testimonial: testimonialItem(one, context),
		})),
		...team.map((member) => ({ type: 'member' as const, member })),
	];
}

/** What a module lists: at most as many as it asks for, in groups where it shows its subcategories. */
export function moduleGroups(
	resolved: ResolvedModule,
	view: ModuleView,
	context: SlotContext<ResolvedModule>,
): ModuleGroup[] {
	const { module, categories } = resolved;
	const limit = module.maxItems || VIEW_LIMITS[view] || Number.POSITIVE_INFINITY;
	const items = itemsOf(resolved, view, context).slice(0, limit);
	if (!module.isHasSubcategories) return items.length > 0 ? [{ items }] : [];
	const belongsTo = (item: ModuleItem, id: number) =>
		item.type === 'article' && item.article.categoryId === id;
	const groups = categories.map(({ id, name }) => ({
		name,
		items: items.filter((item) => belongsTo(item, id)),
	}));
	const others = items.filter((item) => !categories.some(({ id }) => belongsTo(item, id)));
	return [...groups, { items: others }].filter((group) => group.items.length > 0);
}
