import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberIdentity, TwoPersonRules } from '@estate/releases';
import { makeOrPropose, promoteShell, tryShell } from '@estate/releases/operations';
import { writeSmallShell } from '@estate/releases/testing/small-shell';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Overview } from '../../console-answers.ts';
import {
	ADMIN,
	bearer,
	type ConsoleUnderTest,
	codeOf,
	lastLine,
	OPS_TOKEN,
	startConsole,
} from '../testing/start-console.ts';

const STATE = { active: '1.0.0', previous: '0.9.0', withdrawn: [] };
const RETIRE = { command: 'retire', remote: 'own', why: 'sold out', redirect: '/contact/' };

let site: ConsoleUnderTest;
let an: Record<string, string>;
let bo: Record<string, string>;

beforeEach(async () => {
	site = await startConsole({ own: STATE, other: STATE });
	an = bearer((await site.list.addToken({ ...ADMIN, name: 'An', person: 'An Peeters' })).token);
	bo = await site.logIn((await site.list.addToken({ ...ADMIN, name: 'Bo', person: 'Bo Maes' })).token);
	await new TwoPersonRules(site.store.records).add({
		...{ remotes: ['own'], channels: ['production'], addedBy: 'test' },
	});
});
afterEach(() => site.stop());

const revision = async () => (await site.store.log.newest('production')).revision;

async function propose(headers = an): Promise<string> {
	const { proposal } = (await (await site.post('commands', RETIRE, headers)).json()) as {
		proposal: { id: string };
	};
	return proposal.id;
}
const approve = (proposal: string, headers: Record<string, string>) =>
	site.post('approvals', { proposal }, headers);

/** The first overview that the console is sent. */
async function overview(): Promise<Overview> {
	const leave = new AbortController();
	const { body } = await fetch(`${site.site}events`, { headers: bo, signal: leave.signal });
	let text = '';
	for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += part;
		const data = /event: overview\ndata: (.*)\n/.exec(text)?.[1];
		if (data) {
			leave.abort();
			return JSON.parse(data) as Overview;
		}
	}
	throw new Error('No overview came.');
}

describe('a change that waits for a second person', () => {
	it('is kept, shown with what it is bound to, and done when the second person approves', async () => {
		const id = await propose();
		expect(await revision()).toBe(1);
		expect(await overview()).toMatchObject({
			twoPeople: ['own'],
			proposals: [
				{
					...{ id, remote: 'own', action: 'retire', why: 'sold out', revision: 1 },
					...{ text: 'take own out, leading to /contact/', yes: ['An'], people: 1, needed: 2 },
				},
			],
		});
		expect(await codeOf(await approve(id, an))).toBe('same-person');
		expect(await lastLine(await approve(id, bo))).toMatchObject({
			kind: 'approved',
			entry: { revision: 2, who: 'An and Bo', action: 'retire' },
		});
		expect((await overview()).proposals).toEqual([]);
		expect(await codeOf(await approve(id, bo))).toBe('proposal-over');
	});

	it('is not approved with OPS_TOKEN, which names nobody', async () => {
		const id = await propose();
		expect(await codeOf(await approve(id, await site.logIn(OPS_TOKEN, 'Bo Maes')))).toBe('no-person');
		expect(await revision()).toBe(1);
	});

	it('ends when it is declined, for a reason', async () => {
		const id = await propose();
		expect(await codeOf(await site.post('declines', { proposal: id }, bo))).toBe('bad-request');
		expect((await site.post('declines', { proposal: id, why: 'not on Friday' }, bo)).status).toBe(204);
		expect(await codeOf(await approve(id, bo))).toBe('proposal-over');
	});

	it('is refused at once where it would be refused later', async () => {
		const nowhere = { ...RETIRE, redirect: '/nowhere/' };
		expect(await codeOf(await site.post('commands', nowhere, an))).toBe('no-page');
		const restore = { command: 'restore', remote: 'own', revision: 99, why: 'drill' };
		expect(await codeOf(await site.post('commands', restore, an))).toBe('unknown-version');
		expect((await overview()).proposals).toEqual([]);
	});

	it('is no roll-back, and no change of another remote', async () => {
		const other = await site.post('commands', { ...RETIRE, remote: 'other' }, an);
		expect(await other.json()).toMatchObject({ entry: { revision: 2 } });
		// It goes as far as the files, which this store has not: it does not wait.
		const back = { command: 'rollback', remote: 'own', why: 'wrong prices' };
		expect(await codeOf(await site.post('commands', back, an))).toBe('unknown-version');
	});

	it('may be of the shell, which the command proposes with the store itself', async () => {
		await site.stop();
		site = await startConsole({});
		const { store, list } = site;
		const { member } = await list.addToken({ ...ADMIN, name: 'An', person: 'An Peeters' });
		bo = await site.logIn((await list.addToken({ ...ADMIN, name: 'Bo', person: 'Bo Maes' })).token);
		const cy = await list.addToken({ ...ADMIN, name: 'Cy', role: 'releaser', person: 'Cy Claes' });
		const folder = await mkdtemp(join(tmpdir(), 'shell-'));
		await store.shells.artifacts.put(await writeSmallShell(folder, '1.0.0'));
		await rm(folder, { recursive: true });
		await new TwoPersonRules(store.records).add({ remotes: ['shell'], channels: '*', addedBy: 'test' });
		const order = { channel: 'production', why: 'header', who: 'An', version: '1.0.0' } as const;
		const change = { kind: 'promote', version: '1.0.0', waived: [] as never[] } as const;
		const { proposal } = await makeOrPropose(
			store,
			{ identity: memberIdentity({ ...member, state: 'valid' }), via: 'command' },
			{ channel: 'production', remote: 'shell', why: 'header', action: 'shell', change },
			{ make: () => promoteShell(store, order), check: () => tryShell(store, order) },
		);
		expect((await overview()).proposals).toMatchObject([
			{ id: proposal?.id, action: 'shell', text: 'promote shell 1.0.0 for all servers', people: 1 },
		]);
		const id = proposal?.id ?? '';
		expect(await codeOf(await approve(id, bearer(cy.token)))).toBe('forbidden');
		expect(await lastLine(await approve(id, bo))).toMatchObject({
			kind: 'approved',
			entry: { revision: 1, who: 'An and Bo', action: 'promote', remote: 'shell' },
		});
		expect((await store.shells.log.newest('production')).state.shell?.active).toBe('1.0.0');
		expect(await revision()).toBe(1);
	});

	it('is unknown where there is none of that id', async () => {
		expect(await codeOf(await approve('0123456789abcdef', bo))).toBe('unknown-proposal');
		expect(await codeOf(await approve('../secrets', bo))).toBe('bad-request');
	});
});
