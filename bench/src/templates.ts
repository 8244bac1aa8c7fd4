/** The kinds of page that are measured, by an address of each. */
export interface Template {
	name: 'home' | 'list' | 'detail' | 'content' | 'form' | 'valuation' | 'portal' | 'overview';
	path: string;
	/** Shown to an owner who is logged in */
	isOwners?: true;
}

/** Addresses of the templates on a running site; the detail page is that of the newest property. */
export async function findTemplates(siteUrl: string): Promise<Template[]> {
	const list = await (await fetch(`${siteUrl}/nl/te-koop/`)).text();
	const detail = /href="(\/nl\/te-koop\/[^"/]+\/[^"/]+\/\d+\/)"/.exec(list)?.[1];
	if (!detail) throw new Error(`${siteUrl}/nl/te-koop/ shows no property: import the demo agency first.`);
	return [
		{ name: 'home', path: '/nl/' },
		{ name: 'list', path: '/nl/te-koop/' },
		{ name: 'detail', path: detail },
		{ name: 'content', path: '/nl/over-ons/' },
		{ name: 'form', path: '/nl/contact/' },
		{ name: 'valuation', path: '/nl/gratis-schatting/' },
		{ name: 'portal', path: '/nl/login/' },
		{ name: 'overview', path: '/nl/eigenaar/', isOwners: true },
	];
}
