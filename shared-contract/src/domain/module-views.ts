/** Views that a module of a page can have (website.md §3 "Module on a page"). */
export const MODULE_VIEWS = [
	'single-view',
	'card-view',
	'slider-view',
	'news-view',
	'ons-team-view',
] as const;

export type ModuleView = (typeof MODULE_VIEWS)[number];

export function isModuleView(view: string): view is ModuleView {
	return (MODULE_VIEWS as readonly string[]).includes(view);
}

/** What a module can lead to (website.md §3 "Module on a page"). */
export const RELATION_TYPES = ['article', 'category', 'property-list', 'project-list', 'contact'] as const;

export type RelationType = (typeof RELATION_TYPES)[number];

export function isRelationType(type: string): type is RelationType {
	return (RELATION_TYPES as readonly string[]).includes(type);
}
