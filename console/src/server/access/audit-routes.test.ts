import { AuditLog, type NewMember } from '@estate/releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditAnswer, AuditChainAnswer } from '../../log-answers.ts';
import { ADMIN, bearer, type ConsoleUnderTest, codeOf, startConsole } from '../testing/start-console.ts';

let site: ConsoleUnderTest;
let log: AuditLog;
let admin: Record<string, string>;

beforeEach(async () => {
	site = await startConsole({});
	log = new AuditLog(site.store.records);
	admin = bearer((await site.list.addToken({ ...ADMIN, name: 'An' })).token);
});
afterEach(() => site.stop());

async function write(count: number, more: object = {}): Promise<void> {
	for (let time = 0; time < count; time++)
		await log.append({
			...{ who: 'Bo', identity: '0123456789abcdef', via: 'command', action: 'lock' },
			...{ remote: 'listings', channel: 'production', outcome: 'done' },
			...more,
		});
}
const read = async (query = '') => (await (await site.get(`audit?${query}`, admin)).json()) as AuditAnswer;
const chain = async () => (await (await site.get('audit/chain', admin)).json()) as AuditChainAnswer;
const numbers = ({ entries }: AuditAnswer) => entries.map(({ number }) => number);
const place = (number: number) => `audit/${String(number).padStart(8, '0')}`;

describe('the audit log at the console', () => {
	it('comes page by page, newest first', async () => {
		await write(60);
		const first = await read();
		expect([numbers(first).length, numbers(first)[0], first.older]).toEqual([50, 60, 11]);
		const last = await read('before=11');
		expect([numbers(last)[0], numbers(last).at(-1), last.older]).toEqual([10, 1, undefined]);
	});

	it('is filtered by remote, person, kind and outcome', async () => {
		await write(3);
		await write(2, { who: 'CI listings', action: 'publish', channel: undefined });
		await write(1, { remote: 'forms', outcome: 'refused', detail: 'forbidden' });
		await write(1, { remote: '*', channel: '*', action: 'access' });
		expect(numbers(await read('remote=listings'))).toEqual([7, 5, 4, 3, 2, 1]);
		expect(numbers(await read('who=ci%20LIST'))).toEqual([5, 4]);
		expect(numbers(await read('action=lock&outcome=refused'))).toEqual([6]);
		expect(numbers(await read('who=nobody'))).toEqual([]);
		expect(await codeOf(await site.get('audit?action=dance', admin))).toBe('bad-request');
	});

	it('names records that cannot be read, and goes on below them', async () => {
		await write(3);
		await site.store.records.remove(place(2));
		await site.store.records.create(place(2), '{"number":2');
		expect(await read()).toMatchObject({
			entries: [{ number: 3 }, { number: 1 }],
			unreadable: ['records/audit/00000002'],
		});
	});

	it('says that its chain is whole, or where it breaks', async () => {
		expect(await chain()).toMatchObject({ entries: 0 });
		await write(4);
		expect(await chain()).toMatchObject({ from: 1, entries: 4, isHeadNoted: true });
		const text = (await site.store.records.read(place(2))) ?? '';
		await site.store.records.remove(place(2));
		await site.store.records.create(place(2), text.replace('Bo', 'An'));
		expect(await chain()).toMatchObject({ broken: { number: 3, place: 'records/audit/00000003' } });
	});

	it('sees a change of the newest entry, and that it is gone', async () => {
		await write(3);
		const text = (await site.store.records.read(place(3))) ?? '';
		await site.store.records.remove(place(3));
		expect(await chain()).toMatchObject({ broken: { number: 3, what: expect.stringContaining('gone') } });
		await site.store.records.create(place(3), text.replace('Bo', 'An'));
		expect(await chain()).toMatchObject({ broken: { number: 3, what: expect.stringContaining('noted') } });
	});

	it('is read by who has the right for every remote alone; a refusal stands in it', async () => {
		const members: NewMember[] = [
			{ ...ADMIN, name: 'Releaser', role: 'releaser' },
			{ ...ADMIN, name: 'Part', remotes: ['listings'] },
		];
		for (const member of members) {
			const { name } = member;
			const { token } = await site.list.addToken(member);
			for (const path of ['audit', 'audit/chain'])
				expect(await codeOf(await site.get(path, bearer(token)))).toBe('forbidden');
			expect((await read()).entries[0]).toMatchObject({ who: name, action: 'audit', outcome: 'refused' });
		}
		expect((await site.get('audit', {})).status).toBe(401);
	});
});
