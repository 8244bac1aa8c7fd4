import { useText } from '@estate/remote-kit';
import type { OwnerSession } from '@estate/shared-contract';
import { formatDateTime } from '@estate/shared-i18n';
import { Badge, ButtonLook, useLanguage } from '@estate/shared-ui';
import { SlotForm } from '../fields/slot-form.tsx';
import classes from './account.module.css';
import { AccountProblem } from './account-problem.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountFailure } from './load-account.ts';

function SessionRow({ session }: { session: OwnerSession }) {
	const text = useText();
	const language = useLanguage();
	const device = text('account.sessions.device', {
		browser: text(`account.sessions.browsers.${session.browser}`),
		system: text(`account.sessions.systems.${session.system}`),
	});
	return (
		<li className={classes.session}>
			<div>
				<p className={classes.device}>
					{device}
					{session.isCurrent && <Badge tone="moss">{text('account.sessions.current')}</Badge>}
				</p>
				<p className={classes.when}>
					{text('account.sessions.started', { when: formatDateTime(session.startedAt, language) })}
					{' · '}
					{text('account.sessions.seen', { when: formatDateTime(session.lastSeenAt, language) })}
				</p>
			</div>
			{!session.isCurrent && (
				<SlotForm slot="account" does="end-session" isBare>
					<input type="hidden" name="session" value={session.id} />
					<ButtonLook
						type="submit"
						variant="outline"
						size="small"
						aria-label={`${text('account.sessions.end')}: ${device}`}
					>
						{text('account.sessions.end')}
					</ButtonLook>
				</SlotForm>
			)}
		</li>
	);
}

/** Where the owner is logged in, and how that ends. */
export function SessionsSection({
	sessions,
	failure,
}: {
	sessions: readonly OwnerSession[];
	failure: AccountFailure | undefined;
}) {
	const text = useText();
	return (
		<AccountSection id="sessions" title={text('account.sessions.title')} lead={text('account.sessions.lead')}>
			<AccountProblem failure={failure} />
			<ul className={classes.sessions}>
				{sessions.map((session) => (
					<SessionRow key={session.id} session={session} />
				))}
			</ul>
			<SlotForm slot="account" does="end-all">
				<ButtonLook type="submit" variant="outline">
					{text('account.sessions.endAll')}
				</ButtonLook>
			</SlotForm>
		</AccountSection>
	);
}
