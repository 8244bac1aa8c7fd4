import { defineProject } from 'vitest/config';

// Real builds, threads, stores and servers: some tests take seconds on a busy machine.
export default defineProject({
	test: {
		name: 'shell',
		environment: 'node',
		// What files import is most of what they take: it is loaded once.
		isolate: false,
		globalSetup: ['./src/testing/build-once.ts'],
		setupFiles: ['./src/testing/after-each-file.ts'],
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
