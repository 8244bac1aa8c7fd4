#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { INVOCATION } from './invocation.ts';

// A roll-back is waited for: what was stripped and compiled once is not done again.
enableCompileCache();
// A check has a browser and a shell: they end with this process.
process.once('SIGINT', () => {
	console.error(`Cancelled. What “${INVOCATION} history” does not show was not done.`);
	process.exit(130);
});
const { runCli } = await import('./run-cli.ts');
process.exitCode = await runCli(process.argv.slice(2));
