import { useHost, useText } from '@estate/remote-kit';
import { formatNumber } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { fieldId } from '../field-id.ts';
import { fieldMessage } from '../field-message.ts';
import type { FieldProps } from './field-props.ts';
import classes from './field-texts.module.css';

type Described = Pick<FieldProps, 'form' | 'field' | 'variant'>;

/** The words of one option, in this form or in all. */
export const optionLabel = (text: Text, { form, field }: Described, option: string): string =>
	text([`forms.${form.name}.options.${field.name}.${option}`, `options.${field.name}.${option}`]);

/** Name of a field: in this variant of the form, in this form, or in all. */
export function fieldLabel(text: Text, { form, field, variant }: Described): string {
	const keys = [`forms.${form.name}.fields.${field.name}`, `fields.${field.name}`];
	return text(
		variant === 'favourites' ? [`forms.${form.name}.favourites.fields.${field.name}`, ...keys] : keys,
	);
}

/**
 * Its name; what may be left empty says so. What is asked only now and then stands there without JavaScript always, and
 * nobody has to fill it in for that.
 */
function FieldLabel({ isAlive, ...described }: Described & Pick<FieldProps, 'isAlive'>) {
	const text = useText();
	const { field } = described;
	const waits = field.condition !== undefined && !isAlive;
	const isOptional = !field.required && field.kind !== 'tick';
	return (
		<>
			{fieldLabel(text, described)}
			{(isOptional || waits) && (
				<span className={classes.optional}> ({text(waits ? 'form.conditional' : 'form.optional')})</span>
			)}
		</>
	);
}

/** Fields that need a sentence of explanation, by form. */
const HINTS: Readonly<Record<string, readonly string[]>> = {
	'purchase-offer': ['financing', 'validUntil', 'secondName'],
	'contact-demand': ['valuationAddress'],
	'demand-register': ['withAccount'],
	testimonial: ['image'],
	'site-contact': ['cv'],
};

/** What Mantine's fields say around their control: name, what to know before filling it in, what is wrong. */
export function useFieldTexts({ form, field, code, variant, isAlive }: FieldProps) {
	const text = useText();
	const { language } = useHost();
	const hasHint = HINTS[form.name]?.includes(field.name) ?? false;
	return {
		id: fieldId(form, field.name),
		label: <FieldLabel form={form} field={field} variant={variant} isAlive={isAlive} />,
		description: hasHint
			? text(`forms.${form.name}.hints.${field.name}`)
			: // Who writes at length reads first how much there is room for.
				field.kind === 'long-text' && field.longest
				? text('form.length.most', { most: formatNumber(field.longest, language) })
				: undefined,
		error: code ? fieldMessage(text, form, { name: field.name, code }, language) : undefined,
		required: field.required && (isAlive || !field.condition),
	};
}
