import { useText } from '@estate/remote-kit';
import type { OwnerAccount } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';
import { Alert, Button } from '@estate/shared-ui/mantine';
import { Badge } from '@estate/shared-ui/mantine/data';
import { PasswordField } from '../fields/password-field.tsx';
import classes from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountProblem } from './account-problem.tsx';
import { AccountSection } from './account-section.tsx';
import type { AccountDeed, AccountFailure } from './load-account.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** From here on new ones are due. */
const FEW_CODES = 3;

interface DeedFormProps {
	deed: AccountDeed;
	failure: AccountFailure | undefined;
	/** On the button */
	label: string;
	/** Id of what the section is about, so that fields with the same label differ */
	lead?: string;
}

/** Something that needs the password again. */
function WithPassword({ deed, failure, label, lead }: DeedFormProps) {
	const text = useText();
	return (
		<AccountForm does={deed}>
			{lead && <p className={classes.lead}>{lead}</p>}
			<AccountProblem failure={failure?.deed === deed ? failure : undefined} />
			<PasswordField
				name="password"
				label={text('account.factor.password')}
				autoComplete="current-password"
			/>
			<Button type="submit" variant="outline">
				{label}
			</Button>
		</AccountForm>
	);
}

function CodesLeft({ count }: { count: number }) {
	const left = useText()('account.factor.codesLeft', { count });
	if (count > FEW_CODES) return <p className={classes.lead}>{left}</p>;
	return (
		<Alert role="note" color="var(--color-danger)">
			{left}
		</Alert>
	);
}

function WhileOn({
	secondFactor: { since = '', codesLeft },
	failure,
}: {
	secondFactor: OwnerAccount['secondFactor'];
	failure: AccountFailure | undefined;
}) {
	const text = useText();
	const language = useLanguage();
	return (
		<>
			<p className={classes.state}>
				<Badge component="span" color="var(--color-moss)">
					{text('account.factor.on')}
				</Badge>
				{text('account.factor.since', { day: formatDate(since, language) })}
			</p>
			<CodesLeft count={codesLeft} />
			<details className={classes.more} open={failure?.deed === 'factor-codes'}>
				<summary>{text('account.factor.renew')}</summary>
				<WithPassword
					deed="factor-codes"
					failure={failure}
					lead={text('account.factor.renewLead')}
					label={text('account.factor.renewSubmit')}
				/>
			</details>
			<details className={classes.more} open={failure?.deed === 'factor-remove'}>
				<summary>{text('account.factor.remove')}</summary>
				<WithPassword
					deed="factor-remove"
					failure={failure}
					lead={text('account.factor.removeLead')}
					label={text('account.factor.removeSubmit')}
				/>
			</details>
		</>
	);
}

/** The second factor: off, being set up, or on. */
export function SecondFactorSection({
	secondFactor,
	recoveryCodes,
	news,
	failure,
}: {
	secondFactor: OwnerAccount['secondFactor'];
	recoveryCodes: readonly string[] | undefined;
	news: string | undefined;
	failure: AccountFailure | undefined;
}) {
	const text = useText();
	const { state, setup } = secondFactor;
	return (
		<AccountSection
			id="second-factor"
			title={text('account.factor.title')}
			lead={text('account.factor.lead')}
			news={news}
		>
			{recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
			{state === 'off' && (
				<WithPassword deed="factor-start" failure={failure} label={text('account.factor.start')} />
			)}
			{state === 'pending' && setup && <SecondFactorSetup setup={setup} failure={failure} />}
			{state === 'on' && <WhileOn secondFactor={secondFactor} failure={failure} />}
		</AccountSection>
	);
}
