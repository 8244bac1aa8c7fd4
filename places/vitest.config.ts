import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'places', environment: 'node', isolate: false } });
