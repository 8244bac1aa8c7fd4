import { parseArgs } from 'node:util';
import { optionMistake } from '@estate/shared-contract/command-line';
import { buildCommand } from './build-command.ts';

export const HELP = `remote-kit: builds a remote by its conventions. Run it in the remote's folder.

  remote-kit build [--version <semver>] [--out <folder>] [--mode production|development]
      Makes dist/<version>/{client/**, server/server.mjs, remote.json}.

  --help     this text
  --version  version of the build; that of package.json by default
  --out      folder of the build; dist/<version> by default

Exit codes: 0 done, 1 the remote cannot be built, 2 wrong use.`;

const OPTIONS = {
	help: { type: 'boolean', short: 'h' },
	version: { type: 'string' },
	out: { type: 'string' },
	mode: { type: 'string' },
} as const;

function wrongUse(message: string): number {
	console.error(`${message}\n\n${HELP}`);
	return 2;
}

/** The `remote-kit` command in a remote's folder. Returns the exit code. */
export async function runCli(args: string[], dir: string): Promise<number> {
	let given: ReturnType<typeof parse>;
	try {
		given = parse(args);
	} catch (error) {
		const mistake = optionMistake(error);
		if (!mistake) throw error;
		return wrongUse(mistake);
	}
	const { values, positionals } = given;
	const { version, out: outDir, mode } = values;
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	if (positionals.length !== 1 || positionals[0] !== 'build')
		return wrongUse(
			positionals.length === 0 ? 'Say what to do.' : `"${positionals.join(' ')}" is no command.`,
		);
	if (mode !== undefined && mode !== 'production' && mode !== 'development')
		return wrongUse(`"${mode}" is no mode.`);
	try {
		await buildCommand({ dir, version, outDir, mode });
		return 0;
	} catch (error) {
		console.error((error as Error).message);
		return 1;
	}
}

function parse(args: string[]) {
	return parseArgs({ args, allowPositionals: true, options: OPTIONS });
}
