import { join } from 'node:path';
import { IMMUTABLE } from '@estate/releases';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type FactsSettings, factsRoute } from './facts-route.ts';
import { type RemoteFileSettings, remoteFileRoutes } from './remote-file-routes.ts';

interface AssetSettings extends RemoteFileSettings, FactsSettings {
	/** Folder of the shell's build */
	dist: string;
}

/** `/-/…`: what never changes under its address. */
export async function assetRoutes(
	app: FastifyInstance,
	{ files, live, sites, releases, dist }: AssetSettings,
): Promise<void> {
	await app.register(fastifyStatic, {
		root: join(dist, 'client'),
		prefix: '/-/shell/',
		preCompressed: true,
		index: false,
		cacheControl: false,
		setHeaders: (reply) => reply.header('cache-control', IMMUTABLE),
	});
	await app.register(remoteFileRoutes, { files, releases });
	await app.register(factsRoute, { live, sites });
}
