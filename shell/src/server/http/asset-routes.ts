import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IMMUTABLE } from '@estate/releases';
import type { RemoteManifest } from '@estate/shared-contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILES, OWN_ARTIFACTS, versionFiles } from '../../page/site/site-facts.ts';
import type { VisitorSites } from '../releases/override/visitor-sites.ts';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { LiveSite } from '../site/live-site.ts';
import { acceptedEncoding, EncodedBody } from './encoded-body.ts';
import { BrokenFileError, type RemoteFiles } from './remote-files.ts';

/** Instances on one store agree within this time */
const AGREED_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 100;
const FACTS = /^routes\.[0-9a-f]{12}\.json$/;

interface AssetSettings {
	files: RemoteFiles;
	live: LiveSite;
	sites: VisitorSites;
	releases: Pick<ReleaseFollower, 'reportBroken'>;
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

	app.get<{ Params: { remote: string; version: string; '*': string } }>(
		`${OWN_ARTIFACTS}/:remote/:version/*`,
		async (request, reply) => {
			const { remote, version, '*': path } = request.params;
			try {
				const file = await files.read(
					remote,
					version,
					path,
					acceptedEncoding(request.headers['accept-encoding']),
				);
				if (!file) return noSuchFile(reply);
				reply.headers({
					'content-type': file.type,
					'cache-control': IMMUTABLE,
					vary: 'Accept-Encoding',
					etag: `"${file.integrity.slice(7, 31)}"`,
					'access-control-allow-origin': '*',
					...(file.encoding === 'identity' ? {} : { 'content-encoding': file.encoding }),
				});
				return reply.send(file.bytes);
			} catch (error) {
				if (!(error instanceof BrokenFileError)) throw error;
				request.log.error(error.message);
				void releases.reportBroken(remote, version, error.message);
				return noSuchFile(reply);
			}
		},
	);

	app.get<{ Params: { remote: string; version: string } }>(
		`${OWN_ARTIFACTS}/:remote/:version/${FILES}`,
		async (request, reply) => {
			const { remote, version } = request.params;
			const manifest = await files.manifest(remote, version);
			if (!manifest) return noSuchFile(reply);
			return sendFacts(request, reply, manifestBody(manifest));
		},
	);

	app.get<{ Params: { file: string } }>('/-/:file', async (request, reply) => {
		const { file } = request.params;
		const json = FACTS.test(file)
			? await soon(async () => {
					// Anyone who has an override asks for facts that only the override makes.
					await sites.of(request.headers.cookie).then(({ state }) => state);
					return live.facts(`/-/${file}`);
				})
			: undefined;
		if (json === undefined) return noSuchFile(reply);
		return sendFacts(request, reply, factsBody(json));
	});
}

/** JSON that never changes under its address. */
async function sendFacts(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
	const encoding = acceptedEncoding(request.headers['accept-encoding']);
	reply.headers({
		'content-type': 'application/json; charset=utf-8',
		'cache-control': IMMUTABLE,
		vary: 'Accept-Encoding',
	});
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	return reply.send(await body.as(encoding));
}

/** Another instance may be a moment ahead: what it has given out is known here soon. */
async function soon<Value>(look: () => Promise<Value | undefined>): Promise<Value | undefined> {
	for (let waited = 0; ; waited += LOOK_EVERY_MS) {
		const found = await look();
		if (found !== undefined || waited >= AGREED_WITHIN_MS) return found;
		await pause(LOOK_EVERY_MS);
	}
}

/** Status 404 for an address below `/-/`. */
export function noSuchFile(reply: FastifyReply): FastifyReply {
	return reply
		.code(404)
		.header('cache-control', 'no-store')
		.type('text/plain')
		.send('There is no such file.');
}

let lastFacts: { json: string; body: EncodedBody } | undefined;

const manifestBodies = new WeakMap<RemoteManifest, EncodedBody>();

/** Compressed once as long as the manifest is remembered. */
function manifestBody(manifest: RemoteManifest): EncodedBody {
	const body = manifestBodies.get(manifest) ?? new EncodedBody(JSON.stringify(versionFiles(manifest)));
	manifestBodies.set(manifest, body);
	return body;
}

/** Compressed once: nearly all browsers ask for the newest facts. */
function factsBody(json: string): EncodedBody {
	if (lastFacts?.json !== json) lastFacts = { json, body: new EncodedBody(json) };
	return lastFacts.body;
}
