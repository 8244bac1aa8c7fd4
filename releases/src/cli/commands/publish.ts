import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuiltRemote } from '@estate/remote-kit/build';
import type { Command } from 'commander';
import { REMOTE_FORMAT } from '../../artifacts/artifact-format.ts';
import { readWholeBuild } from '../../artifacts/whole-build.ts';
import { ReleaseError } from '../../release-error.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { openStore } from '../../store/open-store.ts';
import { BUILT_REMOTES } from '../../store/workspace.ts';
import { asCaller } from '../as-caller.ts';
import { checkTypes } from '../check-types.ts';
import {
	asVersion,
	type CommonOptions,
	command,
	newLogOption,
	print,
	remoteOrShellArgument,
} from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { publishShell } from '../shell/publish-shell.ts';
import { publishAtSite } from '../site/at-site.ts';
import { releaseSite, requireConsole } from '../site/release-site.ts';
import { sourceFolder } from '../source-folder.ts';

interface Options extends CommonOptions {
	version?: string;
	dir?: string;
	withoutTypes?: boolean;
	newLog?: boolean;
}

function requireName(built: BuiltRemote, remote: string, dir: string): BuiltRemote {
	if (built.manifest.name === remote) return built;
	throw new ReleaseError(
		'unknown-version',
		`${dir} holds the remote "${built.manifest.name}", not "${remote}". Publish it under its own name.`,
	);
}

/** A build that is there already: the given folder, or what came with this command. */
async function builtBefore(remote: string, { dir, version }: Options): Promise<BuiltRemote | undefined> {
	const folder = dir ?? (BUILT_REMOTES && join(BUILT_REMOTES, remote));
	if (!folder || !existsSync(join(folder, 'remote.json'))) return undefined;
	const { manifest } = await readWholeBuild(resolve(folder), REMOTE_FORMAT);
	if (version === undefined || version === manifest.version) return { outDir: resolve(folder), manifest };
	throw new ReleaseError(
		'unknown-version',
		`${folder} is the build of ${manifest.name} ${manifest.version}: leave --version out, or build ${version} from its sources.`,
	);
}

async function build(remote: string, options: Options): Promise<BuiltRemote> {
	const before = await builtBefore(remote, options);
	if (before) return requireName(before, remote, options.dir ?? `remotes/${remote}`);
	const dir = sourceFolder(remote, options.dir);
	if (!options.withoutTypes) await checkTypes(dir, `${remote} was not published`);
	const { buildRemote } = await import('@estate/remote-kit/build');
	const built = await buildRemote({ dir, ...(options.version ? { version: options.version } : {}) });
	return requireName(built, remote, dir);
}

/** To the store, or to a site that puts it into its own. */
async function publish(remote: string, options: Options) {
	const site = releaseSite();
	if (site) {
		await requireConsole(site);
		const built = await build(remote, options);
		return { ...built.manifest, ...(await publishAtSite(site, built)) };
	}
	const store = openStore(releasesLocation(), { isNewLog: options.newLog === true });
	return asCaller(store, { action: 'publish', remote, channel: undefined }, async () => {
		const { manifest, created } = await store.artifacts.put((await build(remote, options)).outDir);
		return { ...manifest, created };
	});
}

export function publishCommand(): Command {
	return command(
		'publish',
		'Checks the types of a remote, builds it and puts the version in the store; of the shell, what “npm run build” made. Visitors see nothing of it yet.',
	)
		.addArgument(remoteOrShellArgument())
		.option('--version <version>', 'semver; that of the package by default', asVersion)
		.option(
			'--dir <folder>',
			'folder of the remote, or of a build of it; by default mfe-<remote> of the workspace, this repository, or the build that came with this command',
		)
		.option('--without-types', 'leaves out the check of types, where it was made just before')
		.addOption(newLogOption())
		.action(async (remote: string, options: Options) => {
			if (remote === SHELL) return publishShell(options);
			const { version, files, created } = await publish(remote, options);
			const bytes = files.reduce((sum, { size }) => sum + size, 0);
			print(options, { remote, version, created, bytes }, [
				created
					? `${remote} ${version} published in ${releasesLocation()} (${(bytes / 1024).toFixed(0)} KB in ${files.length} files).`
					: `${remote} ${version} is already published with these very bytes; nothing changed.`,
				`Next: npm run release -- promote ${remote} ${version}`,
			]);
		});
}
