import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult } from '@estate/shared-contract';

export interface OverviewData {
	names: string[];
}

/** Reads the names of the team, and gives the page its title. */
export async function loadOverview({
	api,
	language,
	text,
	signal,
}: SlotContext): Promise<LoadResult<OverviewData>> {
	const { items } = await api.call('team', { query: { language } }, { signal });
	return {
		head: { title: text('title'), description: text('intro') },
		heading: text('title'),
		crumbs: [{ name: text('title') }],
		data: { names: items.map(({ name }) => name) },
	};
}
