import { useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { addressLine } from '@estate/shared-i18n';
import { LocationMap, type ShownNeighbourhood } from '@estate/shared-ui';
import classes from './property-map.module.css';

/** Section "Location" of a property's own page. */
export function PropertyMap({
	property,
	neighbourhood,
}: {
	property: PropertyDetail;
	neighbourhood?: ShownNeighbourhood | undefined;
}) {
	const text = useText();
	const { site } = useHost();
	const address = addressLine(property, text, site.citySpellings);
	return (
		<section className={classes.section} id="location" aria-labelledby="location-title">
			<h2 className={classes.title} id="location-title">
				{text('map.location')}
			</h2>
			<LocationMap
				located={property}
				address={address}
				title={text('map.homeTitle', { address })}
				without={text('map.homeWithout')}
				hidden={text('map.addressOnRequest')}
				outline={neighbourhood?.outline}
			/>
		</section>
	);
}
