/** A flood of requests, each from another address behind the trusted proxy. */
export interface Flood {
	finding: string;
	attack: string;
	send(url: string, number: number): Promise<Response>;
}

const client = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number % 250}` });

const views = (number: number) => ({
	token: `invented-${number}`,
	part: 0,
	views: [{ remote: `stranger-${number % 500}`, version: `9.${number}.0`, slots: [`slot-${number}`] }],
	failures: [
		{ remote: 'content', version: '1.0.0', slot: `slot-${number}`, kind: 'render-error', isFirst: true },
	],
	vitals: [],
});

const reports = (number: number) => ({
	reports: [{ kind: 'render-error', remote: 'content', version: '1.0.0', slot: `slot-${number}` }],
});

/** Pages that a visitor reads and that the site keeps */
export const KEPT_PAGES = ['/nl/', '/nl/blog/', '/nl/over-ons/'];

/** Pages of one visit: those that the site keeps, and a search in the visitor's own words, which nobody made before. */
export const pagesOfVisit = (visit: number): string[] => [
	...KEPT_PAGES,
	`/nl/te-koop/?price=-${300_000 + visit}`,
];

/** As many requests of people who mean no harm: what a flood is compared with. */
export const ORDINARY: Flood = {
	finding: '0',
	attack: 'visitors',
	send: (url, number) => fetch(url + KEPT_PAGES[number % KEPT_PAGES.length], { headers: client(number) }),
};

export const FLOODS: readonly Flood[] = [
	{
		finding: '13',
		attack: 'addresses with parameters that nobody reads',
		send: (url, number) =>
			fetch(`${url}/nl/blog/?x${number}=${number}&utm_source=${number}`, { headers: client(number) }),
	},
	{
		finding: '13b',
		attack: 'addresses that there are not',
		send: (url, number) => fetch(`${url}/nl/blog/nothing-${number}/`, { headers: client(number) }),
	},
	{
		finding: '4',
		attack: 'page views and reports of invented versions and slots',
		send: (url, number) =>
			fetch(`${url}/-/${number % 2 ? 'views' : 'reports'}`, {
				method: 'POST',
				headers: { ...client(number), 'content-type': 'text/plain', origin: url },
				body: JSON.stringify(number % 2 ? views(number) : reports(number)),
			}),
	},
];
