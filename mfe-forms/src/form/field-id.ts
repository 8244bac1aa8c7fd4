import type { FormDescription } from '@estate/shared-contract';

/** Id of a field's control in the markup: what labels, messages and the summary point at. */
export function fieldId({ name: form }: Pick<FormDescription, 'name'>, name: string): string {
	return `${form}-${name}`;
}
