import { parseArgs } from 'node:util';
import { buildCommand } from './build-command.ts';
import { devCommand } from './dev-command.ts';

export const HELP = `remote-kit: builds a remote by its conventions. Run it in the remote's folder.

  remote-kit build [--version <semver>] [--out <folder>] [--mode production|development]
      Makes dist/<version>/{client/**, server/server.mjs, remote.json}.

  remote-kit dev [--port <port>]
      Builds for development after every change and serves the newest build to pages of this machine.
      To see the whole site follow your changes, use npm run dev in the workspace.

  --help     this text
  --version  version of the build; that of package.json unless told
  --out      folder of the build; dist/<version> unless told
  --port     port of the development server; 4200 unless told

Exit codes: 0 done, 1 the remote cannot be built or served, 2 wrong use.`;

const OPTIONS = {
	help: { type: 'boolean', short: 'h' },
	version: { type: 'string' },
	out: { type: 'string' },
	mode: { type: 'string' },
	port: { type: 'string' },
} as const;

function wrongUse(message: string): number {
	console.error(`${message}\n\n${HELP}`);
	return 2;
}

/** The `remote-kit` command in a remote's folder. Answers the exit code. */
export async function runCli(args: string[], dir: string): Promise<number> {
	let given: ReturnType<typeof parse>;
	try {
		given = parse(args);
	} catch (error) {
		return wrongUse((error as Error).message);
	}
	const { values, positionals } = given;
	const { version, out: outDir, mode } = values;
	const port = Number(values.port ?? 4200);
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	if (positionals.length !== 1 || !['build', 'dev'].includes(positionals[0] ?? ''))
		return wrongUse(
			positionals.length === 0 ? 'Say what to do.' : `"${positionals.join(' ')}" is no command.`,
		);
	if (mode !== undefined && mode !== 'production' && mode !== 'development')
		return wrongUse(`"${mode}" is no mode.`);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) return wrongUse(`"${values.port}" is no port.`);
	try {
		if (positionals[0] === 'dev') await devCommand({ dir, port });
		else await buildCommand({ dir, version, outDir, mode });
		return 0;
	} catch (error) {
		console.error((error as Error).message);
		return 1;
	}
}

function parse(args: string[]) {
	return parseArgs({ args, allowPositionals: true, options: OPTIONS });
}
