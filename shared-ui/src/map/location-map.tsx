import type { MapShape, PropertyDetail } from '@estate/shared-contract';
import { useMemo } from 'react';
import classes from './location-map.module.css';
import { MapPlace } from './map-place.tsx';

/** What is known of where a property or a project stands. */
export type Located = Pick<PropertyDetail, 'Location' | 'ApproximateLocation'>;

/** Where something stands, or round about: a hidden address has a circle and never its point (decisions 37). */
export const hasPlaceOnMap = ({ Location, ApproximateLocation }: Located): boolean =>
	Boolean(Location ?? ApproximateLocation);

/** Radius of what is shown around a point, metres */
const AROUND_METRES = 300;

export interface LocationMapProps {
	located: Located;
	/** As far as it is to be published */
	address: string;
	/** What the map shows, for screen readers */
	title: string;
	/** Said where there is no JavaScript */
	without: string;
	/** Said where the map shows a circle instead of a point */
	hidden: string;
	/** Of the neighbourhood that it lies in: three corners at least, or none */
	outline?: MapShape | undefined;
}

/** An address with its map, which comes when it is asked for. */
export function LocationMap({ located, address, title, without, hidden, outline }: LocationMapProps) {
	const { Location, ApproximateLocation } = located;
	const radius = Location ? undefined : ApproximateLocation?.radiusMetres;
	const { lat, lng } = Location ?? ApproximateLocation ?? {};
	const content = useMemo(
		() =>
			lat !== undefined && lng !== undefined
				? {
						mapType: 'place' as const,
						properties: [],
						messageInfo: {
							circleRadius: radius ?? AROUND_METRES,
							...(outline?.length ? { shape: [...outline] } : {}),
						},
						customMarker: {
							Lat: lat,
							Lng: lng,
							label: address,
							...(radius === undefined ? {} : { circleRadius: radius }),
						},
						marqueeIgnoreList: [],
					}
				: undefined,
		[lat, lng, radius, address, outline],
	);
	return (
		<>
			<p>{address}</p>
			{radius !== undefined && <p className={classes.hidden}>{hidden}</p>}
			<MapPlace className={classes.map} title={title} without={without} content={content} />
		</>
	);
}
