import { useText } from '@estate/remote-kit';
import { Icon, IconArrowLeft, PHONE_SIZE, Picture } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { VisitCounters } from '../counters/visit-counters.tsx';
import { HomeState } from '../homes/home-state.tsx';
import { OwnPrice } from '../homes/own-price.tsx';
import { LogOutButton } from '../session/log-out-button.tsx';
import classes from './home-view.module.css';
import type { HomeData } from './load-home.ts';
import { VisitList } from './visit-list.tsx';

/** One of the owner's homes: figures and visits. */
export function HomeView({ data }: { data: HomeData | null }) {
	const text = useText();
	if (!data) return null;
	const { property, upcoming, past, overviewHref } = data;
	return (
		<div className={classes.place}>
			<div className={classes.bar}>
				<Link className={classes.back} to={overviewHref}>
					<Icon of={IconArrowLeft} size={18} />
					{text('portal.back')}
				</Link>
				<LogOutButton />
			</div>
			<div className={classes.head}>
				{property.SmallPictureItem && (
					<Picture
						className={classes.picture}
						picture={property.SmallPictureItem}
						alt=""
						sizes={`(min-width: 767px) 320px, ${PHONE_SIZE}`}
						ratio={4 / 3}
						priority
					/>
				)}
				<div>
					<p className={classes.facts}>
						<HomeState state={property.State} />
						<span className={classes.price}>
							<OwnPrice property={property} />
						</span>
					</p>
					<VisitCounters property={property} />
				</div>
			</div>
			<div className={classes.visits}>
				<section>
					<h2 className={classes.title}>{text('visits.upcoming')}</h2>
					<VisitList visits={upcoming} empty={text('visits.noneUpcoming')} />
				</section>
				<section>
					<h2 className={classes.title}>{text('visits.past')}</h2>
					<VisitList visits={past} empty={text('visits.nonePast')} withFeedback />
				</section>
			</div>
		</div>
	);
}
