import { useText } from '@estate/remote-kit';
import { seesPart } from '@estate/shared-contract';
import { Icon, IconArrowLeft, IconExternalLink, PHONE_SIZE, Picture, PropertyFacts } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { VisitCounters } from '../counters/visit-counters.tsx';
import { FormSuccess } from '../fields/form-message.tsx';
import { OwnPrice } from '../properties/own-price.tsx';
import { PlaceOfProperty } from '../properties/place-of-property.tsx';
import { StateBadge } from '../properties/property-state.tsx';
import { LogOutButton } from '../session/log-out-button.tsx';
import { VisitAnswers } from './answers/visit-answers.tsx';
import type { PropertyData } from './load-property.ts';
import { PropertyActions } from './property-actions.tsx';
import classes from './property-view.module.css';
import { SECTIONS } from './sections.ts';
import { VisitList } from './visit-list.tsx';

/** One of the owner's properties: figures, what there is on the page, and visits. */
export function PropertyView({ data }: { data: PropertyData | null }) {
	const text = useText();
	if (!data) return null;
	const { property, upcoming, past, overviewHref, publicHref, isAnswered, isNotShared, refused } = data;
	return (
		<div className={classes.place}>
			<div className={classes.bar}>
				<Link className={classes.link} to={overviewHref}>
					<Icon of={IconArrowLeft} size={18} />
					{text(property.Shared ? 'homes.guest.back' : 'portal.back')}
				</Link>
				<LogOutButton />
			</div>
			{property.Shared && isNotShared && <p role="status">{text('homes.guest.notShared')}</p>}
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
						<StateBadge state={property.State} />
						<span className={classes.price}>
							<OwnPrice property={property} />
						</span>
					</p>
					<p className={classes.address}>
						{property.MainTypeName} · <PlaceOfProperty property={property} />
					</p>
					<PropertyFacts property={property} />
					<div className={classes.counters}>
						<VisitCounters property={property} />
					</div>
					{property.Shared && (
						<p className={classes.address}>{text('people.sharedBy', { name: property.Shared.by })}</p>
					)}
					<p className={classes.actions}>
						<PropertyActions data={data} />
						{publicHref && (
							<Link className={classes.link} to={publicHref}>
								{text('portal.see')}
								<Icon of={IconExternalLink} size={18} />
							</Link>
						)}
					</p>
				</div>
			</div>
			<nav className={classes.sections} aria-label={text('portal.sections')}>
				<ul>
					{SECTIONS.filter(({ part }) => !part || seesPart(property, part)).map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{text(title)}</a>
						</li>
					))}
				</ul>
			</nav>
			{seesPart(property, 'visits') && (
				<div className={classes.visits} id="visits">
					<section>
						<h2 className={classes.title}>{text('visits.upcoming')}</h2>
						<FormSuccess>{isAnswered ? text('visits.answer.sent') : undefined}</FormSuccess>
						<VisitList
							label={text('visits.upcoming')}
							visits={upcoming}
							empty={text('visits.noneUpcoming')}
						/>
						{!property.Shared && <VisitAnswers visits={upcoming} refused={refused} />}
					</section>
					<section>
						<h2 className={classes.title}>{text('visits.past')}</h2>
						<VisitList
							label={text('visits.past')}
							visits={past}
							empty={text('visits.nonePast')}
							withFeedback
							shown={PAST_SHOWN}
						/>
					</section>
				</div>
			)}
		</div>
	);
}

/** Visits that were: the latest are in sight, the others behind a line that opens. */
const PAST_SHOWN = 4;
