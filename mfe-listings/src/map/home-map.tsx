import { useHost, useText } from '@estate/remote-kit';
import type { PropertyDetail } from '@estate/shared-contract';
import { addressLine } from '@estate/shared-i18n';
import { LocationMap } from '@estate/shared-ui';
import classes from './home-map.module.css';

/** Section "Location" of a home's own page. */
export function HomeMap({ home }: { home: PropertyDetail }) {
	const text = useText();
	const { site } = useHost();
	const address = addressLine(home, text, site.citySpellings);
	return (
		<section className={classes.section} id="location" aria-labelledby="location-title">
			<h2 className={classes.title} id="location-title">
				{text('map.location')}
			</h2>
			<LocationMap
				located={home}
				address={address}
				title={text('map.homeTitle', { address })}
				without={text('map.homeWithout')}
				hidden={text('map.addressOnRequest')}
			/>
		</section>
	);
}
