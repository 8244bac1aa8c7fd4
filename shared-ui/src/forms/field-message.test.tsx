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
