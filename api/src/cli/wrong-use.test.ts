import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FolderLock, lockFolder } from '../database/folder-lock.ts';
import { embeddedFolder } from '../database/open-embedded.ts';
import { ApiProcess } from '../testing/api-process.ts';

const NAMED = ['--first-name', 'An', '--last-name', 'Peeters'];

describe('a command that is mistyped while the api holds the database', () => {
	let folder: string;
	let api: FolderLock;
	beforeAll(async () => {
		folder = await mkdtemp(path.join(tmpdir(), 'estate-wrong-use-'));
		api = lockFolder(embeddedFolder(folder));
		await writeFile(path.join(folder, 'old.gz'), '');
	});
	afterAll(async () => {
		api.release();
		await rm(folder, { recursive: true });
	});
	const run = async (script: string, ...args: string[]) => {
		const command = ApiProcess.start(`cli/${script}.ts`, { DATA_DIR: folder }, ...args);
		return { code: await command.ended(), output: command.output };
	};

	it.concurrent.each([
		['db', [], 'Usage: db'],
		['import', [], 'What it takes: npm run import -- --help'],
		['import', ['feed.ndjson', '--nonsense'], 'There is no option --nonsense.'],
		['db', ['backup'], 'What it takes: npm run db -- backup --help'],
		['mails', ['lst'], 'What it takes: npm run mails -- --help'],
		['messages', ['show', 'x'], 'What it takes: npm run messages -- show --help'],
		['people', ['show', 'not-an-address'], 'Write an e-mail address such as'],
		['webhooks', ['add', 'notaurl'], 'starts with https://'],
		['webhooks', ['add', 'https://crm.example.com/', '--types', 'x'], 'There is no event "x"'],
		['owners', ['create', 'an@example.be'], 'What it takes: npm run owners -- create --help'],
		['owners', ['create', 'nowhere', ...NAMED], '"nowhere" is no <email>: Write an e-mail'],
		[
			'owners',
			['create', 'an@example.be', ...NAMED, '--language', 'xx'],
			'Allowed choices are nl, fr, en, de',
		],
		[
			'owners',
			['create', 'an@example.be', ...NAMED, '--properties', 'abc'],
			'"abc" is no value for --properties <ids>: Write ids',
		],
		['owners', ['link', 'an@example.be', 'abc'], '"abc" is no <properties>: Write ids'],
	])('%s %j ends with 2, and says how to go on', async (script, args, why) => {
		const { code, output } = await run(script, ...args);
		expect([code, output]).toEqual([2, expect.stringContaining(why)]);
	});

	it.concurrent.each([
		['import', ['nothing.ndjson'], 'There is no file nothing.ndjson'],
		['db', ['backup', '/nowhere/estate.gz'], 'There is no folder /nowhere'],
		['db', ['restore', 'nothing.gz'], 'There is no file nothing.gz'],
		['people', ['forget', 'an@example.be'], 'look with "show" first'],
		['webhooks', ['add', 'https://127.0.0.1/'], 'is no public address'],
		['newsletter', ['export', '/nowhere/readers.csv'], 'There is no folder /nowhere'],
	])('%s %j ends with 1, and says nothing of the database', async (script, args, why) => {
		const { code, output } = await run(script, ...args);
		expect([code, output]).toEqual([1, expect.stringContaining(why)]);
		expect(output).not.toContain('in use');
	});

	it('a backup is not written over a file', async () => {
		const { code, output } = await run('db', 'backup', path.join(folder, 'old.gz'));
		expect([code, output]).toEqual([1, expect.stringContaining('exists already')]);
	});
});
