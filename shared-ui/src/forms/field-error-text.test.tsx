import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { useText } from '../text.ts';
import { fieldErrorText } from './field-error-text.ts';

function ErrorText({ field, code }: { field: string; code: string }) {
	return <p>{fieldErrorText(useText(), field, code)}</p>;
}

const wordsOf = (field: string, code: string) =>
	render(
		<InLanguage language="en">
			<ErrorText field={field} code={code} />
		</InLanguage>,
	).container.textContent;

describe('what is wrong with a field', () => {
	it("is said in the field's own words", () => {
		expect(wordsOf('email', 'required')).toBe('email address is a required field');
	});

	it('is said in the words of the code where the field has none', () => {
		expect(wordsOf('remark', 'too-long')).toBe('This text is too long');
		expect(wordsOf('captcha', 'captcha')).toBe('The entered characters are not valid');
	});

	it('is never a bare key, also for a code that is not known', () => {
		expect(wordsOf('email', 'cosmic-ray')).toBe('This value is not valid');
	});
});

describe('every field, in its words', () => {
	it.each([
		['firstName', 'required', 'First name is a required field'],
		['lastName', 'required', 'Last name is a required field'],
		['email', 'required', 'email address is a required field'],
		['email', 'invalid', 'email address is not valid'],
		['phone', 'required', 'Phone number is a required field'],
		['phone', 'invalid', 'Phone number is not valid: enter a single number, such as 0470 12 34 56'],
		['zip', 'invalid', 'Postal code is not valid: enter one such as 9000'],
		['title', 'required', 'Title is a required field'],
		['goal', 'required', 'Goal is a required field'],
		['type', 'required', 'Choose a type of property'],
		['types', 'required', 'Choose at least one property type'],
		['zones', 'required', 'Choose at least one geographic zone'],
		['valuationAddress', 'required', 'Enter the address of the property to value'],
		['street', 'required', 'Address is a required field'],
		['zip', 'required', 'Postal code is a required field'],
		['city', 'required', 'City is a required field'],
		['validUntil', 'invalid', 'Choose a day and a time in the future'],
		['knowsItBinds', 'not-accepted', 'Please accept this to continue'],
		['password', 'required', 'Password is a required field'],
		['password', 'too-short', 'Choose a password of at least 8 characters'],
		['passwordRepeat', 'mismatch', 'The passwords must match'],
		['friendEmail', 'invalid', 'Your friend’s e-mail address is not valid'],
		['startDate', 'invalid', 'Enter a complete and valid start date'],
		['endDate', 'invalid', 'Enter a complete and valid end date'],
		['slot', 'required', 'Choose a time'],
		['cv', 'required', 'Add your CV'],
		['website', 'invalid', 'Enter a web address, such as www.example.be'],
	])('%s, %s: %s', (field, code, words) => {
		expect(wordsOf(field, code)).toBe(words);
	});
});
