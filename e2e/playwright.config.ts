import { defineConfig, devices } from '@playwright/test';
import { type BrowserProject, LONG_TAG, PROJECT_FOLDERS } from '../scripts/testing/browser-projects.ts';
import { chromiumLaunch } from './src/chromium.ts';
import { TEST_SITE_URL } from './src/test-stack.ts';

const { executablePath, args } = await chromiumLaunch();

const project = (name: BrowserProject) => ({
	name,
	testDir: `../${PROJECT_FOLDERS[name]}`,
	// Of its own: each run of Playwright empties it first.
	outputDir: `../var/test-results/${name}`,
});

/** They change what is released, or look at what a page loads: nothing else may disturb them. */
const ALONE = { workers: 1, fullyParallel: false };

export default defineConfig({
	// `npm test` starts the site itself, once for several projects.
	...(process.env.E2E_SITE_RUNS ? {} : { globalSetup: './src/start-test-stack.ts' }),
	// Limits for what hangs: a busy machine may take its time.
	timeout: 120_000,
	expect: { timeout: 30_000 },
	// One more than cores: a test waits for servers and browser a fifth of its time.
	workers: 3,
	fullyParallel: true,
	forbidOnly: true,
	reporter: [['line']],
	use: {
		...devices['Desktop Chrome'],
		baseURL: TEST_SITE_URL,
		viewport: { width: 1440, height: 900 },
		locale: 'nl-BE',
		// What moves has tests of its own (`MOVING`): on two cores without a graphics card it costs a fifth of all.
		contextOptions: { reducedMotion: 'reduce' },
		timezoneId: 'Europe/Brussels',
		// Actions, requests and the console cost nothing to record; pictures and documents of each step a third to a half
		// more time. What a failed test saw last is in its screenshot.
		trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
		screenshot: 'only-on-failure',
		launchOptions: { ...(executablePath ? { executablePath } : {}), args: args ?? [] },
	},
	projects: [
		{ ...project('journeys'), grepInvert: new RegExp(LONG_TAG) },
		{ ...project('journeys-long'), grep: new RegExp(LONG_TAG) },
		{ ...project('budgets'), ...ALONE },
		{ ...project('drills'), ...ALONE },
		project('long'),
		{ ...project('long-drills'), ...ALONE },
		{ ...project('registry-drills'), ...ALONE },
		{ ...project('deploy-drills'), ...ALONE },
		// Each worker has a site of its own, and waits for limits of it most of the time.
		{ ...project('chaos'), workers: 3 },
		{ ...project('attack'), ...ALONE },
	],
});
