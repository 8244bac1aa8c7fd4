import { useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { Icon, IconArrowRight, PHONE_SIZE, Picture, PropertyFacts } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { VisitCounters } from '../counters/visit-counters.tsx';
import type { OwnProperty } from './load-properties.ts';
import { OwnPrice } from './own-price.tsx';
import classes from './own-property-row.module.css';
import { PlaceOfProperty } from './place-of-property.tsx';
import { StateBadge } from './property-state.tsx';

interface OwnPropertyRowProps {
	property: OwnProperty;
	/** The first one, whose picture the page's first view shows */
	isFirst: boolean;
}

/** One of the owner's properties: picture, state, price and how it is doing. */
export function OwnPropertyRow({ property: { property, href, offersHref }, isFirst }: OwnPropertyRowProps) {
	const text = useText();
	const title = withoutBadge(property.TypeDescription);
	const { OpenOffers = 0 } = property;
	const open = text(property.Shared ? 'homes.guest.open' : 'homes.open');
	return (
		<article className={classes.property}>
			{property.SmallPictureItem && (
				<Picture
					className={classes.picture}
					picture={property.SmallPictureItem}
					alt=""
					sizes={`(min-width: 767px) 320px, ${PHONE_SIZE}`}
					ratio={4 / 3}
					priority={isFirst}
				/>
			)}
			<div className={classes.facts}>
				<p className={classes.state}>
					<StateBadge state={property.State} />
					<span className={classes.price}>
						<OwnPrice property={property} />
					</span>
				</p>
				{property.Shared && (
					<p className={classes.place}>{text('people.sharedBy', { name: property.Shared.by })}</p>
				)}
				<h2 className={classes.title}>
					<Link to={href}>{title}</Link>
				</h2>
				<p className={classes.place}>
					{property.MainTypeName} · <PlaceOfProperty property={property} />
				</p>
				<div className={classes.keyFacts}>
					<PropertyFacts property={property} />
				</div>
				{OpenOffers > 0 && (
					<p className={classes.offers}>
						<Link to={offersHref}>{text('homes.offers', { count: OpenOffers })}</Link>
					</p>
				)}
				<VisitCounters property={property} />
				<p className={classes.more}>
					<Link to={href} aria-label={`${open}, ${title}`}>
						{open}
						<Icon of={IconArrowRight} size={18} />
					</Link>
				</p>
			</div>
		</article>
	);
}
