// @vitest-environment node
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseMisplacedCode } from './refuse-misplaced-code.ts';

const { resolve } = createRequire(import.meta.url);
/** Real code, as it would come out of a bundler. */
const SCRIPTS = {
	server: join(dirname(resolve('react-dom/server')), 'cjs/react-dom-server.node.production.js'),
	schemas: join(dirname(resolve('zod')), 'v4/core/core.js'),
};
const assets = { note: { js: ['client/note.js'], css: [] } };
const files = ['client/note.js', 'client/later.js'].map((path) => ({ path, size: 1, integrity: 'sha384-x' }));
let built: string;

beforeAll(async () => {
	built = await mkdtemp(join(tmpdir(), 'misplaced-'));
	await mkdir(join(built, 'client'));
});
afterAll(() => rm(built, { recursive: true }));

/** What the build says of a slot that, with what it fetches later, is these scripts. */
async function outcomeOf(scripts: { note?: keyof typeof SCRIPTS; later?: keyof typeof SCRIPTS }) {
	for (const name of ['note', 'later'] as const) {
		const script = scripts[name];
		const target = join(built, `client/${name}.js`);
		await (script ? cp(SCRIPTS[script], target) : writeFile(target, 'export default 1;'));
	}
	return refuseMisplacedCode(built, { assets, files }).then(
		() => 'fine',
		({ code }) => code,
	);
}

it.each([
	[{}, 'fine'],
	[{ note: 'server' }, 'server-code'],
	[{ later: 'server' }, 'server-code'],
	[{ note: 'schemas' }, 'schema-library'],
	[{ later: 'schemas' }, 'fine'],
] as const)('a build with %j is %s', async (scripts, outcome) => {
	expect(await outcomeOf(scripts)).toBe(outcome);
});
