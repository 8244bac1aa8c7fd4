import type { FormDescription } from '@estate/shared-contract';

/** Id of a field's control in the markup: what labels, messages and the summary point at. */
export function fieldId({ name: form }: Pick<FormDescription, 'name'>, name: string): string {
	return `${form}-${name}`;
}

/** Id of what the server says of a posted form, above its fields: mistakes, trouble, or one thing more that it asks for. */
export function answerId({ name: form }: Pick<FormDescription, 'name'>): string {
	return `${form}-answer`;
}
