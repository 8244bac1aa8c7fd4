import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'deploy',
		environment: 'node',
		isolate: false,
		include: ['**/*.test.ts'],
		exclude: ['**/node_modules/**'],
	},
});
