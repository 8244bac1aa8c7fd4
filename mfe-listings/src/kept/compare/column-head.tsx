import { useHost, useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { CARD_RATIO, Icon, IconX, MissingPicture, Picture, Price, PropertyBadges } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { useSetAtom } from '@estate/shared-ui/store';
import { propertyHref } from '../../property/property-address.ts';
import { compareHref } from '../kept-address.ts';
import { comparison } from '../storage/kept-lists.ts';
import classes from './compare-table.module.css';
import type { ComparedProperty } from './load-compare.ts';

const SIZES = '(min-width: 961px) 280px, 160px';

interface ColumnPictureProps {
	property: ComparedProperty;
	/** Properties that stay when this one is taken away */
	others: readonly number[];
}

/** A property's picture above its column. The way to take it away is a link to the page without it, so it works without JavaScript. */
export function ColumnPicture({ property, others }: ColumnPictureProps) {
	const text = useText();
	const { href, site } = useHost();
	const remove = useSetAtom(comparison.removeAtom);
	return (
		<td className={classes.picture}>
			<div className={classes.media}>
				{property.SmallPictureItem ? (
					<Picture picture={property.SmallPictureItem} alt="" sizes={SIZES} ratio={CARD_RATIO} priority />
				) : (
					<MissingPicture ratio={CARD_RATIO} />
				)}
				<div className={classes.badges}>
					<PropertyBadges property={property} marqueeColors={site.marqueeColors} />
				</div>
				<Link
					className={classes.remove}
					to={compareHref(href, others)}
					aria-label={text('kept.compare.remove', { title: withoutBadge(property.TypeDescription) })}
					onClick={() => remove([property.ID])}
				>
					<Icon of={IconX} size={18} />
				</Link>
			</div>
		</td>
	);
}

/** What names a column: price, title, place. */
export function ColumnHead({ property }: { property: ComparedProperty }) {
	const { href, language, site } = useHost();
	return (
		<th scope="col" className={classes.head}>
			<p className={classes.price}>
				<Price property={property} />
			</p>
			<Link className={classes.title} to={propertyHref(property, href, language)}>
				{withoutBadge(property.TypeDescription)}
			</Link>
			<p className={classes.place}>{placeLine(property, site.citySpellings)}</p>
		</th>
	);
}
