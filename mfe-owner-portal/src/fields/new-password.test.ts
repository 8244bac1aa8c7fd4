import { expect, it } from 'vitest';
import { newPasswordErrors } from './new-password.ts';

it.each([
	['', '', { password: 'required' }],
	['1234567', '1234567', { password: 'too-short' }],
	['x'.repeat(1025), '', { password: 'too-long' }],
	['12345678', '', { passwordRepeat: 'required' }],
	['12345678', '12345679', { passwordRepeat: 'mismatch' }],
	['12345678', '12345678', undefined],
	[' met spaties ', ' met spaties ', undefined],
])('a new password %j and %j', (password, repeat, errors) => {
	expect(newPasswordErrors(password, repeat)).toEqual(errors);
});
