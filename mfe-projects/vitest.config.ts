import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: { name: 'projects', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
