import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult } from '@estate/shared-contract';

export interface GreetingData {
	title: string;
	address: string;
	error?: string;
}

/** Reads the property that the path names. */
export async function loadGreeting({
	api,
	language,
	route,
	href,
	signal,
}: SlotContext): Promise<LoadResult<GreetingData>> {
	const id = Number(route.params.id);
	const { property } = await api.call('property', { params: { id }, query: { language } }, { signal });
	return {
		head: { title: property.TypeDescription },
		data: { title: property.TypeDescription, address: href('fixture.home', { id }) },
	};
}
