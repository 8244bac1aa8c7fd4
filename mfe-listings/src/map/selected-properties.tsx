import { useHost, useText } from '@estate/remote-kit';
import { type PropertySummary, withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { Icon, IconX, Picture, Price } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { useEffect, useRef } from 'react';
import { propertyHref } from '../property/property-address.ts';
import classes from './selected-properties.module.css';

interface Props {
	properties: readonly PropertySummary[];
	onClose: () => void;
}

/** The properties of the pin that was chosen, laid over the map's corner: small cards, each one link. */
export function SelectedProperties({ properties, onClose }: Props) {
	const text = useText();
	const { href, language, site } = useHost();
	const card = useRef<HTMLElement>(null);
	const [first] = properties;
	// The map's lower end, where the card lies, may be below the screen.
	useEffect(() => {
		if (first) card.current?.scrollIntoView({ block: 'nearest' });
	}, [first]);
	return (
		<section ref={card} className={classes.chosen} aria-label={text('map.chosen')}>
			<button type="button" className={classes.close} aria-label={text('ui.close')} onClick={onClose}>
				<Icon of={IconX} />
			</button>
			<ul className={classes.list}>
				{properties.map((property) => (
					<li key={property.ID} className={classes.property}>
						{property.SmallPictureItem && (
							<Picture
								className={classes.picture}
								picture={property.SmallPictureItem}
								alt=""
								sizes="132px"
								ratio={4 / 3}
							/>
						)}
						<div className={classes.words}>
							<p className={classes.price}>
								<Price property={property} />
							</p>
							<p className={classes.title}>
								<Link className={classes.link} to={propertyHref(property, href, language)}>
									{withoutBadge(property.TypeDescription)}
								</Link>
							</p>
							<p className={classes.place}>{placeLine(property, site.citySpellings)}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
