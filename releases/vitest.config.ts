import { defineProject } from 'vitest/config';

// Real builds, real folders, real threads: some tests take seconds on a busy machine.
export default defineProject({
	test: { name: 'releases', environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 },
});
