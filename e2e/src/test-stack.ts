import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@estate/shared-contract/samples';
import type { DemoAgency } from '../../scripts/stack/prepare.ts';
import { ROOT, type StackSettings, stackSettings } from '../../scripts/stack/settings.ts';

/** A port of this run: chosen by the process that starts it, and inherited by the workers. */
async function runPort(name: 'E2E_PORT' | 'E2E_API_PORT' | 'E2E_SOURCE_PORT'): Promise<number> {
	process.env[name] ||= String(await freePort());
	return Number(process.env[name]);
}

const PORT = await runPort('E2E_PORT');
const API_PORT = await runPort('E2E_API_PORT');

/** Address of the site that the browser tests visit. */
export const TEST_SITE_URL = `http://localhost:${PORT}`;
export const TEST_API_URL = `http://127.0.0.1:${API_PORT}`;

/** Folder of everything that a test run keeps; made again for each run. */
export const TEST_DATA_DIR = path.join(ROOT, 'var', 'e2e');

/** What the servers of a run print, those of single tests too: a file for each. */
export const TEST_OUTPUT_DIR = path.join(TEST_DATA_DIR, 'server-output');

/** Where a development server may stand in for a version */
export const TEST_SOURCE_PORT = await runPort('E2E_SOURCE_PORT');

/** Opens the operator console of the site under test. */
export const TEST_OPS_TOKEN = 'only the browser tests know this token';

/** Properties that share their drawings: to take in all 877 would take longer than half of the journeys. */
export const TEST_DEMO: DemoAgency = { picturesPerSubject: 5 };

/** Settings of the servers under test: ports and data of their own, limits that let a test post often. */
export function testStackSettings(): StackSettings {
	return stackSettings({
		...process.env,
		PORT: String(PORT),
		API_PORT: String(API_PORT),
		DATA_DIR: TEST_DATA_DIR,
		SITE_URL: TEST_SITE_URL,
		RELEASES_DIR: path.join(TEST_DATA_DIR, 'releases'),
		REQUEST_LIMIT: '0',
		VISIT_LIMIT: '0',
		VISIT_HOLDS: '0',
		MAIL_LIMIT: '0',
		FRIEND_LIMIT: '0',
		UPLOAD_CLIENT_MB: '0',
		UPLOAD_SITE_MB: '0',
		CAPTCHA: 'off',
		// All that they could ever print: what must not stand there is looked for after the tests.
		LOG_LEVEL: 'trace',
		SERVER_OUTPUT_DIR: TEST_OUTPUT_DIR,
		// Two cores render pages, run browsers and build remotes at once.
		RENDER_TIME_LIMIT: '8000',
		API_TIME_LIMIT: '20000',
		// What a test does not look at need not be rendered while it waits.
		WARM_PICTURES: 'no',
		REPLY_DOMAIN: 'reply.example.test',
		DATABASE_URL: '',
		SMTP_URL: '',
		RELEASE_WHO: 'browser tests',
		OPS_TOKEN: TEST_OPS_TOKEN,
		RELEASE_OVERRIDE_SECRET: 'a secret of the browser tests',
		OVERRIDE_ORIGINS: `http://127.0.0.1:${TEST_SOURCE_PORT}`,
	});
}

/** Removes what an earlier run left. */
export function clearTestData(): void {
	if (existsSync(TEST_DATA_DIR)) rmSync(TEST_DATA_DIR, { recursive: true, force: true });
	mkdirSync(TEST_DATA_DIR, { recursive: true });
}
