import { type PropertySummary, type SiteConfiguration, withoutBadge } from '@estate/shared-contract';
import { Link } from '@estate/shared-ui/router';
import type { ReactNode } from 'react';
import { PropertyBadges } from '../badges/property-badges.tsx';
import { classNames } from '../class-names.ts';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { MissingPicture } from '../picture/missing-picture.tsx';
import { PHONE_SIZE } from '../picture/phone-size.ts';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { useText } from '../text.ts';
import classes from './card.module.css';
import { CardPhotos } from './card-photos.tsx';
import { CardPlace } from './card-place.tsx';
import { FormerPrice } from './former-price.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { UnitCount } from './unit-count.tsx';

/** A card is a quarter of the content on wide screens, a third or half of it on tablets. */
export const CARD_SIZES = `(min-width: 1280px) 300px, (min-width: 961px) 33vw, (min-width: 767px) 50vw, ${PHONE_SIZE}`;
export const CARD_RATIO = 4 / 3;
/** In a row the picture takes a little less than half of the content, and a third of a phone. */
const ROW_SIZES = '(min-width: 1280px) 520px, (min-width: 767px) 45vw, 38vw';

export interface PropertyCardProps {
	property: PropertySummary;
	/** Address of the property's page */
	href: string;
	/** 3 by default */
	headingLevel?: 2 | 3 | 4;
	/** Picture above the facts, or a row with the picture beside them; `column` by default */
	layout?: 'column' | 'row';
	/** Stands out, such as the property whose pin is chosen on the map */
	marked?: boolean;
	/** In the page's first view: its picture loads at once */
	priority?: boolean | undefined;
	/** Where its looks are configured: badge colours, city spellings */
	site?: Pick<SiteConfiguration, 'marqueeColors' | 'citySpellings'>;
	/** Laid on the picture's corner, above the link, such as a favourite button */
	action?: ReactNode;
}

/** The first photo, in a row with the others where there are more. */
function CardMedia({
	property,
	href,
	layout,
	priority,
	title,
}: Pick<PropertyCardProps, 'property' | 'href' | 'layout' | 'priority'> & { title: string }) {
	if (!property.SmallPictureItem) return <MissingPicture ratio={CARD_RATIO} />;
	const first = (
		<Picture
			picture={property.SmallPictureItem}
			alt=""
			sizes={layout === 'row' ? ROW_SIZES : CARD_SIZES}
			ratio={CARD_RATIO}
			priority={priority}
		/>
	);
	if (!property.PictureIDs?.length) return first;
	return (
		<CardPhotos ids={property.PictureIDs} href={href} title={title}>
			{first}
		</CardPhotos>
	);
}

/** A property in a list. The whole card is one link with one tab stop. */
export function PropertyCard({
	property,
	href,
	headingLevel = 3,
	layout = 'column',
	marked,
	priority,
	site,
	action,
}: PropertyCardProps) {
	const text = useText();
	const Heading = `h${headingLevel}` as const;
	const group = property.Unit?.Group;
	const title = withoutBadge(property.TypeDescription) || property.MainTypeName || text('ui.facts.property');
	return (
		<article
			className={classNames(classes.card, layout === 'row' && classes.row, marked && classes.marked)}
			data-property={property.ID}
		>
			<div className={classes.body}>
				<Price as="p" property={property} className={classes.price} />
				<FormerPrice property={property} />
				<Heading className={classes.title}>
					<Link className={classes.link} to={href}>
						{title}
					</Link>
				</Heading>
				<CardPlace property={property} site={site} />
				{layout === 'row' && property.Excerpt && <p className={classes.excerpt}>{property.Excerpt}</p>}
				{group ? <UnitCount count={group.Count} /> : <PropertyFacts property={property} />}
			</div>
			<div className={classes.media}>
				<CardMedia property={property} href={href} layout={layout} priority={priority} title={title} />
				<PropertyBadges property={property} marqueeColors={site?.marqueeColors} className={classes.badges} />
				<EnergyBadge property={property} className={classes.energy} />
			</div>
			{action && <div className={classes.action}>{action}</div>}
		</article>
	);
}
