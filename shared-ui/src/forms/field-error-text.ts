import type { Text } from '../text.ts';

/** What is wrong with a field, in the reader's words: the field's own message for the code, else the code's. */
export function fieldErrorText(text: Text, field: string, code: string): string {
	return text([`ui.errors.${field}.${code}`, `ui.errors.${code}`, 'ui.errors.invalid']);
}
