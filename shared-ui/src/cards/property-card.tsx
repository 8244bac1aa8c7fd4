import { type PropertySummary, type SiteConfiguration, withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
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
import { PropertyFacts } from './property-facts.tsx';

/** A card is a third of the content on wide screens, half of it on tablets. */
export const CARD_SIZES = `(min-width: 1280px) 400px, (min-width: 767px) 50vw, ${PHONE_SIZE}`;
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
	priority?: boolean;
	/** Where its looks are configured: badge colours, city spellings */
	site?: Pick<SiteConfiguration, 'marqueeColors' | 'citySpellings'>;
	/** Laid on the picture's corner, above the link, such as a favourite button */
	action?: ReactNode;
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
	return (
		<article
			className={classNames(classes.card, layout === 'row' && classes.row, marked && classes.marked)}
			data-property={property.ID}
		>
			<div className={classes.media}>
				{property.SmallPictureItem ? (
					<Picture
						picture={property.SmallPictureItem}
						alt=""
						sizes={layout === 'row' ? ROW_SIZES : CARD_SIZES}
						ratio={CARD_RATIO}
						priority={priority}
					/>
				) : (
					<MissingPicture ratio={CARD_RATIO} />
				)}
				<PropertyBadges property={property} marqueeColors={site?.marqueeColors} className={classes.badges} />
				<EnergyBadge property={property} className={classes.energy} />
			</div>
			<div className={classes.body}>
				<Price as="p" property={property} className={classes.price} />
				<Heading className={classes.title}>
					<Link className={classes.link} to={href}>
						{withoutBadge(property.TypeDescription) || property.MainTypeName || text('ui.facts.property')}
					</Link>
				</Heading>
				<p className={classes.place}>
					{[property.MainTypeName, placeLine(property, site?.citySpellings)].filter(Boolean).join(' · ')}
				</p>
				<PropertyFacts property={property} />
			</div>
			{action && <div className={classes.action}>{action}</div>}
		</article>
	);
}
