import type { BuiltRemote } from '@estate/remote-kit/build';
import type { Command } from 'commander';
import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import { asCaller } from '../as-caller.ts';
import { asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { publishAtSite } from '../site/at-site.ts';
import { releaseSite } from '../site/release-site.ts';
import { sourceFolder } from '../source-folder.ts';

interface Options extends CommonOptions {
	version?: string;
	dir?: string;
}

async function build(remote: string, options: Options): Promise<BuiltRemote> {
	const dir = sourceFolder(remote, options.dir);
	const { buildRemote } = await import('@estate/remote-kit/build');
	const built = await buildRemote({ dir, ...(options.version ? { version: options.version } : {}) });
	if (built.manifest.name !== remote)
		throw new ReleaseError(
			'unknown-version',
			`${dir} holds the remote "${built.manifest.name}", not "${remote}". Publish it under its own name.`,
		);
	return built;
}

/** To the store, or to a site that puts it into its own. */
async function publish(remote: string, options: Options) {
	const site = releaseSite();
	if (site) {
		const built = await build(remote, options);
		return { ...built.manifest, ...(await publishAtSite(site, built)) };
	}
	const store = openStore(releasesLocation());
	return asCaller(store, { action: 'publish', remote, channel: undefined }, async () => {
		const { manifest, created } = await store.artifacts.put((await build(remote, options)).outDir);
		return { ...manifest, created };
	});
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
			const { version, files, created } = await publish(remote, options);
			const bytes = files.reduce((sum, { size }) => sum + size, 0);
			print(options, { remote, version, created, bytes }, [
				created
					? `${remote} ${version} published (${(bytes / 1024).toFixed(0)} KB in ${files.length} files).`
					: `${remote} ${version} is already published with these very bytes; nothing changed.`,
				`Next: npm run release -- promote ${remote} ${version}`,
			]);
		});
}
