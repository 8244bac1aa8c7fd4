#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { BuildError } from '../build/build-error.ts';
import { buildCommand } from './build-command.ts';

const HELP = `remote-kit: builds a remote by its conventions. Run it in the remote's folder.

  remote-kit build [--version <semver>] [--out <folder>] [--mode production|development]
      Makes dist/<version>/{client/**, server/server.mjs, remote.json}.

  --help     this text
  --version  version of the build; that of package.json unless told
  --out      folder of the build; dist/<version> unless told

Exit codes: 0 built, 1 the remote cannot be built, 2 wrong use.`;

function wrongUse(message: string): never {
	console.error(`${message}\n\n${HELP}`);
	process.exit(2);
}

function read() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				help: { type: 'boolean', short: 'h' },
				version: { type: 'string' },
				out: { type: 'string' },
				mode: { type: 'string' },
			},
		});
	} catch (error) {
		wrongUse((error as Error).message);
	}
}

const { values, positionals } = read();
if (values.help) console.log(HELP);
else if (positionals[0] !== 'build' || positionals.length > 1)
	wrongUse(`"${positionals.join(' ')}" is no command.`);
else if (values.mode !== undefined && values.mode !== 'production' && values.mode !== 'development')
	wrongUse(`"${values.mode}" is no mode.`);
else
	try {
		await buildCommand({
			dir: process.cwd(),
			version: values.version,
			outDir: values.out,
			mode: values.mode,
		});
	} catch (error) {
		if (!(error instanceof BuildError)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
