import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'mfe-content', environment: 'jsdom' } });
