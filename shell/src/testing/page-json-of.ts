import type { PageJson } from '../page/view/page-json.ts';

/** What a document gives its application. */
export function pageJsonOf(html: string): PageJson | undefined {
	const [, json] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html) ?? [];
	return json ? (JSON.parse(json) as PageJson) : undefined;
}
