import type { FieldKind } from '@estate/shared-contract';
import { FieldMessage, fieldClasses } from '@estate/shared-ui';
import { fieldId } from '../field-id.ts';
import { FieldHint, FieldLabel, hasHint } from './field-label.tsx';
import { describedBy, type FieldProps, messageId, single } from './field-props.ts';

/** How a browser helps with each kind; a number is a text, so that what is typed is never thrown away. */
const INPUTS: Partial<Record<FieldKind, { type: string; inputMode?: 'numeric' | 'url' }>> = {
	email: { type: 'email' },
	tel: { type: 'tel' },
	number: { type: 'text', inputMode: 'numeric' },
	date: { type: 'date' },
	url: { type: 'url', inputMode: 'url' },
};

/** A line or some lines of text. */
export function TextField(props: FieldProps) {
	const { form, field, value, code } = props;
	const id = fieldId(form, field.name);
	const shared = {
		id,
		name: field.name,
		className: fieldClasses.input,
		defaultValue: single(value),
		required: field.required,
		autoComplete: field.autoComplete,
		'aria-invalid': code ? true : undefined,
		'aria-describedby': describedBy(props, hasHint(props)),
	} as const;
	return (
		<>
			<label className={fieldClasses.label} htmlFor={id}>
				<FieldLabel form={form} field={field} />
			</label>
			<FieldHint form={form} field={field} />
			{field.kind === 'long-text' ? (
				<textarea rows={5} {...shared} />
			) : (
				<input {...(INPUTS[field.kind] ?? { type: 'text' })} {...shared} />
			)}
			<FieldMessage id={messageId(form, field)} field={field.name} code={code} />
		</>
	);
}
