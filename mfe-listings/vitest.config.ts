import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: { name: 'listings', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
