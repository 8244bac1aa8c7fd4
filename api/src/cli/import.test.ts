import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ApiProcess } from '../testing/api-process.ts';
import { putDatabase } from '../testing/migrated-database.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';

it('ends with 3 where an item was refused: the rest was taken, and the use was right', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'estate-import-'));
	try {
		await putDatabase(folder);
		const feed = path.join(folder, 'feed.ndjson');
		const lines = SAMPLE_SITE.map((item) => JSON.stringify(item));
		await writeFile(feed, [...lines, 'no item'].join('\n'));
		const importing = ApiProcess.start('cli/import.ts', { DATA_DIR: folder }, feed, '--json');
		expect([await importing.ended(), importing.output]).toEqual([
			3,
			expect.stringContaining(`"line": ${lines.length + 1}`),
		]);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});
