/** The kinds of page that are measured, by an address of each. */
export interface Template {
	name: 'home' | 'list' | 'detail' | 'content' | 'form' | 'valuation' | 'portal' | 'overview';
	path: string;
	/** Shown to an owner who is logged in */
	isOwners?: true;
}

/** Pages of an owner below the overview: at load they cost what it does, which a budget of their own would not say better. */
export type OwnerPage = `owner-${'property' | 'messages' | 'offers' | 'documents' | 'people' | 'account'}`;

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

/** Addresses of an owner's pages, of the first property on the overview, which `overview` is the HTML of. */
export function findOwnerPages(overview: string): { name: OwnerPage; path: string }[] {
	const property = /href="(\/nl\/eigenaar\/\d+\/)"/.exec(overview)?.[1];
	if (!property) throw new Error('The overview shows no property: is the demo owner logged in?');
	return [
		{ name: 'owner-property', path: property },
		{ name: 'owner-messages', path: `${property}berichten/` },
		{ name: 'owner-offers', path: `${property}biedingen/` },
		{ name: 'owner-documents', path: `${property}documenten/` },
		{ name: 'owner-people', path: `${property}personen/` },
		{ name: 'owner-account', path: '/nl/eigenaar/account/' },
	];
}
