import { useHost, useText } from '@estate/remote-kit';
import { SHORTEST_PASSWORD } from '@estate/shared-contract';
import { EmptyState, IconKey } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { Link } from '@estate/shared-ui/router';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import { TextField } from '../fields/text-field.tsx';
import classes from '../session/log-in-page.module.css';
import { LogInPage } from '../session/log-in-page.tsx';
import type { ChooseData } from './choose-password.ts';

function LinkIsOver({ state }: { state: 'over' | 'incomplete' }) {
	const text = useText();
	const { href } = useHost();
	return (
		<EmptyState
			icon={IconKey}
			title={text(`choose.${state}.lead`)}
			action={
				<Button component={Link} to={href('owner-portal.forgotten')}>
					{text('choose.over.action')}
				</Button>
			}
		>
			{text(`choose.${state}.explanation`)}
		</EmptyState>
	);
}

/** Choosing a password: the first one after an invitation, or a new one. */
export function ChooseView({ data }: { data: ChooseData }) {
	const text = useText();
	if (data.state === 'over' || data.state === 'incomplete') return <LinkIsOver state={data.state} />;
	const { state, email, errors, problem } = data;
	return (
		<LogInPage>
			<SlotForm slot="choose-password">
				<p className={classes.lead}>{text(`choose.${state}.lead`)}</p>
				<FormProblem>{problem && text(CALL_PROBLEM_TEXTS[problem])}</FormProblem>
				<TextField
					name="email"
					label={text('choose.email')}
					type="email"
					autoComplete="username"
					readOnly
					defaultValue={email}
				/>
				<PasswordField
					name="password"
					label={text('choose.password')}
					autoComplete="new-password"
					hint={text('choose.hint')}
					shortest={SHORTEST_PASSWORD}
					code={errors?.password}
				/>
				<PasswordField
					name="passwordRepeat"
					label={text('choose.repeat')}
					autoComplete="new-password"
					code={errors?.passwordRepeat}
				/>
				<Button type="submit" size="lg">
					{text('choose.submit')}
				</Button>
			</SlotForm>
		</LogInPage>
	);
}
