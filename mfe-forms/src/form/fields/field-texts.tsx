import { useText } from '@estate/remote-kit';
import { fieldErrorText, type Text } from '@estate/shared-ui';
import { fieldId } from '../field-id.ts';
import type { FieldProps } from './field-props.ts';
import classes from './field-texts.module.css';

type Described = Pick<FieldProps, 'form' | 'field'>;

/** The words of one option, in this form or in all. */
export const optionLabel = (text: Text, { form, field }: Described, option: string): string =>
	text([`forms.${form.name}.options.${field.name}.${option}`, `options.${field.name}.${option}`]);

/** Name of a field, in this form or in all; what may be left empty says so. */
function FieldLabel({ form, field }: Described) {
	const text = useText();
	const isOptional = !field.required && field.kind !== 'tick';
	return (
		<>
			{text([`forms.${form.name}.fields.${field.name}`, `fields.${field.name}`])}
			{isOptional && <span className={classes.optional}> ({text('form.optional')})</span>}
		</>
	);
}

/** Fields that need a sentence of explanation, by form. */
const HINTS: Readonly<Record<string, readonly string[]>> = {
	'purchase-offer': ['financing'],
	'contact-demand': ['valuationAddress'],
	'demand-register': ['withAccount'],
	testimonial: ['image'],
	'site-contact': ['cv'],
};

/** What Mantine's fields say around their control: name, what to know before filling it in, what is wrong. */
export function useFieldTexts({ form, field, code }: FieldProps) {
	const text = useText();
	const hasHint = HINTS[form.name]?.includes(field.name) ?? false;
	return {
		id: fieldId(form, field.name),
		label: <FieldLabel form={form} field={field} />,
		description: hasHint ? text(`forms.${form.name}.hints.${field.name}`) : undefined,
		error: code ? fieldErrorText(text, field.name, code) : undefined,
		required: field.required,
	};
}
