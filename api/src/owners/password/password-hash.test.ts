import { verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { DECOY, hashPassword, verifyPassword } from './password-hash.ts';

const COST = /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/;

it('keeps of a password a slow hash with a salt of its own', async () => {
	const [one, other] = [
		await hashPassword('zeven groene fietsen'),
		await hashPassword('zeven groene fietsen'),
	];
	expect(one).toMatch(COST);
	expect(other).not.toBe(one);
	expect(await verifyPassword(one, 'zeven groene fietsen')).toBe(true);
	expect(await verifyPassword(one, 'zeven groene fiets')).toBe(false);
});

it.each([undefined, null])(
	'works as hard where the account has no password (%s), for nothing',
	async (none) => {
		const checked: string[] = [];
		const isPassword = await verifyPassword(none, DECOY, async (hash, password) => {
			checked.push(hash);
			expect(await verify(hash, password)).toBe(true);
			return true;
		});
		expect(isPassword).toBe(false);
		expect(checked).toEqual([expect.stringMatching(COST)]);
	},
);
