// @vitest-environment node

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION, LANGUAGES, type ServerBundle } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION, serveSamples } from '@estate/shared-contract/samples';
import { remoteManifestSchema } from '@estate/shared-contract/schemas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltRemote, buildRemote } from './build-remote.ts';
import { integrityOf } from './integrity.ts';
import { listFiles } from './list-files.ts';
import { requiredRanges } from './shared-modules.ts';

const FIXTURE = join(import.meta.dirname, '../../test/fixture-remote');
let scratch: string;
let built: BuiltRemote;

const read = (path: string) => readFile(join(built.outDir, path), 'utf8');
const onlyAsset = (name: string, kind: 'js' | 'css') => built.manifest.assets[name]?.[kind][0] ?? '';

beforeAll(async () => {
	scratch = await mkdtemp(join(tmpdir(), 'remote-kit-'));
	built = await buildRemote({ dir: FIXTURE, outDir: join(scratch, 'built') });
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

it('gives the same bytes in whatever folder the same sources are built', async () => {
	vi.stubEnv('SOURCE_DATE_EPOCH', '1790000000');
	const folders = join(import.meta.dirname, '../../../var');
	await mkdir(folders, { recursive: true });
	const built = await Promise.all(
		['one', 'another-checkout'].map(async (name) => {
			const folder = await mkdtemp(join(folders, `test-${name}-`));
			const dir = join(folder, 'remote');
			try {
				await cp(FIXTURE, dir, { recursive: true });
				const { outDir } = await buildRemote({ dir });
				const files = await listFiles(outDir);
				return files.map(({ path, integrity }) => `${path} ${integrity}`);
			} finally {
				await rm(folder, { recursive: true });
			}
		}),
	);
	vi.unstubAllEnvs();
	expect(built[0]?.length).toBeGreaterThan(5);
	expect(built[1]).toEqual(built[0]);
});

describe('the build of a remote', () => {
	it('writes a manifest that fits the contract, with every file’s size and hash', async () => {
		const manifest = remoteManifestSchema.parse(JSON.parse(await read('remote.json')));
		expect(manifest).toMatchObject({
			name: 'fixture',
			version: '1.0.0',
			federationName: 'fixture_1_0_0',
			entry: 'client/remoteEntry.js',
			shared: requiredRanges(),
		});
		for (const { path, size, integrity } of manifest.files) {
			const bytes = await readFile(join(built.outDir, path));
			expect([path, bytes.byteLength, integrityOf(bytes)]).toEqual([path, size, integrity]);
		}
	});

	it('names the scripts and styles of each slot and of each language', () => {
		const { assets, files } = built.manifest;
		expect(Object.keys(assets).sort()).toEqual(
			['greeting', 'note', ...LANGUAGES.map((each) => `texts-${each}`)].sort(),
		);
		const paths = files.map(({ path }) => path);
		for (const { js, css } of Object.values(assets))
			expect(paths).toEqual(expect.arrayContaining([...js, ...css]));
		expect(onlyAsset('greeting', 'css')).toMatch(/\.css$/);
	});

	it('names the shared modules that come with a slot, and not what the application brings along', () => {
		const { greeting, note } = built.manifest.assets;
		expect(note?.shared).toEqual(['@estate/shared-ui/mantine']);
		expect(greeting?.shared).toBeUndefined();
	});

	it('says what of others is bundled in, in the browser or on the server, and under which licence', () => {
		const packages = built.manifest.packages ?? [];
		expect(packages).toContainEqual({
			name: 'react-dom',
			version: expect.stringMatching(/^19\./),
			licence: 'MIT',
			parts: ['server'],
		});
		expect(packages.map(({ name }) => name)).toContain('@module-federation/runtime');
		expect(packages.filter(({ name }) => name.startsWith('@estate/'))).toEqual([]);
		expect(packages).toEqual([...packages].sort((one, other) => one.name.localeCompare(other.name, 'en')));
	});

	it('lets a CSS module set the site’s custom properties', async () => {
		expect(await read(onlyAsset('greeting', 'css'))).toMatch(/\.greeting-[0-9a-f]{6}\{--color-ink:/);
	});

	it('leaves the shared libraries to the shell', async () => {
		const script = await read(onlyAsset('greeting', 'js'));
		expect(script).not.toContain('react.transitional.element');
		expect(script.length).toBeLessThan(20_000);
		expect((await read('client/remoteEntry.js')).length).toBeLessThan(30_000);
	});

	it('gives a remote its own texts and those of the shared components, and nothing of the frame', async () => {
		const texts = await read(onlyAsset('texts-fr', 'js'));
		expect(texts).toContain('Encore une fois');
		expect(texts).toContain('Prix sur demande');
		const { skip }: { skip: string } = JSON.parse(
			await readFile(join(FIXTURE, '../../../shared-i18n/src/dictionaries/fr/frame.json'), 'utf8'),
		);
		expect(skip).toMatch(/\S/);
		expect(texts).not.toContain(skip);
	});

	it('names a class alike in both bundles and differently in another version', async () => {
		const named = /greeting-[0-9a-f]{6}/;
		const inBrowser = named.exec(await read(onlyAsset('greeting', 'css')))?.[0];
		expect(inBrowser).toBeDefined();
		expect(await read('server/server.mjs')).toContain(inBrowser);
		const next = await buildRemote({ dir: FIXTURE, version: '1.1.0', outDir: join(scratch, 'next') });
		const nextSheet = await readFile(join(next.outDir, next.manifest.assets.greeting?.css[0] ?? ''), 'utf8');
		expect(named.exec(nextSheet)?.[0]).not.toBe(inBrowser);
	});

	it('is the same twice, but for the time', async () => {
		const again = await buildRemote({ dir: FIXTURE, outDir: join(scratch, 'again') });
		expect(again.manifest.files).toEqual(built.manifest.files);
	});

	it('packs a server bundle into letters of one byte and leaves functions their names', async () => {
		const text = await read('server/server.mjs');
		// A single one beyond Latin-1 would double what each render thread keeps of it.
		expect([...text].find((letter) => letter > '\u007f')).toBeUndefined();
		expect(text.split('\n').length).toBeLessThan(100);
		expect(text.includes('function escapeTextForBrowser(')).toBe(true);
	});

	it('makes a server bundle that renders by itself, wherever it stands', async () => {
		await cp(join(built.outDir, 'server/server.mjs'), join(scratch, 'server.mjs'));
		const { default: bundle } = (await import(pathToFileURL(join(scratch, 'server.mjs')).href)) as {
			default: ServerBundle;
		};
		expect(bundle).toMatchObject({ remote: 'fixture', version: '1.0.0', contract: CONTRACT_VERSION });
		const api = await serveSamples();
		const { html } = (await bundle.slots.greeting?.({
			language: 'fr',
			defaultLanguage: 'nl',
			enabledLanguages: LANGUAGES,
			identifierPrefix: 's1-',
			route: { id: 'fixture.home', params: { id: '12' } },
			location: { pathname: '/fr/fixture/12/', search: '', hash: '' },
			siteUrl: 'https://meander.example',
			input: null,
			site: SAMPLE_CONFIGURATION,
			routes: [
				{
					id: 'fixture.home',
					pageType: 'page',
					paths: { original: '/fixture/:id/' },
					breadcrumb: [],
					unprefixed: 'redirect',
					slots: [],
				},
			],
			apiUrl: api.url,
			apiHeaders: {},
			timeLimit: 5_000,
		})) ?? { html: '' };
		await api.close();
		expect(html).toContain('Bienvenue dans Maison de rangée');
	});
});

describe('a remote that cannot be built', () => {
	let dir: string;
	beforeAll(async () => {
		dir = join(import.meta.dirname, '../../../var/test-remote-kit/broken');
		await rm(dir, { recursive: true, force: true });
		await cp(FIXTURE, dir, { recursive: true, filter: (path) => !/\/dist$|\.test\.tsx$/.test(path) });
	});
	afterAll(() => rm(dir, { recursive: true, force: true }));

	/** Builds with one file changed, and puts the file back. */
	async function failing(
		file: string,
		change: (text: string) => string,
	): Promise<{ code: string; message: string }> {
		const path = join(dir, file);
		const text = await readFile(path, 'utf8');
		await writeFile(path, change(text));
		try {
			await buildRemote({ dir, outDir: join(scratch, 'broken') });
			return { code: 'built', message: '' };
		} catch (error) {
			return error as { code: string; message: string };
		} finally {
			await writeFile(path, text);
		}
	}

	it('is informed which slot has no module', async () => {
		const { code, message } = await failing('src/remote.config.ts', (text) =>
			text.replace("name: 'note'", "name: 'memo'"),
		);
		expect(code).toBe('no-slot');
		expect(message).toContain('src/slots/memo.tsx is missing');
	});

	it('is informed which route shows an unknown slot', async () => {
		const { code, message } = await failing('src/remote.config.ts', (text) =>
			text.replace("slots: ['greeting']", "slots: ['gretting']"),
		);
		expect([code, message]).toEqual([
			'bad-config',
			expect.stringContaining('route "home" shows the slot "gretting"'),
		]);
	});

	it('is informed which text lacks in which language', async () => {
		const { code, message } = await failing('src/texts/de.json', (text) =>
			text.replace('"again"', '"wieder"'),
		);
		expect(code).toBe('bad-texts');
		expect(message).toContain(
			'nl.json lacks wieder (wieder stands in de.json alone: is it misspelled there?).',
		);
	});

	it('is informed which text is empty in which language', async () => {
		const { code, message } = await failing('src/texts/fr.json', (text) =>
			text.replace(/"again": "[^"]+"/, '"again": " "'),
		);
		expect(code).toBe('bad-texts');
		expect(message).toContain('fr.json says nothing for again: visitors would read the key.');
	});

	it('is informed which text lacks that it brings, and which route is not its own', async () => {
		const bringing = (entry: string) =>
			failing('src/remote.config.ts', (text) =>
				text.replace("name: 'fixture',", `name: 'fixture',\n\tbrings: { menu: [${entry}] },`),
			);
		expect(await bringing("{ id: 'home', title: 'menu.gone', route: 'list' }")).toMatchObject({
			code: 'bad-config',
			message: expect.stringContaining('leads to "list", which is no route of this remote (home)'),
		});
		expect(await bringing("{ id: 'home', title: 'menu.gone', route: 'home' }")).toMatchObject({
			code: 'bad-config',
			message: expect.stringContaining('has the parameter :id'),
		});
	});

	it('is informed of the place of an error in its source', async () => {
		const { code, message } = await failing(
			'src/slots/note.tsx',
			(text) => `${text}\nimport './nowhere.ts';`,
		);
		expect(code).toBe('compile');
		expect(message).toContain('./nowhere.ts');
		expect(message).toContain('src/slots/note.tsx');
	});

	it('is informed that no browser has a module of Node, and of no plugin alone', async () => {
		const { code, message } = await failing(
			'src/slots/note.tsx',
			(text) => `import { readFileSync } from 'node:fs';\n${text}\nexport const read = readFileSync;`,
		);
		expect(code).toBe('compile');
		expect(message).toMatch(/"node:fs" is a module of Node, which no browser has.*take the import out/);
	});

	it('is informed by its id which route is wrong, in one sentence', async () => {
		const { message } = await failing('src/remote.config.ts', (text) =>
			text.replace("'/fixture/:id/'", "'/fixture/:id'"),
		);
		expect(message).toMatch(/: routes\."home"\.paths\.original: .*[^.]\. Mend it there\.$/);
	});

	it('is refused when it ships Mantine’s CSS', async () => {
		const { code, message } = await failing(
			'src/slots/note.tsx',
			(text) => `import '@mantine/core/styles/Button.css';\n${text}`,
		);
		expect(code).toBe('mantine-css');
		expect(message).toContain('Import no CSS of @mantine/*');
	});

	it('is refused when its styles reach outside of its slots', async () => {
		const { code, message } = await failing(
			'src/greeting/greeting.module.css',
			(text) => `${text}\n:global(body) { display: none }`,
		);
		expect(code).toBe('css-reach');
		expect(message).toMatch(
			/\.css styles what is not in the slots of fixture: body\. Write it in a CSS module/,
		);
	});

	it('is refused when a browser would get code of the server', async () => {
		const { code, message } = await failing('src/slots/note.tsx', (text) =>
			text.replace('data: {}', "data: { name: 'renderToString' }"),
		);
		expect([code, message]).toEqual(['server-code', expect.stringMatching(/^client\/.* Import react-dom/)]);
	});

	it('is refused when it bundles a shared library of another major version, by what its modules say', async () => {
		const own = join(dir, 'node_modules/jotai');
		await mkdir(own, { recursive: true });
		await writeFile(join(own, 'package.json'), '{"name":"jotai","version":"2.15.0","main":"index.js"}');
		await writeFile(join(own, 'index.js'), 'export const atom = () => ({});');
		const { code, message } = await failing(
			'src/slots/note.tsx',
			(text) => `import { atom } from 'jotai';\nconsole.info(atom(1));\n${text}`,
		);
		await rm(own, { recursive: true });
		expect(code).toBe('library-version');
		expect(message).toContain('jotai 2.15.0 is bundled for the server; the shell gives 3.');
	});

	it('is refused under a version that is none', async () => {
		await expect(buildRemote({ dir: FIXTURE, version: '1.0' })).rejects.toMatchObject({
			code: 'bad-version',
		});
	});
});
