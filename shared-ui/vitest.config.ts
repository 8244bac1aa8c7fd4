import { defineProject } from 'vitest/config';

export default defineProject({
	test: {
		name: 'shared-ui',
		environment: 'jsdom',
		// One document for all files: making one costs more than the tests.
		isolate: false,
		setupFiles: ['./src/testing/clean-up.ts'],
		// Class names as written, so that a test may ask which look a component took.
		css: { modules: { classNameStrategy: 'non-scoped' } },
	},
});
