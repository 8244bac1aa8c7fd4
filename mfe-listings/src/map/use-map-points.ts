import { useHost } from '@estate/remote-kit';
import {
	type MapBounds,
	type MapShape,
	type PropertyMap,
	type SearchFilter,
	writeSearch,
} from '@estate/shared-contract';
import { useEffect, useState } from 'react';
import { apiQuery } from '../search/form-search.ts';
import { withUnits } from '../search/unit-query.ts';

/** An answer of the api, and the part of the map that was asked for. */
type Answer = PropertyMap & { bounds?: MapBounds | undefined; shape?: MapShape | undefined };

interface MapPoints {
	/** Of the search that was last answered: the map stays as it is while the next answer is awaited */
	points: Answer | undefined;
	hasFailed: boolean;
	retry(): void;
}

/** Every property of a search that the map may show, read once the map is there. */
export function useMapPoints(filter: SearchFilter): MapPoints {
	const { api, language, report } = useHost();
	const [points, setPoints] = useState<Answer>();
	const [hasFailed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	// Sort and page are no matter of the map.
	const search = writeSearch({ ...filter, sort: 'newest', page: 1 }).toString();
	const { goal } = filter;
	// biome-ignore lint/correctness/useExhaustiveDependencies: `search` says all of the filter, and another attempt asks again
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		setFailed(false);
		api
			.call(
				'propertyMap',
				{ query: withUnits(apiQuery({ ...filter, sort: 'newest', page: 1 }, language), 'each') },
				{ signal },
			)
			.then(
				(answer) => setPoints({ ...answer, bounds: filter.bounds, shape: filter.shape }),
				(error: Error) => {
					if (signal.aborted) return;
					report({ kind: 'load-error', message: `The map's homes cannot be read: ${error.message}` });
					setFailed(true);
				},
			);
		return () => leaving.abort();
	}, [search, goal, language, attempt]);
	return { points, hasFailed, retry: () => setAttempt(attempt + 1) };
}
