import type { FieldErrorCode, FormDescription, FormField } from '@estate/shared-contract';
import { fieldId } from '../field-id.ts';

/** What every kind of field is drawn from. */
export interface FieldProps {
	form: FormDescription;
	field: FormField;
	/** As typed before: one value, or those that are ticked */
	value: string | readonly string[];
	/** What is wrong with it */
	code: FieldErrorCode | undefined;
	/** The script is there: what needs it may be shown */
	isAlive: boolean;
}

/** The value of a field that holds one. */
export const single = (value: FieldProps['value']): string =>
	typeof value === 'string' ? value : (value[0] ?? '');

/** The values of a field that holds several. */
export const several = (value: FieldProps['value']): readonly string[] =>
	typeof value === 'string' ? (value === '' ? [] : [value]) : value;

export const messageId = (form: FormDescription, { name }: FormField): string =>
	`${fieldId(form, name)}-message`;
export const hintId = (form: FormDescription, { name }: FormField): string => `${fieldId(form, name)}-hint`;

/** Ids of what describes a field: its hint, and what is wrong with it. */
export function describedBy({ form, field, code }: FieldProps, hasHint = false): string | undefined {
	const ids = [hasHint && hintId(form, field), code && messageId(form, field)].filter(Boolean);
	return ids.length > 0 ? ids.join(' ') : undefined;
}
