import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyFiles } from '../../artifacts/verify-files.ts';
import { buildFixture, scratchFolder } from '../../testing/fixture.ts';
import { entryOf, stateOf, storeSuite } from '../../testing/store-suite.ts';
import { emptyS3Store, startTestS3 } from '../../testing/store-under-test.ts';
import { openStore } from '../open-store.ts';
import { readS3Location } from './s3-location.ts';

let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
	s3 = await startTestS3();
});
afterAll(() => s3.stop());

describe('a store in an object store', () => {
	storeSuite(async () => emptyS3Store(s3.location()), { noticed: 2_000, writers: 8 });

	let location: string;
	beforeEach(() => {
		location = s3.location();
	});
	const open = async () => openStore(location, { copies: join(await scratchFolder(), 'copies') });

	it('is followed to its end where the hint of it is missing, behind, ahead or nonsense', async () => {
		const store = await open();
		for (const [index, version] of ['1.0.0', '1.1.0', '1.2.0'].entries())
			await store.log.append('production', index, entryOf(version));
		const under = emptyS3Store(location);
		const hint = 'channels/production/newest.json';
		for (const text of ['{"revision":1}', '{"revision":900}', '{"revision":"3"}', 'no JSON', '[]', 'null']) {
			await under.write(hint, text);
			expect(await (await open()).log.newest('production')).toEqual({ revision: 3, state: stateOf('1.2.0') });
		}
		await under.remove(hint);
		expect((await (await open()).log.newest('production')).revision).toBe(3);
	});

	it('mends a local copy that broke, without a word', async () => {
		const { outDir } = await buildFixture('1.0.0');
		const store = await open();
		const { manifest } = await store.artifacts.put(outDir);
		const folder = await store.artifacts.folder('fixture', '1.0.0');
		await writeFile(join(folder, manifest.serverEntry), 'broken');
		expect(await store.artifacts.verify('fixture', '1.0.0')).toEqual([]);
		expect(await verifyFiles(folder, manifest)).toEqual([]);
	});

	it('drops local copies of what was taken out, in its own time', async () => {
		const { outDir } = await buildFixture('1.0.0');
		const store = await open();
		await store.artifacts.put(outDir);
		const folder = await store.artifacts.folder('fixture', '1.0.0');
		expect(await store.artifacts.removeLeftovers(0)).toBe(0);
		await (await open()).artifacts.remove('fixture', '1.0.0');
		expect(await store.artifacts.removeLeftovers(60_000)).toBe(0);
		expect(await store.artifacts.removeLeftovers(0)).toBe(1);
		await expect(readFile(join(folder, 'remote.json'))).rejects.toThrow('ENOENT');
	});

	it('runs from its local copies while the server is away', async () => {
		const away = await startTestS3();
		const place = away.location();
		const copies = join(await scratchFolder(), 'copies');
		const store = openStore(place, { copies });
		const { manifest } = await store.artifacts.put((await buildFixture('1.0.0')).outDir);
		await store.artifacts.folder('fixture', '1.0.0');
		await away.stop();
		if (away.server) {
			const again = openStore(place, { copies });
			expect(await again.artifacts.manifest('fixture', '1.0.0')).toEqual(manifest);
			expect(await again.artifacts.verify('fixture', '1.0.0')).toEqual([]);
			const entry = join(await again.artifacts.folder('fixture', '1.0.0'), manifest.entry);
			expect((await readFile(entry)).byteLength).toBeGreaterThan(0);
			await expect(again.log.newest('production')).rejects.toMatchObject({
				code: 'bad-store',
				message: expect.stringContaining('Check that it runs'),
			});
		}
	});
});

describe('an object store that cannot be used', () => {
	it('is refused when it lets two writers have one revision', async () => {
		const old = await startTestS3({ conditionalWrites: false });
		const store = openStore(old.location());
		if (old.server) {
			const refusal = {
				code: 'bad-location',
				message: expect.stringMatching(
					/^[^.]*127\.0\.0\.1[^:]*:\d+ does not honour conditional creation \(If-None-Match: \*\).*RELEASES_DIR\)\.$/,
				),
			};
			await expect(store.log.check()).rejects.toMatchObject(refusal);
			await expect(store.log.append('production', 0, entryOf('1.0.0'))).rejects.toMatchObject(refusal);
			expect([...old.server.bucket('releases').keys()].filter((key) => key.includes('channels'))).toEqual([]);
		}
		await old.stop();
	});

	it.each([
		['another secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, '', 'mend AWS_SECRET_ACCESS_KEY'],
		['an unknown account', { AWS_ACCESS_KEY_ID: 'nobody' }, '', 'does not know the account'],
		['no such bucket', {}, 's3://nowhere/x', 'The bucket nowhere is not at'],
	])('says so in one sentence: %s', async (_, environment, bucket, sentence) => {
		const before = { ...process.env };
		Object.assign(process.env, environment);
		const location = bucket ? s3.location().replace(/^s3:\/\/[^?]+/, bucket) : s3.location();
		try {
			await expect(openStore(location).log.newest('production')).rejects.toMatchObject({
				code: 'bad-store',
				message: expect.stringContaining(sentence),
			});
		} finally {
			Object.assign(process.env, before);
		}
	});
});

describe('the address of an object store', () => {
	it('names bucket, prefix, server and region', () => {
		expect(
			readS3Location('s3://estate/live/releases/?endpoint=https://objects.example.be&path-style=yes', {
				AWS_REGION: 'eu-west-3',
			}),
		).toEqual({
			bucket: 'estate',
			prefix: 'live/releases/',
			endpoint: 'https://objects.example.be',
			region: 'eu-west-3',
			pathStyle: true,
		});
		expect(readS3Location('s3://estate', {})).toMatchObject({ prefix: '', region: 'us-east-1' });
	});

	it.each([
		['s3://key:secret@estate/releases', 'credentials never stand in the address'],
		['s3:///releases', 'names no bucket'],
		['s3://estate/a b', 'its prefix may hold'],
		['s3://estate?regoin=eu', '"regoin" is not among its options'],
		['s3://estate?endpoint=objects', 'endpoint is no address'],
	])('is refused when it is %s', (location, sentence) => {
		expect(() => readS3Location(location)).toThrow(sentence);
		expect(() => readS3Location(location)).not.toThrow('secret@');
	});
});
