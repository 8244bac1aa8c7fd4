#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Versions } from '../own-remote.ts';
import { runCli } from './run-cli.ts';

// Both are written when the package is packed, from what the platform's own workspace is checked and tested with.
const packed = new URL('../packed/', import.meta.url);
const versions = JSON.parse(readFileSync(new URL('versions.json', packed), 'utf8')) as Versions;
process.exitCode = runCli(process.argv.slice(2), { versions, biome: fileURLToPath(packed) });
