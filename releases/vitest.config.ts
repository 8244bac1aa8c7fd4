import { defineProject } from 'vitest/config';

// Real builds, real folders, real threads: some tests take seconds on a busy machine.
export default defineProject({
	test: {
		name: 'releases',
		environment: 'node',
		// What files import is a fifth of what they take: it is loaded once.
		isolate: false,
		globalSetup: ['./src/testing/build-once.ts'],
		setupFiles: ['./src/testing/after-each-file.ts'],
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
