import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './src/chromium.ts';
import { TEST_SITE_URL } from './src/test-stack.ts';

const { executablePath, args } = await chromiumLaunch();

export default defineConfig({
	testDir: 'tests',
	outputDir: '../var/test-results',
	globalSetup: './src/start-test-stack.ts',
	timeout: 60_000,
	expect: { timeout: 10_000 },
	workers: 2,
	fullyParallel: true,
	forbidOnly: true,
	// A machine that stands still for a moment fails no release; what passed only then is named in the summary.
	retries: process.env.CI ? 1 : 0,
	reporter: [['line'], ['json']],
	use: {
		...devices['Desktop Chrome'],
		baseURL: TEST_SITE_URL,
		viewport: { width: 1440, height: 900 },
		locale: 'nl-BE',
		timezoneId: 'Europe/Brussels',
		launchOptions: { ...(executablePath ? { executablePath } : {}), args: args ?? [] },
	},
	projects: [
		{ name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
		// Alone, so that nothing else disturbs what a page loads.
		{ name: 'budgets', testDir: '../bench/tests', dependencies: ['journeys'], workers: 1 },
		// Drills change what is released: one at a time, when the journeys are through.
		{
			name: 'drills',
			testMatch: 'drills/**/*.spec.ts',
			dependencies: ['journeys'],
			workers: 1,
			fullyParallel: false,
		},
		// What takes minutes: `npm test -- --only long`
		{ name: 'long', testMatch: 'long/**/*.spec.ts' },
		{
			name: 'long-drills',
			testMatch: 'long-drills/**/*.spec.ts',
			dependencies: ['long'],
			workers: 1,
			fullyParallel: false,
		},
		// Each fault into each remote: `npm test -- --only chaos`
		{ name: 'chaos', testMatch: '**/tests/chaos/*.spec.ts', workers: 1, fullyParallel: false },
	],
});
