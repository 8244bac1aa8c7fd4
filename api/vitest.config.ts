import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'api',
		environment: 'node',
		// One process after the other takes file after file: modules are read once, and one database is emptied for each.
		isolate: false,
		include: ['src/**/*.test.ts'],
		globalSetup: './src/testing/before-all-tests.ts',
		testTimeout: 20_000,
		hookTimeout: 60_000,
	},
});
