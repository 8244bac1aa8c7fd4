import path from 'node:path';
import { messageOf } from '@estate/shared-contract/message-of';
import { versionSchema } from '@estate/shared-contract/schemas';
import { writeDist } from './build/write-dist.ts';
import { readOptions } from './read-options.ts';
import { CommandError } from './stack/command.ts';
import { Progress } from './stack/progress.ts';
import { ROOT } from './stack/settings.ts';

const HELP = `npm run build — makes dist/: what production runs, without sources and development packages.

  node dist/db.js migrate          prepares an empty PostgreSQL (DATABASE_URL)
  node dist/api.js                 the api
  node dist/release.js publish listings, and promote …: the remotes' builds lie in dist/remotes/
  node dist/site.js                the site
  Beside them: import, owners, requests, testimonials, newsletter, people, mails, messages, webhooks (each has --help).

  npm run build -- --out <folder>       another folder than dist; it is replaced
  npm run build -- --version <version>  number of the shell, for “release publish shell”; else that of package.json

  Guide: docs/operators.md, "Production".`;

const { values } = readOptions('npm run build', {
	options: { help: { type: 'boolean', short: 'h' }, out: { type: 'string' }, version: { type: 'string' } },
});

if (values.help) console.log(HELP);
else if (values.version !== undefined && !versionSchema.safeParse(values.version).success) {
	console.error(`"${values.version}" is no version: give semver without a leading v, such as 1.4.0.`);
	process.exitCode = 2;
} else {
	const started = performance.now();
	const out = path.resolve(ROOT, values.out ?? 'dist');
	try {
		console.log('Building …');
		await writeDist(out, new Progress(), values.version);
		console.log(`\n  ${out} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
	} catch (error) {
		console.error(messageOf(error));
		if (error instanceof CommandError) console.error(error.output);
		process.exitCode = 1;
	}
}
