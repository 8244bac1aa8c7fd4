import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remoteBiome } from '../../scripts/packages/kit-files.ts';
import { ownCiFile } from './ci-file.ts';
import { runCli } from './cli/run-cli.ts';

const VERSIONS = {
	packages: new Proxy({}, { get: () => '^1.2.3' }) as Record<string, string>,
	overrides: { charts: { core: '1.0.0' } },
};
let scratch: string;
let said: string;

const create = (...args: string[]) =>
	runCli([...args, '--in', scratch], { versions: VERSIONS, biome: path.join(scratch, 'biome') });
const read = (file: string) => readFileSync(path.join(scratch, 'price-guide', file), 'utf8');

beforeEach(() => {
	said = '';
	scratch = mkdtempSync(path.join(tmpdir(), 'create-remote-'));
	mkdirSync(path.join(scratch, 'biome'));
	writeFileSync(path.join(scratch, 'biome/biome.json'), remoteBiome());
	const listen = (text: string) => {
		said += text;
	};
	vi.spyOn(console, 'log').mockImplementation(listen);
	vi.spyOn(console, 'error').mockImplementation(listen);
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	rmSync(scratch, { recursive: true });
});

describe('a repository of its own', () => {
	it('has the remote under its own names, versions in place of asterisks, and continuous integration', () => {
		expect(create('price-guide', '--slot', 'price-table')).toBe(0);
		const manifest = JSON.parse(read('package.json'));
		expect(manifest.name).toBe('@estate/mfe-price-guide');
		expect(manifest.dependencies['@estate/remote-kit']).toBe('^1.2.3');
		expect(manifest.overrides).toEqual({ charts: { core: '1.0.0' } });
		expect(JSON.stringify(manifest)).not.toContain('"*"');
		expect(read('src/price-table/price-table.tsx')).toContain('export function PriceTable({ data }');
		expect(read('ci/deliver.yml')).toBe(ownCiFile('price-guide'));
		expect(read('README.md')).not.toMatch(/newcomer|-w mfe-/);
		expect(read('.gitignore')).toContain('node_modules/');
		expect(said).toContain('npm install');
	});

	it.each(['x-y', 'price-guide', 'a-name-that-is-longer-than-most'])(
		'has each block of its README in two columns: %s',
		(name) => {
			create(name);
			const readme = readFileSync(path.join(scratch, name, 'README.md'), 'utf8');
			const blocks = Array.from(readme.matchAll(/```\n(.*?)```/gs), ([, block = '']) => block);
			const columns = blocks.map(
				(block) => new Set(Array.from(block.matchAll(/^.*? {2,}(?=\S)/gm), ([before]) => before.length)),
			);
			expect(columns.map(({ size }) => size)).toEqual([1, 1]);
		},
	);

	it('names commands that its package.json has, in README and continuous integration', () => {
		create('price-guide');
		const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
		const named = Array.from(
			(read('README.md') + read('ci/deliver.yml')).matchAll(/npm (?:run ([\w-]+)|(test))/g),
			([, script, test]) => script ?? test ?? '',
		);
		expect(named).toEqual(expect.arrayContaining(['test', 'check-shell', 'release']));
		expect(named.filter((name) => !(name in scripts))).toEqual([]);
	});

	it('looks for the packages where --registry says', () => {
		expect(create('price-guide', '--registry', 'https://npm.example/')).toBe(0);
		expect(read('.npmrc')).toContain('@estate:registry=https://npm.example/');
		expect(said).not.toContain('public');
	});

	it('looks for them where npm is configured to, and says so where it is not', () => {
		const npmrc = path.join(scratch, 'npmrc');
		vi.stubEnv('npm_config_userconfig', npmrc);
		writeFileSync(npmrc, '@estate:registry=https://team.example/npm/\n');
		expect(create('price-guide')).toBe(0);
		expect(read('.npmrc')).toBe('save-exact=true\n@estate:registry=https://team.example/npm/\n');

		rmSync(path.join(scratch, 'price-guide'), { recursive: true });
		writeFileSync(npmrc, '');
		expect(create('price-guide')).toBe(0);
		expect(read('.npmrc')).toBe('save-exact=true\n');
		expect(said).toContain('anybody could publish @estate/remote-kit in the public one');
	});

	it('is not made in a folder that holds something, which stays as it is', () => {
		mkdirSync(path.join(scratch, 'price-guide'));
		writeFileSync(path.join(scratch, 'price-guide/notes.txt'), 'kept');
		expect(create('price-guide')).toBe(1);
		expect([said, read('notes.txt')]).toEqual([expect.stringContaining('is not empty'), 'kept']);
	});
});

it.each([
	[['Price'], 2, '"Price" is no name of a remote'],
	[['price', '--slot', '../up'], 2, '"../up" is no name of a slot'],
	[[], 2, 'Give one name.'],
	[['price', '--registry', 'npm'], 2, '--registry is "npm"'],
	[['price', '--nope'], 2, 'npm create @estate/remote <name>'],
])('%j ends with %i and says how to go on', (args, code, why) => {
	expect([create(...args), said]).toEqual([code, expect.stringContaining(why)]);
});
