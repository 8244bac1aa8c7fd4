import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@estate/shared-contract/message-of';
import { isPublished, packPackage, publishPackage, requireRegistry } from './packages/npm.ts';
import { stagePackages } from './packages/stage-packages.ts';
import { readOptions, wrongUse } from './read-options.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run packages -- <command> — the packages that a team needs for a remote in a repository of its own.

  pack                          makes a tarball of each in --out
  publish --registry <address>  publishes each whose version the registry does not have yet

  --out <folder>   of the tarballs; var/packages/tarballs by default
  --tag <name>     dist-tag of what is published; latest by default
  --provenance     with an attestation of where it was built (npm explains it; needs a CI host that npm knows)

  npm has to be logged in to the registry. A version never changes: raise it in the package.json of its folder, say in its
  CHANGELOG.md what is new, and publish again.

  Exit codes: 1 it failed, 2 wrong use.`;

const COMMAND = 'npm run packages';

const { values, positionals } = readOptions(COMMAND, {
	allowPositionals: true,
	options: {
		help: { type: 'boolean', short: 'h' },
		registry: { type: 'string' },
		out: { type: 'string', default: 'var/packages/tarballs' },
		tag: { type: 'string', default: 'latest' },
		provenance: { type: 'boolean', default: false },
	},
});
if (values.help) {
	console.log(HELP);
	process.exit(0);
}
const [command, ...more] = positionals;
const { registry, tag, provenance } = values;
if ((command !== 'pack' && command !== 'publish') || more.length > 0)
	wrongUse(COMMAND, 'Say pack or publish.');
if (command === 'publish' && !/^https?:$/.test(URL.parse(registry ?? '')?.protocol ?? ''))
	wrongUse(COMMAND, 'Say where to publish: --registry <address>, with http:// or https://.');

try {
	if (command === 'publish') await requireRegistry(registry ?? '');
	console.log('Compiling …');
	const folders = await stagePackages(path.join(ROOT, 'var/packages'));
	const out = path.resolve(ROOT, values.out);
	mkdirSync(out, { recursive: true });
	for (const [index, folder] of folders.entries()) {
		const at = `[${index + 1}/${folders.length}]`;
		if (command === 'pack') console.log(`${at} ${await packPackage(folder, out)}`);
		else if (await isPublished(folder, registry ?? ''))
			console.log(`${at} ${path.basename(folder)}: the registry has this version already.`);
		else
			console.log(
				`${at} ${await publishPackage(folder, { registry: registry ?? '', tag, provenance })} published`,
			);
	}
} catch (error) {
	console.error(messageOf(error));
	process.exit(1);
}
