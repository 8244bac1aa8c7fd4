import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiProcess } from '../testing/api-process.ts';
import { putDatabase } from '../testing/migrated-database.ts';

describe('the command of webhooks', () => {
	let folder: string;
	beforeEach(async () => {
		folder = await mkdtemp(path.join(tmpdir(), 'estate-webhooks-'));
		await putDatabase(folder);
	});
	afterEach(() => rm(folder, { recursive: true, force: true }));

	async function run(...args: string[]) {
		const command = ApiProcess.start('cli/webhooks.ts', { DATA_DIR: folder }, ...args);
		return { code: await command.ended(), output: command.output };
	}

	it('adds an address and shows its secret once, lists and removes it', async () => {
		const types = ['--types', 'estate.visit.booked, estate.visit.moved'];
		const added = await run('add', 'https://crm.example.com/hook', ...types);
		expect(added.code, added.output).toBe(0);
		const [secret = ''] = /whsec_\S{40,}/.exec(added.output) ?? [];
		expect(secret).not.toBe('');
		const [id = ''] = /wh-[\da-f]{12}/.exec(added.output) ?? [];
		const listed = await run('list');
		expect(listed.output).toContain(
			`${id}  https://crm.example.com/hook  estate.visit.booked, estate.visit.moved; 0 wait, 0 given up`,
		);
		expect(listed.output).not.toContain('whsec_');
		expect((await run('remove', id)).output).toContain(`Removed: ${id}`);
	}, 120_000);

	it.each([
		[['add', 'http://crm.example.com/hook'], 2, 'starts with https://'],
		[['remove', 'wh-nothing'], 1, 'There is no webhook wh-nothing'],
		[['log', '--lines', '0'], 2, 'whole number from 1 to 1000'],
		[['replay', 'wh-nothing', '--since', 'yesterday'], 2, 'Write a time such as'],
		[['replay', 'wh-nothing', '--event', 'x', '--since', '2026-11-23'], 2, 'not both'],
	])('refuses %j in one sentence', async (args, refused, why) => {
		const { code, output } = await run(...args);
		expect(code).toBe(refused);
		expect(output).toContain(why);
		expect(output).not.toContain('    at ');
	});
});
