/** Views that a module of a page can have (website.md §3 "Module on a page"). */
export const MODULE_VIEWS = [
	'single-view',
	'card-view',
	'slider-view',
	'news-view',
	'ons-team-view',
] as const;

export type ModuleView = (typeof MODULE_VIEWS)[number];
