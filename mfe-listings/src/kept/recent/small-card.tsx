import { useHost } from '@estate/remote-kit';
import { type PropertySummary, type SiteConfiguration, withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { CARD_RATIO, HomeBadges, MissingPicture, Picture, Price, Skeleton } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { homeHref } from '../../home/home-address.ts';
import classes from './small-card.module.css';

const SIZES = '(min-width: 767px) 25vw, 50vw';

interface SmallCardProps {
	/** Undefined while it is read: its room is kept */
	home: PropertySummary | undefined;
	site: Pick<SiteConfiguration, 'marqueeColors' | 'citySpellings'>;
}

/** A home as a reminder: picture, price, title, place. */
export function SmallCard({ home, site }: SmallCardProps) {
	const { href, language } = useHost();
	if (!home)
		return (
			<div className={classes.card}>
				<Skeleton ratio={CARD_RATIO} />
				<div className={classes.room} />
			</div>
		);
	return (
		<article className={classes.card}>
			<div className={classes.media}>
				{home.SmallPictureItem ? (
					<Picture picture={home.SmallPictureItem} alt="" sizes={SIZES} ratio={CARD_RATIO} />
				) : (
					<MissingPicture ratio={CARD_RATIO} />
				)}
				<div className={classes.badges}>
					<HomeBadges home={home} marqueeColors={site.marqueeColors} />
				</div>
			</div>
			<div className={classes.room}>
				<p className={classes.price}>
					<Price home={home} />
				</p>
				<h3 className={classes.title}>
					<Link className={classes.link} to={homeHref(home, href, language)}>
						{withoutBadge(home.TypeDescription)}
					</Link>
				</h3>
				<p className={classes.place}>{placeLine(home, site.citySpellings)}</p>
			</div>
		</article>
	);
}
