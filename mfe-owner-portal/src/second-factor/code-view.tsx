import { useText } from '@estate/remote-kit';
import { Button } from '@estate/shared-ui/mantine';
import { CALL_PROBLEM_TEXTS } from '../fields/call-problem.ts';
import { FormProblem } from '../fields/form-message.tsx';
import { SlotForm } from '../fields/slot-form.tsx';
import { TextField } from '../fields/text-field.tsx';
import classes from '../session/log-in-page.module.css';
import { LogInPage } from '../session/log-in-page.tsx';
import type { CodeData } from './log-in-code.ts';

/** Asks for the code of the authenticator app, or for a recovery code. */
export function CodeView({ data: { isRecovery, otherHref, problem } }: { data: CodeData }) {
	const text = useText();
	const kind = isRecovery ? 'recovery' : 'app';
	const message = problem === 'wrong' ? 'code.wrong' : problem && CALL_PROBLEM_TEXTS[problem];
	return (
		<LogInPage>
			<SlotForm slot="code">
				<p className={classes.lead}>{text(`code.${kind}.lead`)}</p>
				<FormProblem id="code-problem" title={text('ui.failures.login')}>
					{message && text(message)}
				</FormProblem>
				<TextField
					name="code"
					label={text(`code.${kind}.label`)}
					type="text"
					inputMode={isRecovery ? 'text' : 'numeric'}
					autoComplete={isRecovery ? 'off' : 'one-time-code'}
					autoCapitalize="none"
					spellCheck={false}
					required
					describedBy={problem ? 'code-problem' : undefined}
				/>
				<Button type="submit" size="lg">
					{text('code.submit')}
				</Button>
			</SlotForm>
			<div className={classes.links}>
				<a href={otherHref}>{text(`code.${kind}.other`)}</a>
				<span className={classes.help}>{text('code.help')}</span>
			</div>
		</LogInPage>
	);
}
