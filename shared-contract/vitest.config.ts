import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'shared-contract', environment: 'node', isolate: false } });
