import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeChannel } from '../../log/change-channel.ts';
import { promote } from '../../log/transitions.ts';
import {
	emptyFolderStore,
	emptyS3Store,
	type StoreUnderTest,
	startTestS3,
} from '../../testing/store-under-test.ts';
import type { NewAuditEntry } from './audit-entry.schema.ts';
import { AuditLog } from './audit-log.ts';
import { releaseHeads } from './noted-heads.ts';
import { verifyChain } from './verify-chain.ts';

let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
	s3 = await startTestS3();
});
afterAll(() => s3.stop());

const USE: NewAuditEntry = {
	who: 'An',
	identity: '0123456789abcdef',
	via: 'command',
	action: 'lock',
	remote: 'listings',
	channel: 'production',
	outcome: 'done',
};
const LOG = 'channels/production/log';

describe.each([
	['a folder', emptyFolderStore],
	['an object store', async () => emptyS3Store(s3.location())],
])('the chains of %s', (_, empty: () => Promise<StoreUnderTest>) => {
	let under: StoreUnderTest;
	let versions = 0;
	beforeEach(async () => {
		under = await empty();
	});

	async function change(count: number): Promise<void> {
		const order = {
			channel: 'production',
			action: 'promote',
			remote: 'listings',
			who: 'An',
			why: '',
		} as const;
		await Promise.all(
			Array.from({ length: count }, async () => {
				const version = `1.0.${versions++}`;
				return changeChannel((await under.open()).log, order, (state) => promote(state, 'listings', version));
			}),
		);
	}
	const verify = async (expected?: string) =>
		verifyChain((await under.open()).log.texts('production'), {
			expected,
			noted: await releaseHeads((await under.open()).records, 'production').read(),
		});
	const entry = async (path: string) => JSON.parse((await under.read(path)).toString());

	it('are whole after many wrote the audit log at once', async () => {
		const logs = await Promise.all(
			Array.from({ length: 4 }, async () => new AuditLog((await under.open()).records)),
		);
		await Promise.all(Array.from({ length: 12 }, (_, index) => logs[index % 4]?.append(USE)));
		const log = new AuditLog((await under.open()).records);
		expect(await verifyChain(log.texts())).toMatchObject({ entries: 12, chained: 12 });
		expect((await log.page({ limit: 3 })).entries.map(({ number }) => number)).toEqual([12, 11, 10]);
	});

	it('are whole after many changed a channel at once, and name what was changed, taken out or replaced', async () => {
		await change(6);
		const whole = await verify();
		expect([whole.entries, whole.chained, whole.broken]).toEqual([6, 6, undefined]);
		expect((await verify(whole.head)).hasExpected).toBe(true);

		const text = await under.read(`${LOG}/00000003.json`);
		await under.write(
			`${LOG}/00000003.json`,
			JSON.stringify({ ...(await entry(`${LOG}/00000003.json`)), who: 'Bo' }),
		);
		expect((await verify()).broken).toMatchObject({ number: 4, what: expect.stringContaining('entry 3') });
		await under.remove(`${LOG}/00000003.json`);
		expect((await verify()).broken).toMatchObject({ number: 4, what: 'entry 3 is missing before it' });
		await under.write(`${LOG}/00000003.json`, text);
		await under.remove(`${LOG}/00000006.json`);
		expect(await verify(whole.head)).toMatchObject({ entries: 5, hasExpected: false });
	});

	it('name the newest entry too, when it was changed or taken out', async () => {
		await change(3);
		expect(await verify()).toMatchObject({ entries: 3, isHeadNoted: true });
		const newest = `${LOG}/00000003.json`;
		const text = (await under.read(newest)).toString();
		await under.write(newest, text.replace('"An"', '"Bo"'));
		expect((await verify()).broken).toMatchObject({ number: 3, what: expect.stringContaining('noted') });
		await under.remove(newest);
		expect((await verify()).broken).toMatchObject({ number: 3, what: expect.stringContaining('is gone') });
		await under.write(newest, text);
		expect((await verify()).broken).toBeUndefined();
	});

	it('take older entries without hash, and none after the first that has one', async () => {
		await change(4);
		const strip = async (path: string) => {
			const { chain: _, ...older } = await entry(path);
			await under.write(path, JSON.stringify(older));
		};
		await strip(`${LOG}/00000001.json`);
		expect((await verify()).broken?.number).toBe(2);
		await strip(`${LOG}/00000002.json`);
		await strip(`${LOG}/00000003.json`);
		await strip(`${LOG}/00000004.json`);
		await change(1);
		expect(await verify()).toMatchObject({ entries: 5, chained: 1 });
		await change(1);
		await strip(`${LOG}/00000006.json`);
		expect((await verify()).broken).toMatchObject({
			number: 6,
			what: 'it has no hash of the entry before, though earlier ones have',
		});
	});

	it('are whole after a cut entry was set aside, by two writers at once too', async () => {
		await change(2);
		await under.write(`${LOG}/00000002.json`, '{"rev');
		await change(2);
		expect(await verify()).toMatchObject({ entries: 4, chained: 4 });
		expect((await verify()).broken).toBeUndefined();
	});
});
