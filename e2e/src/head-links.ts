import type { APIRequestContext } from '@playwright/test';

export interface HeadLinks {
	status: number;
	html: string;
	/** `lang` of the document */
	lang: string | undefined;
	canonical: string | undefined;
	/** hreflang → address */
	alternates: Record<string, string>;
}

/** What a page says of itself and its other languages, as a crawler reads it. */
export async function headLinks(request: APIRequestContext, address: string): Promise<HeadLinks> {
	const response = await request.get(address, { maxRedirects: 0 });
	const html = await response.text();
	const [head = ''] = html.split('</head>');
	const links = [...head.matchAll(/<link rel="alternate" href="([^"]+)" hreflang="([^"]+)">/g)];
	return {
		status: response.status(),
		html,
		lang: /<html lang="([^"]+)"/.exec(html)?.[1],
		canonical: /<link rel="canonical" href="([^"]+)">/.exec(head)?.[1],
		alternates: Object.fromEntries(links.map(([, href = '', hreflang = '']) => [hreflang, href])),
	};
}
