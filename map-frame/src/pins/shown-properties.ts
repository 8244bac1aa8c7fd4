import type { MapMessage, MapPoint } from '@estate/shared-contract';

/** Properties that the map draws: not those whose Marquee is on the ignore list (decisions 12). */
export function shownProperties({
	properties,
	marqueeIgnoreList,
}: Pick<MapMessage, 'properties' | 'marqueeIgnoreList'>): MapPoint[] {
	return properties.filter(({ Marquee = 0 }) => !marqueeIgnoreList.includes(Marquee));
}
