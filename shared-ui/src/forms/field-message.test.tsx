import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InLanguage } from '../testing/sample-texts.tsx';
import { FieldMessage } from './field-message.tsx';

const draw = (field: string, code: string | undefined) =>
	render(
		<InLanguage language="en">
			<FieldMessage id="message" field={field} code={code} />
		</InLanguage>,
	).container;

describe('what is wrong with a field', () => {
	it("is told in the field's own words", () => {
		draw('email', 'required');
		expect(screen.getByText('email address is a required field').id).toBe('message');
	});

	it('is told in the words of the code where the field has none', () => {
		expect(draw('remark', 'too-long').textContent).toBe('This text is too long');
		expect(draw('captcha', 'captcha').textContent).toBe('The entered characters are not valid');
	});

	it('is never a bare key, also for a code that nobody knows', () => {
		expect(draw('email', 'cosmic-ray').textContent).toBe('This value is not valid');
	});

	it('is nothing when nothing is wrong', () => {
		expect(draw('email', undefined).innerHTML).toBe('');
	});
});

describe('every field, in its words', () => {
	it.each([
		['firstName', 'required', 'First name is a required field'],
		['lastName', 'required', 'Last name is a required field'],
		['email', 'required', 'email address is a required field'],
		['email', 'invalid', 'email address is not valid'],
		['phone', 'required', 'Phone number is a required field'],
		['title', 'required', 'Title is a required field'],
		['goal', 'required', 'Goal is a required field'],
		['type', 'required', 'Choose a type of property'],
		['types', 'required', 'Choose at least one property type'],
		['zones', 'required', 'Choose at least one geographic zone'],
		['valuationAddress', 'required', 'Enter the address of the property to value'],
		['street', 'required', 'Address is a required field'],
		['zip', 'required', 'Postal code is a required field'],
		['city', 'required', 'City is a required field'],
		['validUntil', 'invalid', 'Choose a day from today on'],
		['knowsItBinds', 'not-accepted', 'Please accept this to continue'],
		['password', 'required', 'Password is a required field'],
		['password', 'too-short', 'A password has at least 8 characters'],
		['passwordRepeat', 'mismatch', 'The passwords must match'],
		['friendEmail', 'invalid', 'Your friend’s email address is not valid'],
		['startDate', 'invalid', 'Enter a complete and valid start date'],
		['endDate', 'invalid', 'Enter a complete and valid end date'],
		['slot', 'required', 'Choose a time'],
		['cv', 'required', 'Add your CV'],
		['website', 'invalid', 'Enter a full address, such as https://www.example.be'],
	])('%s, %s: %s', (field, code, words) => {
		expect(draw(field, code).textContent).toBe(words);
	});
});
