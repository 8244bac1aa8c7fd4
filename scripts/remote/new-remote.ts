import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
	ciFile,
	ciPath,
	format,
	type RemoteNames,
	RemoteRefusal,
	requireName,
	templateFiles,
} from '@estate/create-remote';
import { LANGUAGES, patternsClash } from '@estate/shared-contract';
import { OWNERS_PATH, ownerLines } from './owners.ts';
import { remotesIn } from './remotes.ts';

export interface NewRemote extends RemoteNames {
	/** Root folder of the project */
	root: string;
}

/** Addresses that the site answers itself. */
const OF_THE_SITE: readonly string[] = ['api', 'media', ...LANGUAGES];

/** Throws a RemoteRefusal for a name that is none, or that a remote, a folder or an address of a remote has already. */
async function requireFree({ root, name, slot }: NewRemote): Promise<void> {
	requireName('remote', name);
	requireName('slot', slot);
	if (OF_THE_SITE.includes(name))
		throw new RemoteRefusal(
			`"${name}" is the site's own: choose a name that is none of ${OF_THE_SITE.join(', ')}.`,
		);
	const taken = remotesIn(root);
	if (taken.includes(name) || existsSync(path.join(root, `mfe-${name}`)))
		throw new RemoteRefusal(
			`mfe-${name} is there already. Choose a name that none of ${taken.join(', ')} has.`,
		);
	// Brings the bundler along: only for a name that is free.
	const { readRemoteSource } = await import('@estate/remote-kit/build');
	for (const other of taken) {
		const { config } = await readRemoteSource(path.join(root, `mfe-${other}`));
		const route = config.routes.find(({ paths }) =>
			Object.values(paths).some((pattern) => patternsClash(pattern, `/${name}/`)),
		);
		if (route)
			throw new RemoteRefusal(
				`The address /${name}/ is that of ${other}.${route.id}. Choose another name; a route of the new remote may have any path that is free.`,
			);
	}
}

/** The new files: path below the root → text. */
function filesOf(names: RemoteNames): Map<string, string> {
	const folder = `mfe-${names.name}`;
	const files = [...templateFiles('workspace', names)];
	return new Map([
		...files.map(([file, text]) => [path.join(folder, file), text] as const),
		[ciPath(names.name), ciFile(names.name)],
	]);
}

interface Packages {
	workspaces: string[];
}

interface Lock {
	packages: Record<string, object> & { '': Packages };
}

const toJson = (value: object) => `${JSON.stringify(value, null, '\t')}\n`;

/** The list with the new folder behind the other remotes. */
function withFolder(workspaces: readonly string[], folder: string): string[] {
	const last = workspaces.findLastIndex((each) => each.startsWith('mfe-'));
	return workspaces.toSpliced(last + 1, 0, folder);
}

/** Adds the workspace to package.json and to the lock file, as npm would: nothing has to be fetched for it. */
function joinWorkspaces(root: string, name: string, manifest: string): void {
	const folder = `mfe-${name}`;
	const at = (file: string) => path.join(root, file);
	const own = JSON.parse(manifest) as { name: string; version: string; dependencies: Record<string, string> };
	const packages = JSON.parse(readFileSync(at('package.json'), 'utf8')) as Packages;
	writeFileSync(
		at('package.json'),
		toJson({ ...packages, workspaces: withFolder(packages.workspaces, folder) }),
	);
	const before = readFileSync(at('package-lock.json'), 'utf8');
	const lock = JSON.parse(before) as Lock;
	lock.packages[''].workspaces = withFolder(lock.packages[''].workspaces, folder);
	const { version, dependencies } = own;
	const all: Record<string, object> = {
		...lock.packages,
		[folder]: { name: own.name, version, dependencies },
		[`node_modules/${own.name}`]: { resolved: folder, link: true },
	};
	const sorted = Object.fromEntries(
		Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en')),
	);
	const after = toJson({ ...lock, packages: sorted });
	writeFileSync(at('package-lock.json'), after);
	linkPackage(root, folder, [before, after]);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Links the package where packages are installed, and notes that what is installed fits the new lock file. */
function linkPackage(root: string, folder: string, [before, after]: readonly [string, string]): void {
	const links = path.join(root, 'node_modules/@estate');
	if (!existsSync(links)) return;
	symlinkSync(path.join('../..', folder), path.join(links, folder));
	const stamp = path.join(root, 'node_modules/.installed-lock');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(before))
		writeFileSync(stamp, hashOf(after));
}

/**
 * Makes `mfe-<name>` from the template: sources, texts, styles, test, README, an example of continuous integration, its
 * lines in CODEOWNERS, and its place among the workspaces. Answers the paths of the new files. Throws a RemoteRefusal for a
 * name that is taken.
 */
export async function createRemote(wanted: NewRemote): Promise<string[]> {
	await requireFree(wanted);
	const { root, name } = wanted;
	const files = filesOf(wanted);
	for (const [file, text] of files) {
		const target = path.join(root, file);
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(target, text);
	}
	const owners = path.join(root, OWNERS_PATH);
	writeFileSync(owners, `${readFileSync(owners, 'utf8').trimEnd()}\n${ownerLines(name).join('\n')}\n`);
	joinWorkspaces(root, name, files.get(path.join(`mfe-${name}`, 'package.json')) ?? '{}');
	format(path.join(root, `mfe-${name}`), root);
	return [...files.keys()];
}
