import { billOfMaterials } from '../releases/src/sbom/bill-of-materials.ts';
import { readOptions } from './read-options.ts';
import { readLock, runtimePackages } from './stack/lock-packages.ts';

const HELP = `npm run sbom — what runs with the servers, as CycloneDX 1.6 (JSON) on standard output.

  npm run --silent sbom            site and api with all packages that they run with, from package-lock.json
  npm run --silent sbom -- api     one of them: site or api

  What is bundled into a version of a remote: npm run --silent release -- sbom listings 1.2.0`;

/** By the name that people use, the workspace of each */
const SERVERS = new Map([
	['site', 'shell'],
	['api', 'api'],
]);

const { values, positionals } = readOptions('npm run sbom', {
	allowPositionals: true,
	options: { help: { type: 'boolean', short: 'h' } },
});
// "shell" was the name of the site's server here.
const chosen = positionals.map((name) => (name === 'shell' ? 'site' : name));
const unknown = chosen.find((name) => !SERVERS.has(name));
if (values.help) console.log(HELP);
else if (unknown !== undefined) {
	console.error(
		`There is no server "${unknown}": give site or api, or nothing for both. Add --help for more.`,
	);
	process.exitCode = 2;
} else {
	const servers = [...SERVERS].flatMap(([name, workspace]) =>
		chosen.length === 0 || chosen.includes(name) ? [workspace] : [],
	);
	const lock = readLock();
	const version = lock['']?.version ?? '0.0.0';
	console.log(
		billOfMaterials({
			name: `estate-${servers.join('-')}`,
			version,
			packages: runtimePackages(lock, servers),
		}),
	);
}
