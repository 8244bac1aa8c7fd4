import { useHost, useText } from '@estate/remote-kit';
import { Icon, IconArrowLeft } from '@estate/shared-ui';
import { Button } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem, FormSuccess } from '../fields/form-message.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import { TextField } from '../fields/text-field.tsx';
import classes from '../session/log-in-page.module.css';
import { LogInPage } from '../session/log-in-page.tsx';
import type { ForgottenData } from './forgotten.ts';

/** Asks for a mail with a link for a new password. */
export function ForgottenView({ data }: { data: ForgottenData }) {
	const text = useText();
	const { href } = useHost();
	const { email, code, problem, isSent } = data;
	return (
		<LogInPage withPromise>
			{isSent ? (
				<>
					<FormSuccess>{text('forgotten.sent')}</FormSuccess>
					<p className={classes.help}>{text('forgotten.sentHelp')}</p>
				</>
			) : (
				<SlotForm slot="forgotten">
					<p className={classes.lead}>{text('forgotten.lead')}</p>
					<FormProblem>{problem && text(CALL_PROBLEM_TEXTS[problem])}</FormProblem>
					<TextField
						name="email"
						label={text('login.email')}
						type="email"
						autoComplete="username"
						required
						defaultValue={email}
						code={code}
					/>
					<Button type="submit" size="lg">
						{text('forgotten.submit')}
					</Button>
				</SlotForm>
			)}
			<div className={classes.links}>
				<a href={href('owner-portal.login')}>
					<Icon of={IconArrowLeft} size={18} />
					{text('forgotten.back')}
				</a>
			</div>
		</LogInPage>
	);
}
