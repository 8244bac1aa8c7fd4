/** The agency's own site among the portals */
export const OWN_SITE = 'site';

/**
 * Where properties are advertised. The last one gives no figures (website.md §9). No portal has the demo's properties:
 * their adverts are the site's own pages.
 */
export const PORTALS = [
	{ name: OWN_SITE, share: 0.34, providesStatistics: true },
	{ name: 'Immoweb', share: 0.42, providesStatistics: true },
	{ name: 'Zimmo', share: 0.17, providesStatistics: true },
	{ name: 'Immoscoop', share: 0.07, providesStatistics: true },
	{ name: 'Facebook', share: 0, providesStatistics: false },
] as const;
