import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownCiFile } from './ci-file.ts';
import { format } from './format.ts';
import { RemoteRefusal, requireName } from './require-name.ts';
import { type RemoteNames, templateFiles } from './template-files.ts';

/** What a repository of its own is made with. */
export interface Versions {
	/** Package → version or range */
	packages: Readonly<Record<string, string>>;
	/** As in package.json: where a package wants another version of one that is there once */
	overrides: Readonly<Record<string, unknown>>;
}

export interface OwnRemote extends RemoteNames {
	/** Folder that gets the repository's files; empty, or not there yet */
	folder: string;
	versions: Versions;
	/** Folder of the Biome configuration that the sources are put in order by */
	biome: string;
	/** Address of the registry of the @estate packages; undefined where none is known */
	registry: string | undefined;
}

type Dependencies = Record<string, string>;

/** package.json of the template with the versions in place of its asterisks. Throws an Error for a package without one. */
function withVersions(text: string, { packages, overrides }: Versions): string {
	const manifest = JSON.parse(text) as { dependencies: Dependencies; devDependencies: Dependencies };
	const filled = (dependencies: Dependencies) =>
		Object.fromEntries(
			Object.keys(dependencies).map((name) => {
				const version = packages[name];
				if (!version) throw new Error(`The template wants ${name}, of which no version is known.`);
				return [name, version];
			}),
		);
	const { dependencies, devDependencies } = manifest;
	const whole = {
		...manifest,
		dependencies: filled(dependencies),
		devDependencies: filled(devDependencies),
		overrides,
	};
	return `${JSON.stringify(whole, null, '\t')}\n`;
}

/** Makes a repository of its own for a remote. Answers the paths of its files. Throws RemoteRefusal. */
export function createOwnRemote(wanted: OwnRemote): string[] {
	const { folder, name, slot, versions, biome, registry } = wanted;
	requireName('remote', name);
	requireName('slot', slot);
	if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
		throw new RemoteRefusal(
			`${folder} is not empty. Choose another name, or another folder with --in <folder>.`,
		);
	const files = templateFiles('own', wanted);
	files.set('package.json', withVersions(files.get('package.json') ?? '', versions));
	files.set('ci/deliver.yml', ownCiFile(name));
	files.set('.npmrc', `save-exact=true\n${registry ? `@estate:registry=${registry}\n` : ''}`);
	// Before the repository's own configuration is there, which leans on packages that are still to be installed.
	write([...files].filter(([file]) => file.startsWith('src')));
	format(path.join(folder, 'src'), biome);
	write([...files].filter(([file]) => !file.startsWith('src')));
	return [...files.keys()].sort();

	function write(entries: [file: string, text: string][]): void {
		for (const [file, text] of entries) {
			const target = path.join(folder, file);
			mkdirSync(path.dirname(target), { recursive: true });
			writeFileSync(target, text);
		}
	}
}
