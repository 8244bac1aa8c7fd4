import { useText } from '@estate/remote-kit';
import {
	FIGURES_FREQUENCIES,
	LANGUAGES,
	NOTIFICATION_FREQUENCIES,
	NOTIFICATION_KINDS,
	type OwnerNotifications,
} from '@estate/shared-contract';
import { Button, NativeSelect } from '@estate/shared-ui/mantine';
import { AccountForm } from './account-form.tsx';
import { AccountProblem } from './account-problem.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountFailure } from './load-account.ts';

/** How often the owner is mailed of what, and in which language. */
export function NotificationsSection({
	notifications: { choices, language },
	news,
	failure,
}: {
	notifications: OwnerNotifications;
	news: string | undefined;
	failure: AccountFailure | undefined;
}) {
	const text = useText();
	return (
		<AccountSection
			id="notifications"
			title={text('account.notifications.title')}
			lead={text('account.notifications.lead')}
			news={news}
		>
			<AccountForm does="notifications">
				<AccountProblem failure={failure} />
				{NOTIFICATION_KINDS.map((kind) => (
					<NativeSelect
						key={kind}
						id={`notifications-${kind}`}
						name={kind}
						label={text(`notifications.kinds.${kind}`)}
						defaultValue={choices[kind]}
						data={(kind === 'figures' ? FIGURES_FREQUENCIES : NOTIFICATION_FREQUENCIES).map((value) => ({
							value,
							label: text(`notifications.frequencies.${value}`),
						}))}
					/>
				))}
				<NativeSelect
					id="notifications-language"
					name="language"
					label={text('account.notifications.language')}
					defaultValue={language}
					data={LANGUAGES.map((value) => ({ value, label: text(`notifications.languages.${value}`) }))}
				/>
				<Button type="submit" variant="outline">
					{text('account.notifications.submit')}
				</Button>
			</AccountForm>
		</AccountSection>
	);
}
