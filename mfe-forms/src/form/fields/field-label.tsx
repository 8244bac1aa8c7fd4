import { useText } from '@estate/remote-kit';
import type { FormDescription, FormField } from '@estate/shared-contract';
import type { Text } from '@estate/shared-ui';
import classes from './field-label.module.css';
import { hintId } from './field-props.ts';

type Labelled = { form: FormDescription; field: FormField };

/** A field's name in this form, else its name in all forms. */
export const fieldLabel = (text: Text, { form, field }: Labelled): string =>
	text([`forms.${form.name}.fields.${field.name}`, `fields.${field.name}`]);

/** The words of one option, in this form or in all. */
export const optionLabel = (text: Text, { form, field }: Labelled, option: string): string =>
	text([`forms.${form.name}.options.${field.name}.${option}`, `options.${field.name}.${option}`]);

/** Label of a field; what may be left empty says so. */
export function FieldLabel({ form, field }: Labelled) {
	const text = useText();
	const isOptional = !field.required && field.kind !== 'tick';
	return (
		<>
			{fieldLabel(text, { form, field })}
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

export const hasHint = ({ form, field }: Labelled): boolean =>
	HINTS[form.name]?.includes(field.name) ?? false;

/** What a visitor should know before filling the field in. */
export function FieldHint(props: Labelled) {
	const text = useText();
	const { form, field } = props;
	if (!hasHint(props)) return null;
	return (
		<span id={hintId(form, field)} className={classes.hint}>
			{text(`forms.${form.name}.hints.${field.name}`)}
		</span>
	);
}
