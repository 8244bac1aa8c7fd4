import { useHost } from '@estate/remote-kit';
import type { SearchFilter } from '@estate/shared-contract';
import { useEffect, useMemo, useState } from 'react';
import { apiQuery } from './form-search.ts';
import { createLiveCount } from './live-count.ts';

/** How many homes the form as it stands would find; undefined until it changes, and while that is unknown. */
export function useLiveCount() {
	const { api, language } = useHost();
	const [total, setTotal] = useState<number>();
	const live = useMemo(
		() =>
			createLiveCount<SearchFilter>({
				count: async (filter, signal) =>
					(await api.call('propertyCount', { query: apiQuery(filter, language) }, { signal })).total,
				onTotal: setTotal,
			}),
		[api, language],
	);
	useEffect(() => live.stop, [live]);
	return { total, change: live.change };
}
