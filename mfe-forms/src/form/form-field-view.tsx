import { useText } from '@estate/remote-kit';
import { FieldMessage } from '@estate/shared-ui';
import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import { type FormDescription, type FormField, fieldId, TICKED } from './form-field.ts';
import classes from './form-field-view.module.css';
import inputClasses from './input.module.css';

export interface FormFieldViewProps {
	form: FormDescription;
	field: FormField;
	/** As typed before a reload */
	value: string;
	/** What is wrong with it */
	code: string | undefined;
}

/** Attributes that tie a control to its label, its message and what the browser knows of the visitor. */
export function controlProps(form: FormDescription, field: FormField, code: string | undefined) {
	const id = fieldId(form, field.name);
	return {
		id,
		name: field.name,
		required: field.required,
		autoComplete: field.autoComplete,
		'aria-invalid': code ? true : undefined,
		'aria-describedby': code ? `${id}-message` : undefined,
	} as const;
}

function Control({ form, field, value, code }: FormFieldViewProps): ReactNode {
	const props = { ...controlProps(form, field, code), className: inputClasses.input, defaultValue: value };
	if (field.kind === 'long-text') return <textarea rows={5} {...props} />;
	return <input type={field.kind} {...props} />;
}

function Label({ form, field }: Pick<FormFieldViewProps, 'form' | 'field'>) {
	const text = useText();
	return (
		<>
			{text(`${form.texts}.fields.${field.name}`)}
			{!field.required && field.kind !== 'tick' && (
				<span className={classes.optional}> ({text('form.optional')})</span>
			)}
		</>
	);
}

/** One question of a form: label, control, message. Plain HTML that posts without JavaScript. */
export function FormFieldView(props: FormFieldViewProps) {
	const { form, field, value, code } = props;
	const id = fieldId(form, field.name);
	const message = <FieldMessage id={`${id}-message`} field={field.name} code={code} />;
	if (field.kind === 'choice')
		return (
			<Choice {...props} legend={<Label form={form} field={field} />} className={classes.full}>
				{message}
			</Choice>
		);
	if (field.kind === 'tick')
		return (
			<div className={classes.full}>
				<label className={classes.tick}>
					<input
						type="checkbox"
						{...controlProps(form, field, code)}
						value={TICKED}
						defaultChecked={value === TICKED}
					/>
					<span>
						<Label form={form} field={field} />
					</span>
				</label>
				{message}
			</div>
		);
	return (
		<div className={classes[field.width]}>
			<label className={classes.label} htmlFor={id}>
				<Label form={form} field={field} />
			</label>
			<Control {...props} />
			{message}
		</div>
	);
}
