import path from 'node:path';
import { parseArgs } from 'node:util';
import { createOwnRemote, type OwnRemote } from '../own-remote.ts';
import { RemoteRefusal } from '../require-name.ts';

const HELP = `npm create @estate/remote <name> — makes a repository of its own for a remote, in the folder <name>.

  It gets a route (/<name>/) with one slot, texts in four languages, styles, tests, a README, an example of continuous
  integration (ci/deliver.yml), and the commands to work on it, check it, publish it and promote it.

  --slot <name>         name of its slot; overview by default
  --in <folder>         where the folder is made; here by default
  --registry <address>  of the @estate packages; where npm is configured to look by default
  With npm create, options stand behind two dashes: npm create @estate/remote price-guide -- --slot price-table

  Exit codes: 1 the name is none or its folder is not empty, 2 wrong use.`;

const OPTIONS = {
	help: { type: 'boolean', short: 'h' },
	slot: { type: 'string', default: 'overview' },
	in: { type: 'string', default: '.' },
	registry: { type: 'string' },
} as const;

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

function nextSteps(name: string, folder: string, files: readonly string[]): string {
	return `${name} is made in ${folder}:

${files.map((file) => `  ${file}`).join('\n')}

Next:
  cd ${path.relative(process.cwd(), folder) || '.'}
  npm install
  npm test
  npm run dev
README.md says how it gets to visitors.`;
}

/** The `create-remote` command. Returns the exit code; prints to standard output, errors to standard error. */
export function runCli(args: string[], made: Pick<OwnRemote, 'versions' | 'biome'>): number {
	function wrongUse(message: string): number {
		console.error(`${message}\n\n${HELP}`);
		return 2;
	}
	let given: ReturnType<typeof parse>;
	try {
		given = parse(args);
	} catch (error) {
		return wrongUse((error as Error).message);
	}
	const { values, positionals } = given;
	if (values.help) {
		console.log(HELP);
		return 0;
	}
	const [name, ...more] = positionals;
	if (!name || more.length > 0) return wrongUse('Give one name.');
	if (values.registry !== undefined && !isAddress(values.registry))
		return wrongUse(`--registry is "${values.registry}": give an address, with http:// or https://.`);
	const folder = path.resolve(values.in, name);
	try {
		const files = createOwnRemote({ ...made, folder, name, slot: values.slot, registry: values.registry });
		console.log(nextSteps(name, folder, files));
		return 0;
	} catch (error) {
		if (!(error instanceof RemoteRefusal)) throw error;
		console.error(error.message);
		return 1;
	}
}

function parse(args: string[]) {
	return parseArgs({ args, allowPositionals: true, options: OPTIONS });
}
