import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'map-frame', environment: 'node', isolate: false } });
