import { openStore } from '@estate/releases';
import { promoteShell } from '@estate/releases/operations';
import { writeSmallShell } from '@estate/releases/testing/small-shell';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DrillSite, startDrillSite } from '../../testing/drill-site.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';

let site: DrillSite;
beforeAll(async () => {
	site = await startDrillSite({ versions: ['1.0.0'] });
});
afterAll(() => site.stop());

it('files of every version of the shell that the log names are found at each server', async () => {
	const store = openStore(site.drill.location);
	for (const version of ['1.0.0', '1.1.0'])
		await store.shells.artifacts.put(
			await writeSmallShell(await scratchFolder(), version, {
				[`site/client/app-${version}.js`]: `// ${version}`,
				'server/secret.js': 'never for browsers',
			}),
		);
	const get = (name: string) => fetch(`${site.url}/-/shell/${name}`);
	expect((await get('app-1.0.0.js')).status).toBe(404);
	const order = { channel: 'production', who: 'An', why: 'drill' } as const;
	for (const version of ['1.0.0', '1.1.0']) await promoteShell(store, { ...order, version });
	for (const version of ['1.0.0', '1.1.0']) {
		await expect.poll(async () => (await get(`app-${version}.js`)).status).toBe(200);
		const response = await get(`app-${version}.js`);
		expect(await response.text()).toBe(`// ${version}`);
		expect(response.headers.get('cache-control')).toContain('immutable');
		expect(response.headers.get('content-type')).toContain('javascript');
	}
	for (const name of ['app-9.9.9.js', '..%2F..%2Fserver%2Fsecret.js', 'constructor', '']) {
		const response = await get(name);
		expect(response.status).toBe(404);
		expect(response.headers.get('cache-control')).toBe('no-store');
	}
});
