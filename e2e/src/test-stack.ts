import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type StackSettings, stackSettings } from '../../scripts/stack/settings.ts';

const PORT = Number(process.env.E2E_PORT ?? 3900);

/** Address of the site that the browser tests visit. */
export const TEST_SITE_URL = `http://localhost:${PORT}`;
export const TEST_API_URL = `http://127.0.0.1:${PORT + 1}`;

/** Folder of everything that a test run keeps; made anew for each run. */
export const TEST_DATA_DIR = path.join(ROOT, 'var', 'e2e');

/** Where a development server may stand in for a version */
export const TEST_SOURCE_PORT = PORT + 12;

/** Opens the operator console of the site under test. */
export const TEST_OPS_TOKEN = 'only the browser tests know this token';

/** Settings of the servers under test: ports and data of their own, limits that let a test post often. */
export function testStackSettings(): StackSettings {
	return stackSettings({
		...process.env,
		PORT: String(PORT),
		API_PORT: String(PORT + 1),
		DATA_DIR: TEST_DATA_DIR,
		SITE_URL: TEST_SITE_URL,
		RELEASES_DIR: path.join(TEST_DATA_DIR, 'releases'),
		REQUEST_LIMIT: '0',
		CAPTCHA: 'off',
		LOG_LEVEL: 'warn',
		// Two cores draw pages, run browsers and build remotes at once.
		RENDER_TIME_LIMIT: '8000',
		// What a test does not look at need not be drawn while it waits.
		WARM_PICTURES: 'no',
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
