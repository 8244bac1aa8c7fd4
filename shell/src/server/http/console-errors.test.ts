import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { CONSOLE_PATH } from '@estate/console';
import { openStore } from '@estate/releases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';

const DRILL = join(import.meta.dirname, '../../../test/drill-remote');
const OPS_TOKEN = 'a token of the tests, longer than 32 characters';
let site: DrillSite;
let cookie: string;

beforeAll(async () => {
	site = await startDrillSite({ settings: () => ({ OPS_TOKEN }) });
	const response = await fetch(`${site.url}${CONSOLE_PATH}api/log-in`, {
		method: 'POST',
		body: JSON.stringify({ who: 'An', token: OPS_TOKEN }),
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
	});
	[cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
});
afterAll(() => site.stop());

const groups = async () => {
	const response = await fetch(`${site.url}${CONSOLE_PATH}api/errors`, { headers: { cookie } });
	return ((await response.json()) as { groups: Record<string, unknown>[] }).groups;
};

/** A place in a script of the drill that stands in a file of its team. */
async function placeInScript() {
	const { artifacts } = openStore(site.drill.location);
	const { files } = await artifacts.manifest('drill', '1.0.0');
	const folder = await artifacts.folder('drill', '1.0.0');
	for (const { path } of files.filter((file) => file.path.endsWith('.js.map'))) {
		const map = new SourceMap(JSON.parse(await readFile(join(folder, path), 'utf8')));
		const script = path.replace(/^maps\//, '').replace(/\.map$/, '');
		const text = await readFile(join(folder, 'client', script), 'utf8');
		for (const [line, { length }] of text.split('\n').entries())
			for (let column = 0; column < length; column += 7) {
				const entry = map.findEntry(line, column);
				if ('originalSource' in entry && /\/src\//.test(entry.originalSource ?? ''))
					return { script, line: line + 1, column: column + 1, entry };
			}
	}
	throw new Error('No script of the drill has a map.');
}

it('what failed in browsers of all servers is shown in groups, with the place in the sources', async () => {
	const { script, line, column, entry } = await placeInScript();
	const address = `${site.url}/-/remotes/drill/1.0.0/client/${script}`;
	const [slot] = (await openStore(site.drill.location).artifacts.manifest('drill', '1.0.0')).slots;
	const report = {
		kind: 'render-error',
		remote: 'drill',
		version: '1.0.0',
		slot: slot?.name,
		message: 'Item 7 has no price',
		stack: `Error: Item 7 has no price\n    at price (${address}:${line}:${column})`,
	};
	for (const _ of [1, 2]) {
		const other = await site.secondInstance();
		const invented = { ...report, remote: 'invented' };
		const sent = await fetch(`${other.url}/-/reports`, {
			method: 'POST',
			body: JSON.stringify({ reports: [report, { ...report, message: 'Item 8 has no price' }, invented] }),
		});
		expect(sent.status).toBe(204);
		// It writes what it counted when it ends.
		await other.stop();
	}
	expect(await groups()).toEqual([
		expect.objectContaining({
			remote: 'drill',
			version: '1.0.0',
			slot: slot?.name,
			kind: 'render-error',
			where: 'browser',
			message: 'Item # has no price',
			count: 4,
			stack: [
				{
					file: `client/${script}`,
					line,
					column,
					name: 'price',
					source: expect.objectContaining({ line: entry.originalLine + 1 }),
				},
			],
		}),
	]);
	expect(JSON.stringify(await groups())).toMatch(/"source":\{"file":"(?!webpack)[^"]*src\/[^"]+"/);
	// No browser gets a map.
	expect((await fetch(`${site.url}/-/remotes/drill/1.0.0/maps/${script}.map`)).status).toBe(404);
	expect((await fetch(`${address}.map`)).status).toBe(404);
});

it('what a slot threw on a server is shown with the place in the sources', async () => {
	const other = await site.secondInstance();
	expect((await fetch(`${other.url}/nl/oefening/?aside=throw`)).status).toBe(200);
	// It writes what it counted when it ends.
	await other.stop();
	const [thrown] = (await groups()).filter(({ where }) => where === 'server');
	expect(thrown).toMatchObject({ remote: 'drill', version: '1.0.0', kind: 'thrown' });
	const [frame] = (thrown?.stack ?? []) as { source?: { file: string; line: number } }[];
	expect(frame).toMatchObject({ file: 'server/server.mjs' });
	const source = await readFile(join(DRILL, frame?.source?.file ?? ''), 'utf8');
	expect(source.split('\n')[(frame?.source?.line ?? 0) - 1]).toContain('throw ');
});

it('what a slot threw while it was rendered is shown without the frames of React', async () => {
	const other = await site.secondInstance();
	await fetch(`${other.url}/nl/oefening/?aside=throw-in-render`);
	await other.stop();
	const stacks = (await groups())
		.filter(({ where }) => where === 'server')
		.map(({ stack }) => (stack as { source?: { file: string } }[]).map(({ source }) => source?.file ?? ''));
	expect(stacks.some(([first]) => /^src\/.*\.tsx?$/.test(first ?? ''))).toBe(true);
	expect(stacks.flat().join()).not.toContain('node_modules/react');
});

it('is for who may read the console', async () => {
	expect((await fetch(`${site.url}${CONSOLE_PATH}api/errors`)).status).toBe(401);
});
