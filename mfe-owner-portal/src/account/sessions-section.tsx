import { useText } from '@estate/remote-kit';
import type { OwnerSession } from '@estate/shared-contract';
import { formatDateTime } from '@estate/shared-i18n';
import { useLanguage, VisuallyHidden } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { Badge } from '@estate/shared-ui/mantine/data';
import { type Column, DataTable } from '../table/data-table.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountProblem } from './account-problem.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountFailure } from './load-account.ts';
import classes from './sessions-section.module.css';

function useDevice() {
	const text = useText();
	return ({ browser, system }: OwnerSession) =>
		text('account.sessions.device', {
			browser: text(`account.sessions.browsers.${browser}`),
			system: text(`account.sessions.systems.${system}`),
		});
}

/** What ends a session; the present one is only named. */
function EndSession({ session }: { session: OwnerSession }) {
	const text = useText();
	const device = useDevice()(session);
	if (session.isCurrent)
		return (
			<Badge component="span" color="var(--color-moss)">
				{text('account.sessions.current')}
			</Badge>
		);
	return (
		<AccountForm does="end-session" isBare>
			<input type="hidden" name="session" value={session.id} />
			<Button
				type="submit"
				variant="outline"
				size="sm"
				aria-label={`${text('account.sessions.end')}, ${device}`}
			>
				{text('account.sessions.end')}
			</Button>
		</AccountForm>
	);
}

function useColumns(): Column<OwnerSession>[] {
	const text = useText();
	const language = useLanguage();
	const deviceOf = useDevice();
	const end = text('account.sessions.end');
	const column = (id: 'device' | 'started' | 'seen', cell: Column<OwnerSession>['cell']) => ({
		id,
		name: text(`account.sessions.columns.${id}`),
		cell,
	});
	return [
		column('device', deviceOf),
		column('started', ({ startedAt }) => formatDateTime(startedAt, language)),
		column('seen', ({ lastSeenAt }) => formatDateTime(lastSeenAt, language)),
		{
			id: 'end',
			name: end,
			head: <VisuallyHidden>{end}</VisuallyHidden>,
			cell: (session) => <EndSession session={session} />,
		},
	];
}

/** Where the owner is logged in, and how that ends. */
export function SessionsSection({
	sessions,
	news,
	failure,
}: {
	sessions: readonly OwnerSession[];
	news: string | undefined;
	failure: AccountFailure | undefined;
}) {
	const text = useText();
	return (
		<AccountSection
			id="sessions"
			title={text('account.sessions.title')}
			lead={text('account.sessions.lead')}
			news={news}
		>
			<AccountProblem failure={failure} />
			<DataTable
				className={classes.sessions}
				needs="half"
				label={text('account.sessions.title')}
				columns={useColumns()}
				rows={sessions}
				keyOf={({ id }) => id}
			/>
			<AccountForm does="end-all">
				<Button type="submit" variant="outline">
					{text('account.sessions.endAll')}
				</Button>
			</AccountForm>
		</AccountSection>
	);
}
