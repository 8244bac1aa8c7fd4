import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@estate/shared-contract/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiMetrics } from '../../api/src/metrics/api-metrics.ts';
import { observeApi } from '../../api/src/metrics/observe-api.ts';
import { createTestApi, type TestApi } from '../../api/src/testing/test-api.ts';
import { openTestDatabase } from '../../api/src/testing/test-databases.ts';
import { type DrillSite, startDrillSite } from '../../shell/src/testing/drill-site.ts';
import { removeScratchFolders } from '../../shell/src/testing/scratch-folder.ts';
import { buildShellOnce } from '../stack/prepare.ts';
import { ROOT } from '../stack/settings.ts';
import { allQueries, metricsIn, readAlerts, readDashboard } from './deploy-files.ts';
import { FAULTS } from './rule-tests.ts';

let site: DrillSite;
let api: TestApi;
let stopObserving: () => Promise<void>;
let exported: Set<string>;

beforeAll(async () => {
	await buildShellOnce(process.env);
	const port = await freePort();
	[site, api] = await Promise.all([
		startDrillSite({ versions: ['1.0.0'] }),
		createTestApi(await openTestDatabase(), { API_METRICS_PORT: String(port) }),
	]);
	stopObserving = await observeApi(new ApiMetrics(), api);
	const ofApi = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	const text = `${await site.metrics()}\n${ofApi}`;
	exported = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
});
afterAll(async () => {
	await stopObserving?.();
	await Promise.all([site?.stop(), api?.close()]);
	await removeScratchFolders();
});

describe('dashboard and alert rules', () => {
	it('ask only for metrics that a running site or api has', () => {
		const queries = allQueries();
		expect(queries.length).toBeGreaterThan(40);
		const unknown = queries.flatMap(metricsIn).filter((name) => !exported.has(name));
		expect([...new Set(unknown)]).toEqual([]);
	});

	it('have a panel for each query, with a title, in places of their own', () => {
		const { panels, schemaVersion } = readDashboard();
		expect(schemaVersion).toBeGreaterThan(36);
		expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
		expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
		for (const { title, type, targets = [], gridPos } of panels) {
			expect(title).not.toBe('');
			expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
			expect(targets.length > 0).toBe(type !== 'row');
			expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
		}
	});

	it('say for each alert what is wrong, and where a section tells what to do', () => {
		const headings = readFileSync(path.join(ROOT, 'docs', 'operators.md'), 'utf8').match(/^#+ .+$/gm) ?? [];
		const anchors = headings.map((line) => {
			const title = line.replace(/^#+ /, '').toLowerCase();
			return title.replace(/[^\w -]/g, '').replaceAll(' ', '-');
		});
		for (const { summary, runbook } of readAlerts()) {
			expect(summary.length).toBeGreaterThan(10);
			expect(runbook).toMatch(/^docs\/operators\.md#/);
			expect(anchors).toContain(runbook.split('#')[1]);
		}
	});

	it('have a fault for each alert, by which the suite "observability" fires it', () => {
		expect(Object.keys(FAULTS).sort()).toEqual(
			readAlerts()
				.map(({ name }) => name)
				.sort(),
		);
	});
});
