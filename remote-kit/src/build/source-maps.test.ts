import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { setMapsApart, sourceMapOf } from './source-maps.ts';

const SCRIPTS = ['client/a.js', 'client/parts/b.js', 'server/server.mjs'];

it('puts each map where it is looked for, and none of a style', async () => {
	const version = await mkdtemp(join(tmpdir(), 'version-'));
	try {
		for (const file of [...SCRIPTS, 'client/a.css'].flatMap((each) => [each, `${each}.map`])) {
			await mkdir(dirname(join(version, file)), { recursive: true });
			await writeFile(join(version, file), '');
		}
		await setMapsApart(version);
		const left = await readdir(version, { recursive: true });
		expect(left.filter((each) => each.endsWith('.map')).sort()).toEqual(SCRIPTS.map(sourceMapOf).sort());
		expect(left).toEqual(expect.arrayContaining([...SCRIPTS, 'client/a.css']));
	} finally {
		await rm(version, { recursive: true });
	}
});
