import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { until } from '../../testing/until.ts';
import { LastGood } from './last-good.ts';

let site: DrillSite;
let dataDir: string;
let path: string;
beforeAll(async () => {
	dataDir = join(await scratchFolder(), 'data');
	path = join(dataDir, 'last-good.json');
	site = await startDrillSite({ settings: () => ({ DATA_DIR: dataDir }) });
});
afterAll(() => site.stop());

/** Starts another instance on a file of what was served last that says this; answers a page of it, and what the log said of the file. */
async function startOn(text: string): Promise<{ status: number; said: string[] }> {
	const folder = join(await scratchFolder(), 'data');
	await mkdir(folder);
	await writeFile(join(folder, 'last-good.json'), text);
	const from = site.log.length;
	const other = await site.secondInstance({ settings: { DATA_DIR: folder } });
	const { status } = await fetch(`${other.url}/nl/oefening/`);
	await other.stop();
	return { status, said: site.log.slice(from).filter((line) => line.includes('last-good.json')) };
}

const kept = async () => JSON.parse(await readFile(path, 'utf8'));

it('a start does without a file that holds nothing, or breaks off, and says so once', async () => {
	for (const text of ['null', '[]', '{"site":']) {
		const { status, said } = await startOn(text);
		expect(status, text).toBe(200);
		expect(said, text).toEqual([expect.stringMatching(/last-good\.json is left aside: /)]);
	}
});

it('a start does without a site as an earlier shell kept it, and says what it lacks', async () => {
	await until(kept, ({ site: content }) => content !== undefined);
	const { site: content } = await kept();
	const { topLinks: _, ...configuration } = content.configuration;
	for (const [text, lacking] of [
		[JSON.stringify({ site: { ...content, configuration } }), 'site.configuration.topLinks'],
		[JSON.stringify({ site: { ...content, pages: undefined } }), 'site.pages'],
	] as const) {
		const { status, said } = await startOn(text);
		expect(status, lacking).toBe(200);
		expect(said).toEqual([expect.stringContaining(`its "${lacking}" is missing or not what it has to be`)]);
	}
});

it('reads a part that is whole beside one that is not, and what was saved', async () => {
	await until(kept, ({ site: content, releases }) => content !== undefined && releases !== undefined);
	const whole = await kept();
	const other = join(await scratchFolder(), 'other.json');
	const said: string[] = [];
	const read = () => new LastGood(other, (message) => said.push(message)).read();
	await writeFile(other, JSON.stringify({ ...whole, releases: { revision: 'seven' } }));
	expect(await read()).toEqual({ site: whole.site });
	await writeFile(other, JSON.stringify({ ...whole, site: {} }));
	expect(await read()).toEqual({ releases: whole.releases });
	expect(said).toHaveLength(2);
	await writeFile(other, JSON.stringify(whole));
	expect(await read()).toEqual(whole);
	expect(said).toHaveLength(2);
});
