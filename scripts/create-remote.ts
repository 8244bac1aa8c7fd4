import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from './remote/new-remote.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run create-remote -- <name> — makes a new remote, mfe-<name>, that passes every check as it is.

  It gets one route (/<name>/) with one slot, texts in four languages, styles, a test, a README, an example of continuous
  integration (docs/ci/), its lines in CODEOWNERS and its place among the workspaces. The shell is not changed.

  --slot <name>   name of its slot; overview by default
  --in <folder>   project to make it in; this one by default

  Exit codes: 1 the name is taken or none, 2 wrong use.`;

function wrongUse(message: string): never {
	console.error(`${message}\n\n${HELP}`);
	process.exit(2);
}

function parse() {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				help: { type: 'boolean', short: 'h' },
				slot: { type: 'string', default: 'overview' },
				in: { type: 'string', default: ROOT },
			},
		});
	} catch (error) {
		return wrongUse(error instanceof Error ? error.message : String(error));
	}
}

const { values, positionals } = parse();
const [name, ...more] = positionals;
if (values.help) {
	console.log(HELP);
	process.exit(0);
}
if (!name || more.length > 0) wrongUse('Give one name.');
try {
	const files = await createRemote({ root: path.resolve(values.in), name, slot: values.slot });
	console.log(`mfe-${name} is made:

${files.map((file) => `  ${file}`).join('\n')}
  and its lines in package.json, package-lock.json and CODEOWNERS

Next:
  npm run dev -w mfe-${name}
  npm test -w mfe-${name}
  npm run release -- publish ${name}
  npm run release -- promote ${name} 1.0.0 --why "first version"`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
