import type { FormDescription, FormFieldError, Language } from '@estate/shared-contract';
import { formatNumber, formatPrice } from '@estate/shared-i18n';
import { fieldErrorText, type Text } from '@estate/shared-ui';

/** What is wrong with a field of a form, in the reader's words: of a text that is too long, how long it may be; of a date, how late. */
export function fieldMessage(
	text: Text,
	{ fields }: Pick<FormDescription, 'fields'>,
	{ name, code }: FormFieldError,
	language: Language,
): string {
	const { longest, range } = fields.find((field) => field.name === name) ?? {};
	if (code === 'too-late') return text('form.tooLate');
	if (code === 'cents') return text('form.cents');
	if (code === 'not-asked') return text([`form.notAsked.${name}`, 'form.notAsked.other']);
	if (code === 'too-small' && range)
		return text('form.tooSmall', { least: formatPrice(range.min, language) });
	if (code === 'too-large' && range) return text('form.tooLarge', { most: formatPrice(range.max, language) });
	return code === 'too-long' && longest
		? text('form.length.tooLong', { most: formatNumber(longest, language) })
		: fieldErrorText(text, name, code);
}
