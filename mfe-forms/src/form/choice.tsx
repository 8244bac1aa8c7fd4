import { useText } from '@estate/remote-kit';
import type { ReactNode } from 'react';
import classes from './choice.module.css';
import { type FormDescription, type FormField, fieldId } from './form-field.ts';

export interface ChoiceProps {
	form: FormDescription;
	field: FormField;
	value: string;
	code: string | undefined;
	legend: ReactNode;
	className: string | undefined;
	/** The message */
	children: ReactNode;
}

/** One of a few values, side by side. */
export function Choice({ form, field, value, code, legend, className, children }: ChoiceProps) {
	const text = useText();
	const id = fieldId(form, field.name);
	return (
		<fieldset className={className} aria-describedby={code ? `${id}-message` : undefined}>
			<legend className={classes.legend}>{legend}</legend>
			<div className={classes.options}>
				{field.options?.map((option, index) => (
					<label key={option} className={classes.option}>
						<input
							type="radio"
							// The summary of errors leads to the first.
							id={index === 0 ? id : `${id}-${option}`}
							name={field.name}
							value={option}
							defaultChecked={value === option}
							required={field.required}
						/>
						{text(`${form.texts}.options.${field.name}.${option}`)}
					</label>
				))}
			</div>
			{children}
		</fieldset>
	);
}
