import { useText } from '@estate/remote-kit';
import { Icon, IconArrowLeft } from '@estate/shared-ui';
import { Link } from '@estate/shared-ui/router';
import { LogOutButton } from '../session/log-out-button.tsx';
import classes from './account.module.css';
import { CalendarSection } from './calendar-section.tsx';
import type { AccountData, AccountDeed, AccountDone } from './load-account.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The owner's account: who it is, mails, calendar, password, second factor and sessions. */
export function AccountView({ data }: { data: AccountData | null }) {
	const text = useText();
	if (!data) return null;
	const { account, overviewHref, isSearcher, done, failure, recoveryCodes, calendarAddress } = data;
	const failed = (...deeds: AccountDeed[]) => (failure && deeds.includes(failure.deed) ? failure : undefined);
	const newsOf = (...deeds: AccountDone[]) =>
		done && deeds.includes(done) ? text(`account.done.${done}`) : undefined;
	return (
		<div className={classes.page}>
			<div className={classes.bar}>
				<Link className={classes.back} to={overviewHref}>
					<Icon of={IconArrowLeft} size={18} />
					{text(isSearcher ? 'searches.title' : 'portal.back')}
				</Link>
				<LogOutButton withAccount={false} />
			</div>
			<p className={classes.who}>
				{text('account.who', {
					name: `${account.owner.firstName} ${account.owner.lastName}`,
					email: account.owner.email,
				})}
			</p>
			{account.notifications && (
				<NotificationsSection
					notifications={account.notifications}
					news={newsOf('notifications')}
					failure={failed('notifications')}
				/>
			)}
			{account.calendar && (
				<CalendarSection
					calendar={account.calendar}
					address={calendarAddress}
					news={newsOf('calendar-end')}
					failure={failed('calendar-renew', 'calendar-end')}
				/>
			)}
			<PasswordSection email={account.owner.email} news={newsOf('password')} failure={failed('password')} />
			<SecondFactorSection
				secondFactor={account.secondFactor}
				recoveryCodes={recoveryCodes}
				news={newsOf('factor-removed')}
				failure={failed('factor-start', 'factor-confirm', 'factor-remove', 'factor-codes')}
			/>
			<SessionsSection
				sessions={account.sessions}
				news={newsOf('session')}
				failure={failed('end-session', 'end-all')}
			/>
		</div>
	);
}
