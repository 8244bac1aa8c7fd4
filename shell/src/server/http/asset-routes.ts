import { join } from 'node:path';
import { IMMUTABLE } from '@estate/releases';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type FactsSettings, factsRoute } from './facts-route.ts';
import { noSuchFile } from './no-such-file.ts';
import { type RemoteFileSettings, remoteFileRoutes } from './remote-file-routes.ts';
import type { ShellFiles } from './shell-files.ts';

interface AssetSettings extends RemoteFileSettings, FactsSettings {
	/** Folder of the shell's build */
	dist: string;
	/** Of other versions of the shell: open tabs and pages of other servers ask for them */
	shellFiles: ShellFiles;
}

const SHELL_FILES = '/-/shell/';

/** `/-/…`: what never changes under its address. */
export async function assetRoutes(
	app: FastifyInstance,
	{ files, live, sites, releases, dist, shellFiles }: AssetSettings,
): Promise<void> {
	const ofShell = async (shell: FastifyInstance) => {
		await shell.register(fastifyStatic, {
			root: join(dist, 'client'),
			preCompressed: true,
			index: false,
			cacheControl: false,
			setHeaders: (reply) => reply.header('cache-control', IMMUTABLE),
		});
		shell.setNotFoundHandler(async (request, reply) => {
			const name = new URL(request.url, 'http://shell').pathname.slice(SHELL_FILES.length);
			const folder = await shellFiles.folderOf(name);
			return folder === undefined ? noSuchFile(reply) : reply.sendFile(name, folder);
		});
	};
	await app.register(ofShell, { prefix: SHELL_FILES.slice(0, -1) });
	await app.register(remoteFileRoutes, { files, releases });
	await app.register(factsRoute, { live, sites });
}
