import type { FieldErrorCode, FormDescription, FormField } from '@estate/shared-contract';

/** What every kind of field is rendered from. */
export interface FieldProps {
	form: FormDescription;
	field: FormField;
	/** As typed before: one value, or those that are ticked */
	value: string | readonly string[];
	/** As typed now, with JavaScript */
	typed: string | readonly string[];
	/** Section of the form's texts with words of its own, such as that of favourites */
	variant?: 'favourites' | undefined;
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
