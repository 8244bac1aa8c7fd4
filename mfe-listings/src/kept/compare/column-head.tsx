import { useHost, useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { placeLine } from '@estate/shared-i18n';
import { CARD_RATIO, HomeBadges, Icon, IconX, MissingPicture, Picture, Price } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { homeHref } from '../../home/home-address.ts';
import { compareHref } from '../kept-address.ts';
import { comparison } from '../storage/kept-lists.ts';
import classes from './compare-table.module.css';
import type { ComparedHome } from './load-compare.ts';

const SIZES = '(min-width: 961px) 280px, 160px';

interface ColumnPictureProps {
	home: ComparedHome;
	/** Homes that stay when this one is taken away */
	others: readonly number[];
}

/** A home's picture above its column. The way to take it away is a link to the page without it, so it works without JavaScript. */
export function ColumnPicture({ home, others }: ColumnPictureProps) {
	const text = useText();
	const { href, site } = useHost();
	return (
		<td className={classes.picture}>
			<div className={classes.media}>
				{home.SmallPictureItem ? (
					<Picture picture={home.SmallPictureItem} alt="" sizes={SIZES} ratio={CARD_RATIO} priority />
				) : (
					<MissingPicture ratio={CARD_RATIO} />
				)}
				<div className={classes.badges}>
					<HomeBadges home={home} marqueeColors={site.marqueeColors} />
				</div>
				<Link
					className={classes.remove}
					to={compareHref(href, others)}
					aria-label={text('kept.compare.remove', { title: withoutBadge(home.TypeDescription) })}
					onClick={() => comparison.removeAll([home.ID])}
				>
					<Icon of={IconX} size={18} />
				</Link>
			</div>
		</td>
	);
}

/** What names a column: price, title, place. */
export function ColumnHead({ home }: { home: ComparedHome }) {
	const { href, language, site } = useHost();
	return (
		<th scope="col" className={classes.head}>
			<p className={classes.price}>
				<Price home={home} />
			</p>
			<Link className={classes.title} to={homeHref(home, href, language)}>
				{withoutBadge(home.TypeDescription)}
			</Link>
			<p className={classes.place}>{placeLine(home, site.citySpellings)}</p>
		</th>
	);
}
