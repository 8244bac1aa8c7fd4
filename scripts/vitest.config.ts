import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'house',
		environment: 'node',
		isolate: false,
		include: [
			'*.test.ts',
			'testing/**/*.test.ts',
			'observability/**/*.test.ts',
			'build/**/*.test.ts',
			'packages/**/*.test.ts',
			'stack/**/*.test.ts',
		],
	},
});
