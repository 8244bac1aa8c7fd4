import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'mfe-projects',
		environment: 'node',
		include: ['src/**/*.test.{ts,tsx}'],
		// A built server bundle runs on Node as it is.
		server: { deps: { external: [/\/server\/server\.mjs$/] } },
	},
});
