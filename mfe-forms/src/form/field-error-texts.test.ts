import { FIELD_ERROR_CODES, type FieldErrorCode, LANGUAGES, type Language } from '@estate/shared-contract';
import { fieldErrorText } from '@estate/shared-ui';
import { testI18n } from '@estate/shared-ui/testing';
import { describe, expect, test } from 'vitest';
import { SITE_CONTACT_FORM } from '../site-contact/site-contact-form.ts';

const { fields } = SITE_CONTACT_FORM;
function messageIn(language: Language, name: string, code: FieldErrorCode): string {
	const translate = testI18n(language).getFixedT(language, 'shell');
	return fieldErrorText((key, values) => translate(key, values ?? {}), name, code);
}

describe('the message of a field', () => {
	test.each([
		['title', 'required', 'Title is a required field'],
		['firstName', 'required', 'First name is a required field'],
		['lastName', 'required', 'Last name is a required field'],
		['email', 'required', 'email address is a required field'],
		['email', 'invalid', 'email address is not valid'],
		['phone', 'required', 'Phone number is a required field'],
		['street', 'required', 'Address is a required field'],
		['zip', 'required', 'Postal code is a required field'],
		['city', 'required', 'City is a required field'],
	] as const)('%s %s is word for word that of website.md §5', (name, code, message) => {
		expect(messageIn('en', name, code)).toBe(message);
	});

	test.each(LANGUAGES)('exists in %s for every field and every code', (language) => {
		for (const { name } of fields)
			for (const code of FIELD_ERROR_CODES)
				expect(messageIn(language, name, code), `${name} ${code}`).toMatch(/^(?!ui\.).+/);
	});
});
