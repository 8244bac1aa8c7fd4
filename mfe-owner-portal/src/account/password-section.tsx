import { useText } from '@estate/remote-kit';
import { SHORTEST_PASSWORD } from '@estate/shared-contract';
import { Button } from '@estate/shared-ui/mantine';
import { PasswordField } from '../fields/password-field.tsx';
import classes from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountProblem } from './account-problem.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountFailure } from './load-account.ts';

/** Changing the password. */
export function PasswordSection({
	email,
	news,
	failure,
}: {
	email: string;
	news: string | undefined;
	failure: AccountFailure | undefined;
}) {
	const text = useText();
	return (
		<AccountSection
			id="password"
			title={text('account.password.title')}
			lead={text('account.password.lead')}
			news={news}
		>
			<AccountForm does="password">
				<AccountProblem failure={failure} />
				{/* For password managers, which ask whose password it is. */}
				<input
					className={classes.userName}
					type="email"
					name="username"
					autoComplete="username"
					defaultValue={email}
					readOnly
					tabIndex={-1}
					aria-hidden="true"
				/>
				<PasswordField
					name="current"
					label={text('account.password.current')}
					autoComplete="current-password"
				/>
				<PasswordField
					name="password"
					label={text('choose.password')}
					autoComplete="new-password"
					hint={text('choose.hint')}
					shortest={SHORTEST_PASSWORD}
					code={failure?.errors?.password}
				/>
				<PasswordField
					name="passwordRepeat"
					label={text('choose.repeat')}
					autoComplete="new-password"
					code={failure?.errors?.passwordRepeat}
				/>
				<Button type="submit" variant="outline">
					{text('account.password.submit')}
				</Button>
			</AccountForm>
		</AccountSection>
	);
}
