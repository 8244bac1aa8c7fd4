import path from 'node:path';
import { NameMistake, runCli } from '@estate/create-remote';
import { messageOf } from '@estate/shared-contract/message-of';
import { writeRemoteBiome } from './packages/kit-files.ts';
import { repositoryVersions } from './packages/published.ts';
import { readOptions, wrongUse } from './read-options.ts';
import { createRemote } from './remote/new-remote.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run create-remote -- <name> — makes a new remote, mfe-<name>, that passes every check as it is.

  It gets one route (/<name>/) with one slot, texts in four languages, styles, a test, a README, an example of continuous
  integration (docs/ci/), its lines in CODEOWNERS and its place among the workspaces. The shell is not changed.

  --slot <name>   name of its slot; overview by default
  --in <folder>   project to make it in; this one by default
  --own           makes a repository of its own for it, <folder>/<name>, that needs nothing of this one but the packages
                  that "npm run packages" publishes, as "npm create @estate/remote" does; needs --in
  --registry <address>  of those packages, with --own; that npm is configured with by default

  Exit codes: 1 the name is taken, 2 wrong use, such as what is no name.`;

const COMMAND = 'npm run create-remote';

const { values, positionals } = readOptions(COMMAND, {
	allowPositionals: true,
	options: {
		help: { type: 'boolean', short: 'h' },
		slot: { type: 'string', default: 'overview' },
		in: { type: 'string' },
		own: { type: 'boolean', default: false },
		registry: { type: 'string' },
	},
});
const [name, ...more] = positionals;
if (values.help) {
	console.log(HELP);
	process.exit(0);
}
if (!name || more.length > 0) wrongUse(COMMAND, 'Give one name.');
if (values.registry && !values.own)
	wrongUse(COMMAND, '--registry is for a repository of its own: add --own.');
if (values.own && !values.in)
	wrongUse(COMMAND, '--own makes a repository beside this one: say where with --in <folder>.');
if (values.own) {
	const args = process.argv.slice(2).filter((each) => each !== '--own');
	process.exit(runCli(args, { versions: repositoryVersions(), biome: writeRemoteBiome() }));
}
try {
	const files = await createRemote({ root: path.resolve(values.in ?? ROOT), name, slot: values.slot });
	console.log(`mfe-${name} is made:

${files.map((file) => `  ${file}`).join('\n')}
  and its lines in package.json, package-lock.json and CODEOWNERS

Next:
  npm run dev -w mfe-${name}
  npm test -w mfe-${name}
  npm run release -- publish ${name}
  npm run release -- promote ${name} 1.0.0 --why "first version"`);
} catch (error) {
	console.error(messageOf(error));
	process.exit(error instanceof NameMistake ? 2 : 1);
}
