import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { until } from '../../testing/until.ts';

let site: DrillSite;
let dataDir: string;
beforeAll(async () => {
	dataDir = join(await scratchFolder(), 'data');
	site = await startDrillSite({ settings: () => ({ DATA_DIR: dataDir }) });
});
afterAll(() => site.stop());

const health = async () =>
	(await (await fetch(`${site.url}/healthz`)).json()) as { status: string; problems: string[] };

it('a server that can write neither its report nor what it served last goes on, and says so: why in the log, where to no one', async () => {
	expect(await health()).toMatchObject({ status: 'ok', problems: [] });
	const blocked = [join(site.drill.location, 'instances'), join(dataDir, 'last-good.json')];
	for (const path of blocked) await rm(path, { recursive: true, force: true });
	await writeFile(blocked[0] ?? '', 'no folder');
	await rm(dataDir, { recursive: true });
	await writeFile(dataDir, 'no folder');
	// Another state to be kept and reported.
	await site.drill.promote('1.1.0');
	const unwritten = () => site.log.filter((line) => line.includes('cannot be written'));
	await until(() => unwritten().length === 2);
	// Asked after both were said: an answer that was on its way before may not know of them.
	const { status, problems } = await health();
	expect(status).toBe('degraded');
	expect(problems).toEqual(['storage']);
	expect((await fetch(`${site.url}/nl/oefening/`)).status).toBe(200);
	// Two writers, neither of which waits for the other.
	expect(unwritten()).toEqual(
		expect.arrayContaining([
			expect.stringContaining('The instance report cannot be written: '),
			expect.stringContaining(`${dataDir}/last-good.json cannot be written (`),
		]),
	);
	for (const path of [blocked[0] ?? '', dataDir]) await rm(path);
	await site.drill.rollBack();
	await until(health, (found) => found.status === 'ok');
});
