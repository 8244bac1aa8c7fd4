import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: { name: 'house', environment: 'node', include: ['*.test.ts'], testTimeout: 30_000 },
});
