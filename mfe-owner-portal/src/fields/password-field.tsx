import { useText } from '@estate/remote-kit';
import { FieldMessage, fieldClasses } from '@estate/shared-ui';
import { useEffect, useId, useState } from 'react';
import classes from './fields.module.css';

export interface PasswordFieldProps {
	name: string;
	label: string;
	autoComplete: 'current-password' | 'new-password';
	hint?: string | undefined;
	/** What is wrong with it: a code of the dictionaries */
	code?: string | undefined;
	/** Characters that a new one has at least; password managers read it */
	shortest?: number;
	/** One of several on the page: what it is for, for those who hear the button alone */
	canShow?: boolean;
}

/**
 * A password that can be pasted, filled in by a password manager, and shown. The button's room is kept until it can do
 * so, so that nothing moves when it comes.
 */
export function PasswordField(props: PasswordFieldProps) {
	const { name, label, autoComplete, hint, code, shortest, canShow = true } = props;
	const text = useText();
	const id = useId();
	const [isAlive, setAlive] = useState(false);
	const [isShown, setShown] = useState(false);
	useEffect(() => setAlive(true), []);
	const about = [hint && `${id}-hint`, code && `${id}-message`].filter(Boolean).join(' ');
	return (
		<div>
			<label className={fieldClasses.label} htmlFor={id}>
				{label}
			</label>
			<div className={classes.password}>
				<input
					className={fieldClasses.input}
					id={id}
					name={name}
					type={isShown ? 'text' : 'password'}
					autoComplete={autoComplete}
					autoCapitalize="none"
					spellCheck={false}
					minLength={shortest}
					required
					aria-invalid={code ? true : undefined}
					aria-describedby={about || undefined}
				/>
				{canShow && (
					<button
						type="button"
						className={classes.toggle}
						data-waiting={isAlive ? undefined : true}
						aria-controls={id}
						onClick={() => setShown(!isShown)}
					>
						{text(isShown ? 'login.hide' : 'login.show')}
					</button>
				)}
			</div>
			{hint && (
				<p id={`${id}-hint`} className={classes.hint}>
					{hint}
				</p>
			)}
			<FieldMessage id={`${id}-message`} field={name} code={code} />
		</div>
	);
}
