import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';
import { LEFT_OUT, type Manifest, manifestOf, type PublishedFolder, publishedRanges } from './published.ts';

/** `./src/x.ts` of the sources as it stands in a package: `./dist/x` and what is added to it. */
const compiled = (file: string, ending: string) =>
	file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, ending);

function exportOf(file: string): string | { types: string; default: string } {
	if (!/\.tsx?$/.test(file)) return compiled(file, '');
	return { types: compiled(file, '.d.ts'), default: compiled(file, '.js') };
}

/** Where the sources are, for who reads a package's provenance; undefined where git knows no remote. */
function repositoryOf(folder: string): { type: 'git'; url: string; directory: string } | undefined {
	try {
		const url = execFileSync('git', ['remote', 'get-url', 'origin'], {
			cwd: ROOT,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		return { type: 'git', url: url.trim(), directory: folder };
	} catch {
		return undefined;
	}
}

/** Exports that a package has besides those of its sources: export → file of the package. */
export type AddedExports = Readonly<Record<string, string | { types: string }>>;

/**
 * package.json of a published package, from that of its folder: compiled files in place of sources, ranges in place of
 * asterisks. Inside the workspace the folder's own stays in use, so that nothing is compiled before it runs.
 */
export function publishedManifest(folder: PublishedFolder, added: AddedExports): object {
	const source: Manifest = manifestOf(folder);
	const ranges = publishedRanges();
	const { name, version, description, license, sideEffects, bin, exports = {}, dependencies = {} } = source;
	const { peerDependencies, peerDependenciesMeta } = source;
	const repository = repositoryOf(folder);
	return {
		name,
		version,
		description,
		license: license ?? manifestOf().license,
		...(repository ? { repository } : {}),
		type: 'module',
		engines: { node: '>=24' },
		sideEffects,
		...(bin
			? {
					bin: Object.fromEntries(
						Object.entries(bin).map(([command, file]) => [command, compiled(file, '.js').slice(2)]),
					),
				}
			: {}),
		exports: {
			...Object.fromEntries(
				Object.entries(exports)
					.filter(([, file]) => !path.posix.join(folder, file).startsWith(LEFT_OUT))
					.map(([at, file]) => [at, exportOf(file)]),
			),
			...added,
			'./package.json': './package.json',
		},
		files: ['dist', 'template', 'CHANGELOG.md'],
		dependencies: Object.fromEntries(
			Object.entries(dependencies).map(([on, range]) => [on, ranges[on] ?? range]),
		),
		...(peerDependencies ? { peerDependencies, peerDependenciesMeta } : {}),
		publishConfig: { access: 'restricted' },
	};
}
