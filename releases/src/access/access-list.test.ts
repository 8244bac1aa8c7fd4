import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseStore } from '../store/release-store.ts';
import {
	emptyFolderStore,
	emptyS3Store,
	type StoreUnderTest,
	startTestS3,
} from '../testing/store-under-test.ts';
import { AccessList, type NewMember } from './access-list.ts';

let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
	s3 = await startTestS3();
});
afterAll(() => s3.stop());

const ADMIN: NewMember = { name: 'An', role: 'admin', remotes: '*', channels: '*', addedBy: 'test' };
const CI: NewMember = { ...ADMIN, name: 'CI listings', role: 'ci', remotes: ['listings'] };

describe.each([
	['a folder', emptyFolderStore],
	['an object store', async () => emptyS3Store(s3.location())],
])('an access list in %s', (_, empty: () => Promise<StoreUnderTest>) => {
	let under: StoreUnderTest;
	let store: ReleaseStore;
	let list: AccessList;
	beforeEach(async () => {
		under = await empty();
		store = await under.open();
		list = new AccessList(store.records);
	});

	it('knows a token by its secret alone, and keeps no secret', async () => {
		const { token } = await list.addToken(ADMIN);
		const other = new AccessList((await under.open()).records);
		expect(await other.memberOfToken(token)).toMatchObject({ name: 'An', state: 'valid' });
		for (const wrong of [
			'',
			'rel_',
			token.slice(0, -1),
			token.replace(/_(.)/, (_, first) => (first === '0' ? '_1' : '_0')),
			`${token.slice(0, -4)}AAAA`,
		])
			expect([wrong, await other.memberOfToken(wrong)]).toEqual([wrong, undefined]);
		const secret = token.slice(-43);
		for (const path of await under.list(''))
			expect((await under.read(path)).toString()).not.toContain(secret);
	});

	it('ends an entry when it is revoked or over', async () => {
		await list.addToken(ADMIN);
		const over = await list.addToken({ ...CI, expires: new Date(Date.now() - 1).toISOString() });
		expect(await list.memberOfToken(over.token)).toBeUndefined();
		const ended = await list.addToken({ ...CI, name: 'Bo' });
		await list.revoke('Bo', 'An');
		expect(await new AccessList((await under.open()).records).memberOfToken(ended.token)).toBeUndefined();
		expect((await list.members()).map(({ name, state }) => [name, state])).toEqual([
			['An', 'valid'],
			['Bo', 'revoked'],
			['CI listings', 'expired'],
		]);
	});
});

describe('an access list', () => {
	let list: AccessList;
	beforeEach(async () => {
		list = new AccessList((await (await emptyFolderStore()).open()).records);
	});

	it.each([
		['who may not change it', CI],
		['who may change it for a while', { ...ADMIN, expires: '2100-01-01T00:00:00.000Z' }],
		['who may change one remote', { ...ADMIN, remotes: ['listings'] }],
	])('does not begin with %s', async (_, first) => {
		await expect(list.addToken(first)).rejects.toMatchObject({ code: 'access-list' });
		expect(await list.exists()).toBe(false);
	});

	it('does not begin with a person that only the log-in provider knows', async () => {
		await expect(list.addPerson(ADMIN, { email: 'an@example.be' })).rejects.toMatchObject({
			code: 'access-list',
		});
	});

	it('keeps the last token that can change it', async () => {
		await list.addToken(ADMIN);
		await list.addPerson({ ...ADMIN, name: 'Bo' }, { email: 'bo@example.be' });
		await expect(list.revoke('An', 'Bo')).rejects.toThrow('the last token that can change');
		await list.addToken({ ...ADMIN, name: 'Cé' });
		await list.revoke('An', 'Cé');
	});

	it('has no name twice, but again once it was revoked', async () => {
		await list.addToken(ADMIN);
		await list.addToken(CI);
		await expect(list.addToken(CI)).rejects.toThrow('on the access list already');
		await list.revoke('CI listings', 'An');
		await list.addToken(CI);
	});
});
