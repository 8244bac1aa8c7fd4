import { useHost, useText } from '@estate/remote-kit';
import { FORM_SLOT_FIELD } from '@estate/shared-contract';
import { ButtonLook, fieldClasses } from '@estate/shared-ui';
import { useEffect, useId, useState } from 'react';
import type { LogInData, LogInProblem } from './log-in.ts';
import classes from './log-in-form.module.css';
import { LogInPromise } from './log-in-promise.tsx';

const MESSAGES: Record<LogInProblem, string> = {
	credentials: 'ui.failures.credentials',
	'too-many-attempts': 'login.tooMany',
	unreachable: 'login.unreachable',
};

/** Shows and hides what is typed. The button's room is kept until it can do so, so that nothing moves when it comes. */
function PasswordField({ id }: { id: string }) {
	const text = useText();
	const [isAlive, setAlive] = useState(false);
	const [isShown, setShown] = useState(false);
	useEffect(() => setAlive(true), []);
	return (
		<div className={classes.password}>
			<input
				className={fieldClasses.input}
				id={id}
				name="password"
				type={isShown ? 'text' : 'password'}
				autoComplete="current-password"
				required
			/>
			<button
				type="button"
				className={classes.toggle}
				data-waiting={isAlive ? undefined : true}
				aria-controls={id}
				onClick={() => setShown(!isShown)}
			>
				{text(isShown ? 'login.hide' : 'login.show')}
			</button>
		</div>
	);
}

/** The owners' log-in: a plain form that posts to its own page, so that it works without JavaScript. */
export function LogInForm({ data }: { data: LogInData }) {
	const text = useText();
	const host = useHost();
	const id = useId();
	return (
		<div className={classes.halves}>
			<form className={classes.form} method="post">
				<input type="hidden" name={FORM_SLOT_FIELD} value="owner-portal.login" />
				<p className={classes.lead}>{text('login.lead')}</p>
				{data.problem && (
					<p className={classes.problem} role="alert" id={`${id}-problem`}>
						{text(MESSAGES[data.problem])}
					</p>
				)}
				<div>
					<label className={fieldClasses.label} htmlFor={`${id}-email`}>
						{text('login.email')}
					</label>
					<input
						className={fieldClasses.input}
						id={`${id}-email`}
						name="email"
						type="email"
						autoComplete="username"
						required
						defaultValue={data.email}
						aria-describedby={data.problem ? `${id}-problem` : undefined}
					/>
				</div>
				<div>
					<label className={fieldClasses.label} htmlFor={`${id}-password`}>
						{text('login.password')}
					</label>
					<PasswordField id={`${id}-password`} />
				</div>
				<ButtonLook type="submit" size="large">
					{text('login.submit')}
				</ButtonLook>
				<p className={classes.help}>
					{text('login.help')} <a href={host.localize('/contact/')}>{text('login.helpLink')}</a>.
				</p>
			</form>
			<LogInPromise />
		</div>
	);
}
