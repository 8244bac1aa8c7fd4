import { billOfMaterials } from '../releases/src/sbom/bill-of-materials.ts';
import { readOptions } from './read-options.ts';
import { readLock, runtimePackages } from './stack/lock-packages.ts';

const HELP = `npm run sbom — what runs with the servers, as CycloneDX 1.6 (JSON) on standard output.

  npm run --silent sbom            site and api with all packages that they run with, from package-lock.json
  npm run --silent sbom -- api     one of them

  What is bundled into a version of a remote: npm run --silent release -- sbom listings 1.2.0`;

const SERVERS = ['shell', 'api'] as const;

const { values, positionals } = readOptions('npm run sbom', {
	allowPositionals: true,
	options: { help: { type: 'boolean', short: 'h' } },
});
const unknown = positionals.find((name) => !SERVERS.some((server) => server === name));
if (values.help) console.log(HELP);
else if (unknown !== undefined) {
	console.error(
		`There is no server "${unknown}": give shell or api, or nothing for both. Add --help for more.`,
	);
	process.exitCode = 2;
} else {
	const servers = positionals.length > 0 ? positionals : SERVERS;
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
