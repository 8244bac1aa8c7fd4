import { defineProject } from 'vitest/config';

export default defineProject({
	test: { name: 'create-remote', environment: 'node', include: ['src/**/*.test.ts'] },
});
