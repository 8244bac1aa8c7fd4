import type { GeoPoint } from '@estate/shared-contract';
import type { ImportContext } from './import-context.ts';
import type { ContentItem } from './rows-of-item.ts';

/** Degrees. Europe with its islands: a point outside is 0, 0, one whose degrees are exchanged, or none. */
const LATITUDES = [27, 72] as const;
const LONGITUDES = [-32, 45] as const;

const within = (degrees: number, [least, most]: readonly [number, number]) =>
	degrees >= least && degrees <= most;

const span = ([least, most]: readonly [number, number]) => `${least} to ${most}`;

/**
 * An item with the points alone that maps and distances may have: one far away would make every map as large as the world.
 * The others are left out and reported.
 */
export function withPlacesOnMap(
	item: ContentItem,
	{ leaveOut }: Pick<ImportContext, 'leaveOut'>,
): ContentItem {
	const isOnMap = ({ lat, lng }: GeoPoint, path: string): boolean => {
		if (within(lat, LATITUDES) && within(lng, LONGITUDES)) return true;
		leaveOut(
			path,
			`No map shows ${lat}, ${lng}: latitudes of Europe are ${span(LATITUDES)}, longitudes ${span(LONGITUDES)}.`,
		);
		return false;
	};
	switch (item.kind) {
		case 'property':
		case 'project': {
			if (!item.Location || isOnMap(item.Location, 'Location')) return item;
			const placeless = { ...item };
			delete placeless.Location;
			return placeless;
		}
		case 'neighbourhood':
			return {
				...item,
				Coordinates: item.Coordinates.filter((corner, place) => isOnMap(corner, `Coordinates.${place}`)),
			};
		case 'site': {
			const { agency } = item.configuration;
			const offices = agency.offices.map(({ location, ...office }, place) =>
				location && isOnMap(location, `configuration.agency.offices.${place}.location`)
					? { ...office, location }
					: office,
			);
			return { ...item, configuration: { ...item.configuration, agency: { ...agency, offices } } };
		}
		default:
			return item;
	}
}
