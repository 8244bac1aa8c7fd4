import { IMMUTABLE } from '@estate/releases';
import type { RemoteManifest } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { FILES, OWN_ARTIFACTS, versionFiles } from '../../page/site/site-facts.ts';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import { acceptedEncoding, EncodedBody } from './encoded-body.ts';
import { noSuchFile } from './no-such-file.ts';
import { BrokenFileError, type RemoteFile, type RemoteFiles } from './remote-files.ts';
import { sendImmutableJson } from './send-immutable-json.ts';

export interface RemoteFileSettings {
	files: RemoteFiles;
	releases: Pick<ReleaseFollower, 'reportBroken'>;
}

const headersOf = ({ type, integrity, encoding }: RemoteFile) => ({
	'content-type': type,
	'cache-control': IMMUTABLE,
	vary: 'Accept-Encoding',
	etag: `"${integrity.slice(7, 31)}"`,
	'access-control-allow-origin': '*',
	...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** `/-/remotes/<remote>/<version>/…`: files of published versions, and the list of them. */
export async function remoteFileRoutes(
	app: FastifyInstance,
	{ files, releases }: RemoteFileSettings,
): Promise<void> {
	app.get<{ Params: { remote: string; version: string; '*': string } }>(
		`${OWN_ARTIFACTS}/:remote/:version/*`,
		async (request, reply) => {
			const { remote, version, '*': path } = request.params;
			const encoding = acceptedEncoding(request.headers['accept-encoding']);
			try {
				const file = await files.read(remote, version, path, encoding);
				return file ? reply.headers(headersOf(file)).send(file.bytes) : noSuchFile(reply);
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
			return sendImmutableJson(request, reply, manifestBody(manifest));
		},
	);
}

const manifestBodies = new WeakMap<RemoteManifest, EncodedBody>();

/** Compressed once as long as the manifest is remembered. */
function manifestBody(manifest: RemoteManifest): EncodedBody {
	const body = manifestBodies.get(manifest) ?? new EncodedBody(JSON.stringify(versionFiles(manifest)));
	manifestBodies.set(manifest, body);
	return body;
}
