import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import type { SitemapEntry } from './sitemap-entries.ts';

/** One address per language, each naming all of them. */
function itemsOf({ addresses, pictures, changedAt }: SitemapEntry, siteUrl: string): SitemapItemLoose[] {
	const links = [
		...Object.entries(addresses.byLanguage).map(([lang, path]) => ({ lang, url: siteUrl + path })),
		{ lang: 'x-default', url: siteUrl + addresses.neutral },
	];
	const img = pictures.map((url) => ({ url: siteUrl + url }));
	return Object.values(addresses.byLanguage).map((path) => ({
		url: siteUrl + path,
		links,
		...(img.length > 0 ? { img } : {}),
		...(changedAt ? { lastmod: changedAt } : {}),
	}));
}

/** XML of one part: addresses with their other languages and pictures. */
export async function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): Promise<string> {
	const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } });
	const done = streamToPromise(stream);
	for (const item of entries.flatMap((entry) => itemsOf(entry, siteUrl))) stream.write(item);
	stream.end();
	return (await done).toString('utf8');
}

/** XML that names the parts. */
export async function sitemapIndexXml(names: readonly string[], siteUrl: string): Promise<string> {
	const stream = new SitemapIndexStream();
	const done = streamToPromise(stream);
	for (const name of names) stream.write({ url: `${siteUrl}/sitemaps/${name}.xml` });
	stream.end();
	return (await done).toString('utf8');
}
