import type { FormDescription, FormFieldError, Language } from '@estate/shared-contract';
import { formatNumber, formatPrice } from '@estate/shared-i18n';
import { fieldErrorText, type Text } from '@estate/shared-ui';
import { CAPTCHA_FIELDS } from './submit/posted-values.ts';

/** What is wrong with the check against robots. An empty one says what to copy: in the summary nothing else names the field. */
export const captchaMessage = (text: Text, code: string): string =>
	code === 'required' ? text('form.captcha.missing') : fieldErrorText(text, CAPTCHA_FIELDS.text, code);

/** What is wrong with a field of a form, in the reader's words: of a text that is too long, how long it may be; of a date, how late. */
export function fieldMessage(
	text: Text,
	{ fields }: Pick<FormDescription, 'fields'>,
	{ name, code }: FormFieldError,
	language: Language,
): string {
	const { longest, range } = fields.find((field) => field.name === name) ?? {};
	if (name === CAPTCHA_FIELDS.text) return captchaMessage(text, code);
	if (code === 'too-late') return text('form.tooLate');
	if (code === 'cents') return text('form.cents');
	// The summary says what is to be accepted: "this" is nothing there.
	if (code === 'not-accepted') return text([`form.notAccepted.${name}`, 'ui.errors.not-accepted']);
	if (code === 'not-asked') return text([`form.notAsked.${name}`, 'form.notAsked.other']);
	if (code === 'too-small' && range)
		return text('form.tooSmall', { least: formatPrice(range.min, language) });
	if (code === 'too-large' && range) return text('form.tooLarge', { most: formatPrice(range.max, language) });
	return code === 'too-long' && longest
		? text('form.length.tooLong', { most: formatNumber(longest, language) })
		: fieldErrorText(text, name, code);
}
