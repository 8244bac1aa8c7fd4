import { useText } from '@estate/remote-kit';
import type { OwnerCalendar } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import classes from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountProblem } from './account-problem.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountFailure } from './load-account.ts';

/** The address of the calendar, shown this once: as text, and as the link that calendar programs take. */
function NewAddress({ address }: { address: string }) {
	const text = useText();
	return (
		<section className={classes.codes} aria-labelledby="calendar-address" role="status">
			<h3 className={classes.codesTitle} id="calendar-address">
				{text('account.calendar.address')}
			</h3>
			<p className={classes.lead}>{text('account.calendar.once')}</p>
			<p className={classes.key}>
				<code>{address}</code>
			</p>
			<p>
				<a href={address.replace(/^https?:/, 'webcal:')}>{text('account.calendar.add')}</a>
			</p>
		</section>
	);
}

/** The visits of the own properties in a calendar program, by a secret address that can be renewed. */
export function CalendarSection({
	calendar: { since },
	address,
	news,
	failure,
}: {
	calendar: OwnerCalendar;
	/** Made just now */
	address: string | undefined;
	news: string | undefined;
	failure: AccountFailure | undefined;
}) {
	const text = useText();
	const language = useLanguage();
	return (
		<AccountSection
			id="calendar"
			title={text('account.calendar.title')}
			lead={text('account.calendar.lead')}
			news={news}
		>
			<AccountProblem failure={failure} />
			{address && <NewAddress address={address} />}
			{since && (
				<p className={classes.state}>
					{text('account.calendar.since', { day: formatDate(since, language) })}
				</p>
			)}
			<AccountForm does="calendar-renew" action="#calendar">
				<Button type="submit" variant="outline">
					{text(since ? 'account.calendar.renew' : 'account.calendar.make')}
				</Button>
			</AccountForm>
			{since && (
				<AccountForm does="calendar-end">
					<Button type="submit" variant="outline">
						{text('account.calendar.end')}
					</Button>
				</AccountForm>
			)}
		</AccountSection>
	);
}
