import { FieldMessage, fieldClasses } from '@estate/shared-ui';
import { type InputHTMLAttributes, useId } from 'react';
import classes from './fields.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
	name: string;
	label: string;
	hint?: string | undefined;
	/** What is wrong with it: a code of the dictionaries */
	code?: string | undefined;
	/** Id of a message elsewhere on the page that is about it */
	describedBy?: string | undefined;
}

/** A labelled field with its hint and what is wrong with it. */
export function TextField({ label, hint, code, describedBy, ...input }: TextFieldProps) {
	const id = useId();
	const about = [hint && `${id}-hint`, code && `${id}-message`, describedBy].filter(Boolean).join(' ');
	return (
		<div>
			<label className={fieldClasses.label} htmlFor={id}>
				{label}
			</label>
			<input
				{...input}
				id={id}
				className={fieldClasses.input}
				aria-invalid={code ? true : undefined}
				aria-describedby={about || undefined}
			/>
			{hint && (
				<p id={`${id}-hint`} className={classes.hint}>
					{hint}
				</p>
			)}
			<FieldMessage id={`${id}-message`} field={input.name} code={code} />
		</div>
	);
}
