import { ApiError, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@estate/shared-contract';

/** What is wrong with a new password and its repetition: codes of the dictionaries, by field. */
export interface PasswordErrors {
	password?: 'required' | 'too-short' | 'too-long' | 'too-common';
	passwordRepeat?: 'required' | 'mismatch';
}

/** Checks a new password as the api does, and that both are the same (website.md §5 "passwords must match"). */
export function newPasswordErrors(password: string, repeat: string): PasswordErrors | undefined {
	if (password === '') return { password: 'required' };
	if (password.length < SHORTEST_PASSWORD) return { password: 'too-short' };
	if (password.length > LONGEST_PASSWORD) return { password: 'too-long' };
	if (repeat === '') return { passwordRepeat: 'required' };
	if (repeat !== password) return { passwordRepeat: 'mismatch' };
	return undefined;
}

/** What the api, which alone knows the common passwords, found wrong with a new one; undefined for any other answer. */
export function refusedPassword(error: unknown): PasswordErrors | undefined {
	if (!(error instanceof ApiError)) return undefined;
	const isCommon = error.fields.some(({ path, code }) => path === 'password' && code === 'too-common');
	return isCommon ? { password: 'too-common' } : undefined;
}
