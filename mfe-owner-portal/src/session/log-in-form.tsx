import { useHost, useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import { useEffect } from 'react';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem, FormSuccess } from '../fields/form-message.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import { TextField } from '../fields/text-field.tsx';
import { postToOtherTabs } from '../idle/tab-channel.ts';
import type { LogInData, LogInProblem } from './log-in.ts';
import classes from './log-in-page.module.css';
import { LogInPage } from './log-in-page.tsx';

const MESSAGES: Record<LogInProblem, string> = {
	...CALL_PROBLEM_TEXTS,
	credentials: 'ui.failures.credentials',
};

/** The owners' log-in. */
export function LogInForm({ data }: { data: LogInData }) {
	const text = useText();
	const host = useHost();
	const hasLoggedOut = data.notice === 'out' || data.notice === 'everywhere';
	// Anyone who comes here has perhaps logged out: other tabs look whether they still may show what they show.
	useEffect(() => postToOtherTabs(hasLoggedOut ? 'out' : 'look'), [hasLoggedOut]);
	return (
		<LogInPage withPromise>
			<SlotForm slot="login">
				<p className={classes.lead}>{text('login.lead')}</p>
				<FormSuccess>{data.notice && text(`login.notice.${data.notice}`)}</FormSuccess>
				<FormProblem id="log-in-problem" title={text('ui.failures.login')}>
					{data.problem && text(MESSAGES[data.problem])}
				</FormProblem>
				<TextField
					name="email"
					label={text('login.email')}
					type="email"
					autoComplete="username"
					required
					defaultValue={data.email}
					describedBy={data.problem ? 'log-in-problem' : undefined}
				/>
				<PasswordField name="password" label={text('login.password')} autoComplete="current-password" />
				<Button type="submit" size="lg">
					{text('login.submit')}
				</Button>
			</SlotForm>
			<div className={classes.links}>
				<a href={host.href('owner-portal.forgotten')}>{text('login.forgotten')}</a>
				<span className={classes.help}>
					{text('login.searcher')} <a href={host.href('owner-portal.searches')}>{text('searches.title')}</a>.
				</span>
				<span className={classes.help}>
					{text('login.help')} <a href={host.localize('/contact/')}>{text('login.helpLink')}</a>.
				</span>
			</div>
		</LogInPage>
	);
}
