import type { PostedForm } from '@estate/shared-contract';
import type { FormField, FormValues } from './form-field.ts';

/** The values of a form's own fields; anything else that was posted is dropped. Of a name given twice the last counts. */
export function postedValues(form: PostedForm, fields: readonly FormField[]): FormValues {
	const posted = new Map(form.fields);
	return Object.fromEntries(
		fields.flatMap(({ name }) => {
			const value = posted.get(name);
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

/** The value of a hidden field such as the honeypot; '' when it was not posted. */
export function postedValue(form: PostedForm, name: string): string {
	return new Map(form.fields).get(name) ?? '';
}
