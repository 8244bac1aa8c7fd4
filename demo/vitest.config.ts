import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'demo', environment: 'node', testTimeout: 20_000 } });
