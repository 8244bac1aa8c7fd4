import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'mfe-owner-portal', environment: 'jsdom' } });
