import type { Language } from '../domain/languages.ts';
import { MODULE_VIEWS, RELATION_TYPES, type RelationType } from '../domain/module-views.ts';
import type { ResolvedModule } from '../entities/content.schema.ts';
import { sampleArticles, sampleCategories } from './articles.ts';
import { sampleImage } from './pictures.ts';
import { sampleTeam, sampleTestimonials } from './team.ts';

/** What each relation leads to; a category is shown once as news, once as testimonials, once as the team. */
const RELATED: Record<RelationType, readonly number[]> = {
	article: [1],
	category: [2, 4, 5],
	'property-list': [1],
	'project-list': [1],
	contact: [1],
};

function moduleOf(
	id: number,
	type: RelationType,
	relatedId: number,
	view: string,
	language: Language,
): ResolvedModule {
	const isCategory = type === 'category';
	const articles = sampleArticles(language);
	const hidden = { text: { nl: '', fr: '', en: '' }, public: false };
	return {
		module: {
			id,
			title: {
				text: { nl: 'Nu in de kijker', fr: 'À la une', en: 'In the spotlight' },
				public: id % 2 === 0,
			},
			titleSize: 2,
			description: {
				text: { nl: 'Een korte inleiding.', fr: 'Une brève introduction.', en: 'A short introduction.' },
				public: id % 3 === 0,
			},
			description2: hidden,
			position: { contentRow: id },
			span: 12,
			columns: { sm: 12, md: 6, lg: 4 },
			sort: id,
			view,
			class: '',
			backgroundType: (['empty', 'color', 'image', 'gallery'] as const)[id % 4] ?? 'empty',
			...(id % 4 === 2 ? { image: sampleImage(`module-${id}`) } : {}),
			images: id % 4 === 3 ? [sampleImage(`module-${id}-1`), sampleImage(`module-${id}-2`)] : [],
			colorBackground: id % 4 === 1 ? '#F3EEE6' : '',
			relations: [{ type, id: relatedId }],
			status: 'Published',
			numberItemOfRow: 3,
			maxItems: 3,
			isHasSubcategories: false,
		},
		articles: articles.filter(({ id: own, categoryId }) =>
			isCategory ? categoryId === relatedId : type === 'article' && own === relatedId,
		),
		categories: isCategory ? sampleCategories(language).filter(({ id: own }) => own === relatedId) : [],
		testimonials: isCategory && relatedId === 4 ? sampleTestimonials(language) : [],
		team: isCategory && relatedId === 5 ? sampleTeam(language) : [],
		...(type === 'property-list' ? { query: 'goal=0&sort=newest' } : {}),
	};
}

/** One module for each relation in each view, and one with an unknown view ("API ERROR; invalid view"). */
export function sampleModules(language: Language): ResolvedModule[] {
	const views = [...MODULE_VIEWS, 'unknown-view'];
	return RELATION_TYPES.flatMap((type) =>
		RELATED[type].flatMap((relatedId) => views.map((view) => [type, relatedId, view] as const)),
	).map(([type, relatedId, view], index) => moduleOf(index + 1, type, relatedId, view, language));
}
