import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ciFile, ciPath, PREVIEWS_PATH, previewsFile } from '@estate/create-remote';
import { readRemoteSource } from '@estate/remote-kit/build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRemote } from './remote/new-remote.ts';
import { OWNERS_PATH, ownerLines } from './remote/owners.ts';
import { REMOTES, remotesIn } from './remote/remotes.ts';
import { runScript } from './stack/command.ts';
import { ROOT } from './stack/settings.ts';

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

describe.each(REMOTES)('%s', (remote) => {
	it('has the continuous integration that every remote has', () => {
		expect(read(ROOT, ciPath(remote))).toBe(ciFile(remote));
	});

	it('has owners', () => {
		expect(read(ROOT, OWNERS_PATH).split('\n')).toEqual(expect.arrayContaining(ownerLines(remote)));
	});

	it('has the commands that a new remote gets', () => {
		const scriptsOf = (folder: string) =>
			(JSON.parse(read(ROOT, `${folder}/package.json`)) as { scripts: Record<string, string> }).scripts;
		const wanted = JSON.stringify(scriptsOf('create-remote/template/workspace')).replaceAll(
			'newcomer',
			remote,
		);
		expect(scriptsOf(`mfe-${remote}`)).toEqual(JSON.parse(wanted));
	});
});

it('previews of changes are removed by one workflow for all remotes', () => {
	expect(read(ROOT, PREVIEWS_PATH)).toBe(previewsFile());
});

it('a remote is checked again when what it depends on changes', () => {
	for (const remote of REMOTES) {
		const { dependencies = {} } = JSON.parse(read(ROOT, `mfe-${remote}/package.json`));
		const own = Object.keys(dependencies).filter((name) => name.startsWith('@estate/'));
		expect(own.length).toBeGreaterThan(1);
		for (const name of own) expect(ciFile(remote)).toContain(`      - ${name.replace('@estate/', '')}/**\n`);
	}
});

it('the continuous integration runs nothing but what the README names', () => {
	const readme = read(ROOT, 'README.md');
	const commands = Array.from(
		ciFile('listings').matchAll(/run: (npm (?:run )?[a-z-]+)/g),
		([, name]) => name ?? '',
	);
	expect(commands.length).toBeGreaterThan(3);
	expect(commands.filter((command) => !readme.includes(command))).toEqual([]);
});

it.each([
	['test-remote.ts', ['nowhere'], 'it has listings, '],
	['sbom.ts', ['bogus'], 'give site or api'],
	['../releases/src/cli/develop-remote.ts', ['listings', '--port', 'x'], '--port is "x"'],
	['create-remote.ts', [], 'Give one name.'],
	...['build', 'check', 'create-remote', 'dev', 'packages', 'sbom', 'screenshots', 'start', 'test'].map(
		(script): [string, string[], string] => [`${script}.ts`, ['--nope'], 'There is no option --nope.\n'],
	),
])('%s %j is wrong use, and it says how to use it', async (script, args, why) => {
	const { code, output } = await runScript(`scripts/${script}`, args, process.env);
	expect([code, output]).toEqual([2, expect.stringContaining(why)]);
});

