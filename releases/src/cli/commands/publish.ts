import type { Command } from 'commander';
import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import type { ArtifactStore } from '../../store/release-store.ts';
import { asCaller } from '../as-caller.ts';
import { asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { sourceFolder } from '../source-folder.ts';

interface Options extends CommonOptions {
	version?: string;
	dir?: string;
}

async function buildAndPut(artifacts: ArtifactStore, remote: string, options: Options) {
	const dir = sourceFolder(remote, options.dir);
	const { buildRemote } = await import('@estate/remote-kit/build');
	const built = await buildRemote({ dir, ...(options.version ? { version: options.version } : {}) });
	if (built.manifest.name !== remote)
		throw new ReleaseError(
			'unknown-version',
			`${dir} holds the remote "${built.manifest.name}", not "${remote}". Publish it under its own name.`,
		);
	const { manifest, created } = await artifacts.put(built.outDir);
	return { ...manifest, created };
}

export function publishCommand(): Command {
	return command(
		'publish',
		'Builds a remote and puts the version in the store. Visitors see nothing of it yet.',
	)
		.addArgument(remoteArgument())
		.option('--version <version>', 'semver; that of the package by default', asVersion)
		.option('--dir <folder>', 'folder of the remote; mfe-<remote> by default')
		.action(async (remote: string, options: Options) => {
			const store = openStore(releasesLocation());
			const request = { action: 'publish', remote, channel: undefined } as const;
			const { version, files, created } = await asCaller(store, request, () =>
				buildAndPut(store.artifacts, remote, options),
			);
			const bytes = files.reduce((sum, { size }) => sum + size, 0);
			print(options, { remote, version, created, bytes }, [
				created
					? `${remote} ${version} published (${(bytes / 1024).toFixed(0)} KB in ${files.length} files).`
					: `${remote} ${version} is already published with these very bytes; nothing changed.`,
				`Next: npm run release -- promote ${remote} ${version}`,
			]);
		});
}
