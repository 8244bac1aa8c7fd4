import { useText } from '@estate/remote-kit';
import { withoutBadge } from '@estate/shared-contract';
import { HomeFacts, Icon, IconArrowRight, PHONE_SIZE, Picture } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { VisitCounters } from '../counters/visit-counters.tsx';
import { HomeState } from './home-state.tsx';
import type { OwnHome } from './load-homes.ts';
import classes from './own-home-row.module.css';
import { OwnPrice } from './own-price.tsx';
import { PlaceOfHome } from './place-of-home.tsx';

/** One of the owner's homes: picture, state, price and how it is doing. */
export function OwnHomeRow({ home: { property, href } }: { home: OwnHome }) {
	const text = useText();
	const title = withoutBadge(property.TypeDescription);
	return (
		<article className={classes.home}>
			{property.SmallPictureItem && (
				<Picture
					className={classes.picture}
					picture={property.SmallPictureItem}
					alt=""
					sizes={`(min-width: 767px) 320px, ${PHONE_SIZE}`}
					ratio={4 / 3}
				/>
			)}
			<div className={classes.facts}>
				<p className={classes.state}>
					<HomeState state={property.State} />
					<span className={classes.price}>
						<OwnPrice property={property} />
					</span>
				</p>
				<h2 className={classes.title}>
					<Link to={href}>{title}</Link>
				</h2>
				<p className={classes.place}>
					{property.MainTypeName} · <PlaceOfHome property={property} />
				</p>
				<div className={classes.keyFacts}>
					<HomeFacts home={property} />
				</div>
				<VisitCounters property={property} />
				<p className={classes.more}>
					<Link to={href} aria-label={`${text('homes.open')}: ${title}`}>
						{text('homes.open')}
						<Icon of={IconArrowRight} size={18} />
					</Link>
				</p>
			</div>
		</article>
	);
}
