import { useText } from '@estate/remote-kit';
import type { OwnerAccount } from '@estate/shared-contract';
import { Button } from '@estate/shared-ui/mantine';
import { TextField } from '../fields/text-field.tsx';
import classes from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountProblem } from './account-problem.tsx';
import type { AccountFailure } from './load-account.ts';

/** In groups of four, as people type it over. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

export interface SecondFactorSetupProps {
	setup: NonNullable<OwnerAccount['secondFactor']['setup']>;
	failure: AccountFailure | undefined;
}

/** Setting an authenticator app up: scan or type the key, then show that it works with a first code. */
export function SecondFactorSetup({ setup: { uri, key, qr }, failure }: SecondFactorSetupProps) {
	const text = useText();
	return (
		<>
			<ol className={classes.steps}>
				<li>{text('account.factor.setup.app')}</li>
				<li>
					{text('account.factor.setup.scan')}
					<svg
						className={classes.qr}
						viewBox={`0 0 ${qr.size} ${qr.size}`}
						shapeRendering="crispEdges"
						role="img"
						aria-label={text('account.factor.setup.qr')}
					>
						<path d={qr.path} />
					</svg>
					<p className={classes.lead}>
						<a href={uri}>{text('account.factor.setup.open')}</a>
					</p>
					<p className={classes.lead}>{text('account.factor.setup.key')}</p>
					<p className={classes.key}>
						<code>{inGroups(key)}</code>
					</p>
				</li>
				<li>{text('account.factor.setup.code')}</li>
			</ol>
			<AccountForm does="factor-confirm">
				<AccountProblem failure={failure} />
				<TextField
					name="code"
					label={text('code.app.label')}
					type="text"
					inputMode="numeric"
					autoComplete="one-time-code"
					required
				/>
				<Button type="submit">{text('account.factor.setup.confirm')}</Button>
			</AccountForm>
			<AccountForm does="factor-remove" isBare>
				<Button type="submit" variant="subtle" size="sm">
					{text('account.factor.setup.cancel')}
				</Button>
			</AccountForm>
		</>
	);
}
