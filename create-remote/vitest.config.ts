import { defineProject } from 'vitest/config';

export default defineProject({
	test: { name: 'create-remote', environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
});
