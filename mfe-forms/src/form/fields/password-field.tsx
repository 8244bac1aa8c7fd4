import { useText } from '@estate/remote-kit';
import { FieldMessage, fieldClasses } from '@estate/shared-ui';
import { useState } from 'react';
import { fieldId } from '../field-id.ts';
import { FieldLabel } from './field-label.tsx';
import { describedBy, type FieldProps, messageId } from './field-props.ts';
import classes from './password-field.module.css';

/** A password; with JavaScript it can be shown. It is never written back into a page. */
export function PasswordField(props: FieldProps) {
	const { form, field, code, isAlive } = props;
	const text = useText();
	const [isShown, setShown] = useState(false);
	const id = fieldId(form, field.name);
	return (
		<>
			<label className={fieldClasses.label} htmlFor={id}>
				<FieldLabel form={form} field={field} />
			</label>
			<div className={classes.password}>
				<input
					id={id}
					name={field.name}
					type={isShown ? 'text' : 'password'}
					className={fieldClasses.input}
					required={field.required}
					autoComplete={field.autoComplete}
					aria-invalid={code ? true : undefined}
					aria-describedby={describedBy(props)}
				/>
				{isAlive && (
					<button
						type="button"
						className={classes.show}
						aria-pressed={isShown}
						aria-controls={id}
						onClick={() => setShown(!isShown)}
					>
						{text(isShown ? 'form.password.hide' : 'form.password.show')}
					</button>
				)}
			</div>
			<FieldMessage id={messageId(form, field)} field={field.name} code={code} />
		</>
	);
}
