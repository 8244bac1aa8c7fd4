import { type PropertySummary, type SiteConfiguration, withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { Link } from '@estate/shared-ui/router';
import type { ReactNode } from 'react';
import { HomeBadges } from '../badges/home-badges.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { MissingPicture } from '../picture/missing-picture.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import classes from './card.module.css';
import { HomeFacts } from './home-facts.tsx';

/** A card is a third of the content on wide screens, half of it on tablets. */
export const CARD_SIZES = '(min-width: 1280px) 400px, (min-width: 767px) 50vw, 100vw';
export const CARD_RATIO = 4 / 3;

export interface PropertyCardProps {
	home: PropertySummary;
	/** Address of the home's page */
	href: string;
	/** 3 unless told */
	headingLevel?: 2 | 3 | 4;
	/** In the page's first view: its picture loads at once */
	priority?: boolean;
	/** Where its looks are configured: badge colours, city spellings */
	site?: Pick<SiteConfiguration, 'marqueeColors' | 'citySpellings'>;
	/** Laid on the picture's corner, above the link, such as a favourite button */
	action?: ReactNode;
}

/** A home in a list. The whole card is one link with one tab stop. */
export function PropertyCard({ home, href, headingLevel = 3, priority, site, action }: PropertyCardProps) {
	const Heading = `h${headingLevel}` as const;
	return (
		<article className={classes.card}>
			<div className={classes.media}>
				{home.SmallPictureItem ? (
					<Picture
						picture={home.SmallPictureItem}
						alt=""
						sizes={CARD_SIZES}
						ratio={CARD_RATIO}
						priority={priority}
					/>
				) : (
					<MissingPicture ratio={CARD_RATIO} />
				)}
				<div className={classes.badges}>
					<HomeBadges home={home} marqueeColors={site?.marqueeColors} />
				</div>
				<EnergyBadge home={home} className={classes.energy} />
			</div>
			<div className={classes.body}>
				<p className={classes.price}>
					<Price home={home} />
				</p>
				<Heading className={classes.title}>
					<Link className={classes.link} to={href}>
						{withoutBadge(home.TypeDescription)}
					</Link>
				</Heading>
				<p className={classes.place}>
					{home.MainTypeName} · {placeLine(home, site?.citySpellings)}
				</p>
				<HomeFacts home={home} />
			</div>
			{action}
		</article>
	);
}
