import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../e2e/src/chaos/faults.ts';
import { documentedFaults } from './chaos-table.ts';
import { configurationDocument } from './configuration-table.ts';
import { ROOT } from './stack/settings.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const guidesIn = (folder: string) =>
	readdirSync(path.join(ROOT, folder))
		.filter((file) => file.endsWith('.md'))
		.map((file) => `${folder}/${file}`);
const GUIDES = ['README.md', ...guidesIn('docs'), ...guidesIn('docs/decisions')];
/** What a remote in a repository of its own starts from. */
const OWN_REPOSITORY = 'create-remote/template/own';
/** A path of the project in backquotes: it has a folder and, but for folders, an ending. */
const PATHS = /`((?:[a-z][\w*-]*\/)+(?:[\w.-]+\.(?:ts|tsx|json|css|sql|md))?)`/g;
/** What builds and runs write: it need not be there. */
const WRITTEN = /^(?:var|dist)\/|\/dist\//;
/** The anchors of a guide's headings, as Git hosts make them. */
const sectionsOf = (guide: string) =>
	Array.from(read(guide).matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
		title
			.toLowerCase()
			.replace(/[^\p{L}\p{N}_ -]/gu, '')
			.replaceAll(' ', '-'),
	);
const PACKAGES = new Set(readdirSync(ROOT));

describe('the guides are true', () => {
	it.each(GUIDES)('%s names only files and folders that exist', (guide) => {
		const named = Array.from(read(guide).matchAll(PATHS), ([, file]) => file ?? '').filter(
			(file) => PACKAGES.has(file.split('/')[0] ?? '') && !WRITTEN.test(file),
		);
		expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
	});

	it.each(GUIDES)(
		'%s names only commands that package.json has, or that of a remote’s own repository',
		(guide) => {
			const scriptsOf = (folder: string) =>
				(JSON.parse(read(path.join(folder, 'package.json'))) as { scripts: Record<string, string> }).scripts;
			const named = Array.from(
				read(guide).matchAll(/npm (?:run )?((?<=run )[a-z][\w-]*|test)(?: -w ([a-z-]+))?/g),
				([command, name = '', folder = '.']) => ({
					command,
					isThere: [folder, ...(folder === '.' ? [OWN_REPOSITORY] : [])].some(
						(each) => name in scriptsOf(each),
					),
				}),
			);
			expect(named.filter(({ isThere }) => !isThere)).toEqual([]);
		},
	);

	it.each(GUIDES)('%s links only to files that exist', (guide) => {
		const links = Array.from(
			read(guide).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g),
			([, file]) => file ?? '',
		);
		expect(links.filter((file) => !existsSync(path.join(ROOT, path.dirname(guide), file)))).toEqual([]);
	});

	it.each(GUIDES)('%s links only to sections that exist', (guide) => {
		const links = Array.from(
			read(guide).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g),
			([, file = '', section = '']) => ({
				file: file ? path.join(path.dirname(guide), file) : guide,
				section,
			}),
		);
		expect(links.filter(({ file, section }) => !sectionsOf(file).includes(section))).toEqual([]);
	});

	it('docs/configuration.md is what the programs read', () => {
		expect(read('docs/configuration.md')).toBe(configurationDocument());
	});

	it('docs/operators.md lists every fault that the chaos drills inject, in their words', () => {
		expect(documentedFaults()).toEqual(
			Object.values(FAULTS).map(({ fault, visitorSees, operatorSees }) =>
				[fault, visitorSees, operatorSees].join(' | '),
			),
		);
	});

	it('the architecture is described in walks of at most six files each', () => {
		const walks = read('docs/architecture.md').split(/^### /m).slice(1, 5);
		expect(walks).toHaveLength(4);
		for (const walk of walks) {
			const files = new Set(
				Array.from((walk.split(/^## /m)[0] ?? '').matchAll(/`([^`]+\.tsx?)`/g), ([, file]) => file),
			);
			expect(files.size).toBeGreaterThan(2);
			expect(files.size).toBeLessThanOrEqual(6);
		}
	});
});

describe('the workspace', () => {
	it('has no test that is skipped, nowhere and under no condition', () => {
		const files = globSync('*/**/*.{test,spec}.{ts,tsx}', {
			cwd: ROOT,
			exclude: (name) => ['node_modules', 'dist'].includes(path.basename(name)),
		});
		expect(files.length).toBeGreaterThan(400);
		const skips = /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|only)\(/;
		// The reporters' own tests write such files, to see that they count as failed.
		const own = (file: string) => file.startsWith('scripts/testing/');
		expect(files.filter((file) => !own(file) && skips.test(read(file)))).toEqual([]);
	});

	it('has a lock file without download addresses', () => {
		expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
	});

	it('pins every dependency exactly', () => {
		const manifests = ['package.json', ...[...PACKAGES].map((name) => `${name}/package.json`)].filter(
			(file) => existsSync(path.join(ROOT, file)) && !file.startsWith('node_modules'),
		);
		for (const file of manifests) {
			const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Record<
				string,
				Record<string, string>
			>;
			for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
				expect(
					name.startsWith('@estate/') ? '*' : /^\d+\.\d+\.\d+/.exec(version)?.[0],
					`${file}: ${name}`,
				).toBe(version);
		}
	});
});