it('the guide says which Node a repository of its own needs before its first command, and nothing else to set up there', () => {
	const [, section = ''] = read(ROOT, 'docs/teams.md').split(/^##+ .*$/m);
	const before = section.slice(0, section.indexOf('```'));
	const manifest = read(ROOT, 'create-remote/template/own/package.json');
	const [major] = /\d+/.exec((JSON.parse(manifest) as { engines: { node: string } }).engines.node) ?? [];
	expect(before).toContain(`Node ${major}`);
	expect(section).not.toContain('export PATH');
});

describe('a new remote', () => {
	let root: string;
	const create = (name: string, slot = 'overview') =>
		runScript('scripts/create-remote.ts', [name, '--slot', slot, '--in', root], process.env);

	beforeAll(() => {
		mkdirSync(path.join(ROOT, 'var'), { recursive: true });
		root = mkdtempSync(path.join(ROOT, 'var/test-create-'));
		for (const file of ['package.json', 'package-lock.json', 'biome.json', OWNERS_PATH])
			cpSync(path.join(ROOT, file), path.join(root, file));
		// As `npm run packages -- pack` leaves it: the one that remotes in a repository of their own extend.
		mkdirSync(path.join(root, 'var/packages/biome'), { recursive: true });
		cpSync(path.join(ROOT, 'biome.json'), path.join(root, 'var/packages/biome/biome.json'));
		for (const remote of REMOTES) {
			cpSync(path.join(ROOT, `mfe-${remote}/src`), path.join(root, `mfe-${remote}/src`), { recursive: true });
			cpSync(path.join(ROOT, `mfe-${remote}/package.json`), path.join(root, `mfe-${remote}/package.json`));
		}
	});
	afterAll(() => rmSync(root, { recursive: true, force: true }));

	it('is a whole remote under its own names, beside the others and what was packed for those elsewhere', async () => {
		expect(await create('made-by-test', 'price-table')).toMatchObject({
			code: 0,
			output: expect.stringContaining('npm run dev -w mfe-made-by-test'),
		});
		const { config, slots, version } = await readRemoteSource(path.join(root, 'mfe-made-by-test'));
		expect([config.name, version, Object.keys(slots)]).toEqual(['made-by-test', '1.0.0', ['price-table']]);
		const component = read(root, 'mfe-made-by-test/src/price-table/price-table.tsx');
		expect(component).toContain('export function PriceTable({ data }: SlotProps<PriceTableData>)');
		expect(remotesIn(root)).toEqual([...REMOTES, 'made-by-test']);
		expect(read(root, OWNERS_PATH)).toContain('/mfe-made-by-test/ @estate/made-by-test');
		expect(read(root, ciPath('made-by-test'))).toBe(ciFile('made-by-test'));
	});

	it('stands in the lock file as npm would write it', () => {
		const before = JSON.parse(read(ROOT, 'package-lock.json'));
		const after = JSON.parse(read(root, 'package-lock.json'));
		const {
			'mfe-made-by-test': own,
			'node_modules/@estate/mfe-made-by-test': link,
			...others
		} = after.packages;
		expect(own).toMatchObject({ name: '@estate/mfe-made-by-test', version: '1.0.0' });
		expect(link).toEqual({ resolved: 'mfe-made-by-test', link: true });
		const names = Object.keys(after.packages);
		expect(names.filter((name) => name in before.packages)).toEqual(Object.keys(before.packages));
		expect(names.indexOf('mfe-made-by-test')).toBeLessThan(names.indexOf('mfe-owner-portal'));
		expect(others[''].workspaces).toEqual(JSON.parse(read(root, 'package.json')).workspaces);
		const { '': _, ...rest } = others;
		const { '': __, ...restBefore } = before.packages;
		expect(rest).toEqual(restBefore);
	});

	it('is not made where a remote has its name, and the command says so', async () => {
		const workspaces = remotesIn(root);
		expect(await create('listings')).toMatchObject({
			code: 1,
			output: expect.stringContaining('mfe-listings is there already'),
		});
		expect(remotesIn(root)).toEqual(workspaces);
	});

	it.each([
		['made-by-test', 'overview', 'mfe-made-by-test is there already'],
		['api', 'overview', '"api" is the site\'s own'],
		['shell', 'overview', '"shell" is no name of a remote: This name is the shell\'s'],
		['for-sale', 'overview', 'The address /for-sale/ is that of listings.for-sale'],
		['Price', 'overview', '"Price" is no name of a remote'],
		['price', '../up', '"../up" is no name of a slot'],
	])('is refused as %s with the slot %s', async (name, slot, why) => {
		const workspaces = remotesIn(root);
		await expect(createRemote({ root, name, slot })).rejects.toThrow(why);
		expect(remotesIn(root)).toEqual(workspaces);
	});

	it('takes no name of a folder that is there for something else', async () => {
		mkdirSync(path.join(root, 'mfe-left'));
		writeFileSync(path.join(root, 'mfe-left/notes.txt'), 'kept');
		await expect(createRemote({ root, name: 'left', slot: 'overview' })).rejects.toThrow(
			'mfe-left is there already',
		);
		expect(read(root, 'mfe-left/notes.txt')).toBe('kept');
	});
});
