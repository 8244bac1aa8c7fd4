import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '@estate/remote-kit/integrity';
import type { RemoteManifest } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../testing/fixture.ts';
import { COMPRESSIONS } from './compress-texts.ts';
import { verifyFiles } from './verify-files.ts';

/** Some hundred bytes of which 32 MB are made, as a thousand times as many could be. */
const BOMB = Buffer.alloc(32 * 1024 * 1024);
const BOMBS = { br: brotliCompressSync(BOMB), gz: gzipSync(BOMB, { level: 9 }) } as const;
const TEXT = Buffer.from('export {};\n');
const PACKED = { br: brotliCompressSync(TEXT), gz: gzipSync(TEXT) } as const;

describe.each(['br', 'gz'] as const)('a compressed copy (.%s) of a published file', (suffix) => {
	const problemsWith = async (copy: Buffer) => {
		const folder = await scratchFolder();
		await mkdir(join(folder, 'client'));
		const path = 'client/entry.js';
		await writeFile(join(folder, path), TEXT);
		for (const each of ['br', 'gz'] as const)
			await writeFile(join(folder, `${path}.${each}`), each === suffix ? copy : PACKED[each]);
		const files = [{ path, size: TEXT.length, integrity: integrityOf(TEXT) }];
		return verifyFiles(folder, { name: 'drill', version: '1.0.0', files } as unknown as RemoteManifest);
	};

	it('is unpacked as far as the file is long, and no further', async () => {
		expect(BOMBS[suffix].length).toBeLessThan(40_000);
		const { unpack } = COMPRESSIONS[suffix];
		expect(await unpack(PACKED[suffix], TEXT.length)).toEqual(TEXT);
		await expect(unpack(BOMBS[suffix], TEXT.length)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
	});

	it('that is a bomb, of another file, or damaged, is no copy of it', async () => {
		expect(await problemsWith(PACKED[suffix])).toEqual([]);
		const other = suffix === 'br' ? brotliCompressSync('export { x };') : gzipSync('export { x };');
		for (const copy of [BOMBS[suffix], other, PACKED[suffix].subarray(0, 6)])
			expect(await problemsWith(copy)).toMatchObject([
				{ code: 'wrong-hash', where: `drill/1.0.0/client/entry.js.${suffix}` },
			]);
	});
});
