import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult, OwnerStatistics } from '@estate/shared-contract';
import { forOwner } from '../session/for-owner.ts';

export interface StatisticsData {
	statistics: OwnerStatistics;
	/** Of the property, for the name of the picture's file */
	id: string;
}

/** Views of one of the owner's properties in the last 30 days. */
export function loadStatistics(context: SlotContext): Promise<LoadResult<StatisticsData | null>> {
	const { api, route, signal } = context;
	const id = route.params.id ?? '';
	return forOwner(context, async () => ({
		data: { id, statistics: await api.call('ownerStatistics', { params: { id } }, { signal }) },
	}));
}
