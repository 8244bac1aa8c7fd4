import { useText } from '@estate/remote-kit';
import { PEOPLE_SLOT, type PropertyPeople } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { SlotForm } from '../fields/slot-form.tsx';
import classes from './people.module.css';

type Guest = PropertyPeople['guests'][number];

/** The guests of a property, each with what is shared and the button that ends it. */
export function GuestList({ guests, pathname }: { guests: readonly Guest[]; pathname: string }) {
	const text = useText();
	const language = useLanguage();
	if (guests.length === 0) return <p className={classes.said}>{text('people.noGuests')}</p>;
	return (
		<ul className={classes.list}>
			{guests.map(({ id, name, email, role, parts, expiresAt, state }) => (
				<li key={id} className={classes.guest}>
					<div>
						<p className={classes.name}>
							<strong>{name}</strong> ({text(`people.roles.${role}`)}) · {email}
						</p>
						<p className={classes.said}>
							{text(`people.states.${state}`, { day: formatDate(expiresAt, language) })}
						</p>
						<p className={classes.said}>
							{text('people.shared', {
								parts: [text('people.facts'), ...parts.map((part) => text(`people.parts.${part}`))].join(
									', ',
								),
							})}
						</p>
					</div>
					<SlotForm slot={PEOPLE_SLOT} does="end" action={pathname} isBare>
						<input type="hidden" name="guest" value={id} />
						<Button type="submit" variant="outline" size="sm" aria-label={`${text('people.end')}, ${name}`}>
							{text('people.end')}
						</Button>
					</SlotForm>
				</li>
			))}
		</ul>
	);
}
