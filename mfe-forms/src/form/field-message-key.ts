import type { FormField, FormFieldError } from './form-field.ts';

/** Key of the message for an error: the field's own where it has one, else the general one. */
export function fieldMessageKey(fields: readonly FormField[], error: FormFieldError): string {
	const field = fields.find(({ name }) => name === error.name);
	return field?.ownMessages.includes(error.code)
		? `ui.errors.${error.name}.${error.code}`
		: `ui.errors.${error.code}`;
}
