import { cpuMs } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './password-strength.ts';

describe('a new password', () => {
	it.each([
		'password',
		'12345678',
		'123456789012',
		'passwordpassword',
		'aaaaaaaaaaaa',
		'P@ssw0rd123',
		'qwertyuiopasdf',
		'wachtwoord1',
		'azerty123',
		'motdepasse',
		'Passwort1',
		'welkom123',
	])('%s is among the first that are tried', (password) => expect(isCommonPassword(password)).toBe(true));

	it.each(['zeven groene fietsen', 'k3vT9xqz', 'een goed wachtwoord', 'correct horse', 'x7#Lq'.repeat(200)])(
		'%s is not',
		(password) => expect(isCommonPassword(password)).toBe(false),
	);

	it('is none that the account shows: name, address, agency', () => {
		expect(isCommonPassword('vandervelde2026')).toBe(false);
		expect(isCommonPassword('vandervelde2026', ['Lena', 'Vandervelde'])).toBe(true);
		expect(isCommonPassword('l.vandervelde', ['l.vandervelde@example.test'])).toBe(true);
	});

	it('is looked at with little work, however long it is', () => {
		isCommonPassword('the lists are read once');
		expect(cpuMs(() => isCommonPassword('ab1'.repeat(10_000)))).toBeLessThan(1_000);
	});
});
