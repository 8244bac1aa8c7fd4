import type { Page, ResolvedModule } from '@estate/shared-contract';

const HIDDEN = { text: {}, public: false };
const FULL = { sm: 12, md: 12, lg: 12 };

/** The page's own text (website.md §3 Page "content") as a module of text; undefined where it has none. */
export function contentModule({ content, noReferrerNoFollow }: Page): ResolvedModule | undefined {
	if (!Object.values(content).some((text) => text.trim() !== '')) return undefined;
	return {
		module: {
			id: 0,
			title: HIDDEN,
			titleSize: 2,
			description: HIDDEN,
			description2: { text: content, public: true },
			position: { contentRow: 0 },
			span: 12,
			columns: FULL,
			sort: 0,
			view: 'single-view',
			class: '',
			backgroundType: 'empty',
			images: [],
			colorBackground: '',
			relations: [],
			status: 'Published',
			numberItemOfRow: 1,
			maxItems: 0,
			isHasSubcategories: false,
		},
		articles: [],
		categories: [],
		testimonials: [],
		team: [],
		...(noReferrerNoFollow ? { noReferrerNoFollow } : {}),
	};
}
