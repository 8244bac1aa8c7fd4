import { useHost, useText } from '@estate/remote-kit';
import type { SearchFilter } from '@estate/shared-contract';
import { formatNumber } from '@estate/shared-i18n';
import { ErrorState, MapPlace } from '@estate/shared-ui';
import { useMemo } from 'react';
import type { ResultsData } from '../results/results-data.ts';
import { useListHref } from '../results/use-list-href.ts';
import classes from './results-map.module.css';
import { SelectedProperties } from './selected-properties.tsx';
import { useMapPoints } from './use-map-points.ts';
import { useSelectedProperties } from './use-selected-properties.ts';

/** What list and map tell each other. */
export interface InStep {
	/** Property whose card the visitor is at */
	pointed: number | undefined;
	/** Properties of the pin that was chosen */
	selected: readonly number[];
	onSelect(ids: number[]): void;
	/** Properties of the pin that the visitor is at */
	onHover(ids: number[]): void;
}

interface Props extends InStep {
	data: Pick<ResultsData, 'filter' | 'items'>;
}

/** The properties of a search on the map: prices as pins, the chosen property as a small card, and "search this area". */
export function ResultsMap({ data: { filter, items }, pointed, selected, onSelect, onHover }: Props) {
	const text = useText();
	const { language, navigate, site } = useHost();
	const { hrefOf } = useListHref();
	const { points, hasFailed, retry } = useMapPoints(filter);
	const properties = useSelectedProperties(selected, filter.goal, items);
	const { marqueeIgnoreList } = site;
	const content = useMemo(
		() =>
			points && {
				mapType: 'search' as const,
				properties: points.points,
				messageInfo: {
					circleRadius: points.circleRadius,
					...(points.bounds ? { bounds: points.bounds } : {}),
					...(points.shape ? { shape: [...points.shape] } : {}),
					draws: true as const,
				},
				marqueeIgnoreList,
			},
		[points, marqueeIgnoreList],
	);

	/** A part of the map, or an area drawn on it, takes the place of the towns that were named and of one another. */
	function searchIn(area: Pick<SearchFilter, 'bounds' | 'shape'>): void {
		const { bounds, shape, radius, street, ...others } = filter;
		onSelect([]);
		navigate(hrefOf({ ...others, ...area, cities: [], page: 1 }), { keepScroll: true });
	}

	if (hasFailed) return <ErrorState onRetry={retry} explanation={text('map.failed')} />;
	const absent = points ? points.total - points.points.length : 0;
	return (
		<>
			<MapPlace
				isAsked
				className={classes.map}
				title={text('map.title')}
				without={text('map.without')}
				content={content}
				highlighted={pointed}
				onSelect={onSelect}
				onHover={onHover}
				onSearchArea={(bounds) => searchIn({ bounds })}
				onShape={(shape) => searchIn({ shape })}
			>
				{properties && properties.length > 0 && (
					<SelectedProperties properties={properties} onClose={() => onSelect([])} />
				)}
			</MapPlace>
			{absent > 0 && (
				<p className={classes.absent}>
					{text('map.absent', { count: absent, number: formatNumber(absent, language) })}
				</p>
			)}
		</>
	);
}
