import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { optionMistake } from '@estate/shared-contract/command-line';
import { createOwnRemote, type OwnRemote } from '../own-remote.ts';
import { NameMistake, RemoteRefusal } from '../require-name.ts';

const HELP = `npm create @estate/remote <name> — makes a repository of its own for a remote, in the folder <name>.

  It gets a route (/<name>/) with one slot, texts in four languages, styles, tests, a README, an example of continuous
  integration (ci/deliver.yml), and the commands to work on it, check it, publish it and promote it.

  --slot <name>         name of its slot; overview by default
  --in <folder>         where the folder is made; here by default
  --registry <address>  of the @estate packages; that npm is configured with by default (npm config get @estate:registry)
  With npm create, options stand behind two dashes: npm create @estate/remote price-guide -- --slot price-table

  Exit codes: 1 its folder is not empty, 2 wrong use, such as what is no name.`;

const OPTIONS = {
	help: { type: 'boolean', short: 'h' },
	slot: { type: 'string', default: 'overview' },
	in: { type: 'string', default: '.' },
	registry: { type: 'string' },
} as const;

const SCOPE = '@estate:registry';

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** The registry that npm is configured with for the packages. Its environment does not say: npm exports no setting of a scope. */
function configuredRegistry(): string | undefined {
	try {
		const stdio = ['ignore', 'pipe', 'ignore'] as const;
		const asked = ['config', 'get', SCOPE, '--loglevel=silent'];
		const said = execFileSync('npm', asked, { encoding: 'utf8', stdio: [...stdio] }).trim();
		return isAddress(said) ? said : undefined;
	} catch {
		// Where no npm can be asked, none is known.
		return undefined;
	}
}

const UNKNOWN_REGISTRY = `
npm is configured with no registry for @estate, and anybody could publish @estate/remote-kit in the public one: write
${SCOPE}=<address> into .npmrc before "npm install".
`;

function nextSteps(name: string, folder: string, files: readonly string[], registry?: string): string {
	return `${name} is made in ${folder}:

${files.map((file) => `  ${file}`).join('\n')}
${registry ? '' : UNKNOWN_REGISTRY}
Next:
  cd ${path.relative(process.cwd(), folder) || '.'}
  git init
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
		const mistake = optionMistake(error);
		if (!mistake) throw error;
		return wrongUse(mistake);
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
		const registry = values.registry ?? configuredRegistry();
		const files = createOwnRemote({ ...made, folder, name, slot: values.slot, registry });
		console.log(nextSteps(name, folder, files, registry));
		return 0;
	} catch (error) {
		if (!(error instanceof RemoteRefusal)) throw error;
		console.error(error.message);
		return error instanceof NameMistake ? 2 : 1;
	}
}

function parse(args: string[]) {
	return parseArgs({ args, allowPositionals: true, options: OPTIONS });
}
