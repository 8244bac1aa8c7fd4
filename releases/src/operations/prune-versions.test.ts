import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markName } from '../health/health-marks.ts';
import {
	emptyFolderStore,
	emptyS3Store,
	type StoreUnderTest,
	startTestS3,
} from '../testing/store-under-test.ts';
import { pruneVersions } from './prune-versions.ts';

const DAY = 86_400_000;

let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
	s3 = await startTestS3();
});
afterAll(() => s3.stop());

describe.each([
	['a folder', emptyFolderStore],
	['an object store', async () => emptyS3Store(s3.location())],
])('pruning %s', (_, empty: () => Promise<StoreUnderTest>) => {
	it('clears away who looked and who alerted in windows that are long over, and nothing in a dry run', async () => {
		const store = await (await empty()).open();
		const { records } = store;
		const marks = [0.01, 0.9, 1.1, 40].map((days) =>
			markName('production', 'listings', '1.2.0-pr.12', Date.now() - days * DAY),
		);
		const [now, today] = marks;
		for (const kind of ['looks', 'alerts'])
			for (const mark of marks) await records.create(`${kind}/${mark}`, new Date().toISOString());
		await records.create('looks/no-mark', '');
		const names = async () => [...(await records.list('looks')), ...(await records.list('alerts'))];
		await pruneVersions(store, { keepDays: 30, dryRun: true });
		expect(await names()).toHaveLength(9);
		await pruneVersions(store, { keepDays: 30, dryRun: false });
		expect((await names()).sort()).toEqual(
			[`looks/${now}`, `looks/${today}`, 'looks/no-mark', `alerts/${now}`, `alerts/${today}`].sort(),
		);
	});
});
