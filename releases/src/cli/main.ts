#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// A roll-back is waited for: what was stripped and compiled once is not done again.
enableCompileCache();
const { runCli } = await import('./run-cli.ts');
process.exitCode = await runCli(process.argv.slice(2));
