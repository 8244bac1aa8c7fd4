import { useText } from '@estate/remote-kit';
import { formatDateTime } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { FormSuccess } from '../fields/form-message.tsx';
import { PropertyPartPage } from '../property/property-part-page.tsx';
import { GuestList } from './guest-list.tsx';
import { InviteForm } from './invite-form.tsx';
import type { PeopleData } from './load-people.ts';
import classes from './people.module.css';

function ActivityLog({ activity }: { activity: PeopleData['activity'] }) {
	const text = useText();
	const language = useLanguage();
	if (activity.length === 0) return <p className={classes.said}>{text('people.noActivity')}</p>;
	return (
		<ol className={classes.log}>
			{activity.map(({ id, at, actor, type, about = '' }) => (
				<li key={id}>
					<time dateTime={at}>{formatDateTime(at, language)}</time>
					<span>{text(`people.activity.${type}`, { actor, about })}</span>
				</li>
			))}
		</ol>
	);
}

/** Who sees a property: its owners and their guests; what everybody did; and the form that lets somebody in. */
export function PeopleView({ data }: { data: PeopleData | null }) {
	const text = useText();
	if (!data) return null;
	const { owners, guests, activity, propertyHref, pathname, done } = data;
	return (
		<PropertyPartPage propertyHref={propertyHref}>
			<FormSuccess>{done && text(`people.${done}`)}</FormSuccess>
			<section className={classes.part}>
				<h2 className={classes.title}>{text('people.owners')}</h2>
				<ul className={classes.list}>
					{owners.map(({ name, isYou }) => (
						<li key={`${name}${isYou}`}>{isYou ? text('people.you', { name }) : name}</li>
					))}
				</ul>
				<p className={classes.said}>{text('people.ownersHint')}</p>
			</section>
			<section className={classes.part}>
				<h2 className={classes.title}>{text('people.guests')}</h2>
				<GuestList guests={guests} pathname={pathname} />
			</section>
			<InviteForm data={data} />
			<section className={classes.part}>
				<h2 className={classes.title}>{text('people.log')}</h2>
				<ActivityLog activity={activity} />
			</section>
		</PropertyPartPage>
	);
}
