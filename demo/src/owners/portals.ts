/** Where properties are advertised. The last one gives no figures (website.md §9). */
export const PORTALS = [
	{ name: 'site', url: 'https://www.meander.example', share: 0.34, providesStatistics: true },
	{ name: 'Immoweb', url: 'https://www.immoweb.be', share: 0.42, providesStatistics: true },
	{ name: 'Zimmo', url: 'https://www.zimmo.be', share: 0.17, providesStatistics: true },
	{ name: 'Immoscoop', url: 'https://www.immoscoop.be', share: 0.07, providesStatistics: true },
	{ name: 'Facebook', url: 'https://www.facebook.com', share: 0, providesStatistics: false },
] as const;
