import { useHost } from '@estate/remote-kit';
import { type PropertySummary, type SiteConfiguration, withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { CARD_RATIO, MissingPicture, Picture, Price, PropertyBadges, Skeleton } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { propertyHref } from '../../property/property-address.ts';
import classes from './small-card.module.css';

const SIZES = '(min-width: 767px) 25vw, 50vw';

interface SmallCardProps {
	/** Undefined while it is read: its room is kept */
	property: PropertySummary | undefined;
	site: Pick<SiteConfiguration, 'marqueeColors' | 'citySpellings'>;
}

/** A property as a reminder: picture, price, title, place. */
export function SmallCard({ property, site }: SmallCardProps) {
	const { href, language } = useHost();
	if (!property)
		return (
			<div className={classes.card}>
				<Skeleton ratio={CARD_RATIO} />
				<div className={classes.room} />
			</div>
		);
	return (
		<article className={classes.card}>
			<div className={classes.media}>
				{property.SmallPictureItem ? (
					<Picture picture={property.SmallPictureItem} alt="" sizes={SIZES} ratio={CARD_RATIO} />
				) : (
					<MissingPicture ratio={CARD_RATIO} />
				)}
				<div className={classes.badges}>
					<PropertyBadges property={property} marqueeColors={site.marqueeColors} />
				</div>
			</div>
			<div className={classes.room}>
				<p className={classes.price}>
					<Price property={property} />
				</p>
				<h3 className={classes.title}>
					<Link className={classes.link} to={propertyHref(property, href, language)}>
						{withoutBadge(property.TypeDescription)}
					</Link>
				</h3>
				<p className={classes.place}>{placeLine(property, site.citySpellings)}</p>
			</div>
		</article>
	);
}
