import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult } from '@estate/shared-contract';

/** What a page is passed on with. */
export interface Shared {
	title: string;
	/** With its origin */
	url: string;
}

/** Title and address of the article that is shown. */
export async function loadShare({
	api,
	href,
	language,
	route,
	signal,
	siteUrl,
}: SlotContext): Promise<LoadResult<Shared>> {
	const { slug = '' } = route.params;
	const article = await api.call('article', { params: { slug }, query: { language } }, { signal });
	return {
		data: { title: article.title, url: siteUrl + href('content.article', { slug: article.slug }) },
	};
}
