import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		projects: ['*/vitest.config.ts'],
		// Two cores, and some tests start servers of their own.
		maxWorkers: 2,
	},
});
