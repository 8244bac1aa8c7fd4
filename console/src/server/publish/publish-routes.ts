import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { permitted, ReleaseError, type ReleaseStore, requireStanding } from '@estate/releases';
import { remoteNameSchema } from '@estate/shared-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { CONSOLE_PATH } from '../../console-answers.ts';
import type { RequestCallers } from '../access/request-callers.ts';
import { BadRequest, checked } from '../bad-request.ts';
import { filesOf, nameOf } from './sent-files.ts';

/** A whole version, in base64; the site's server takes no larger body at all */
const MOST_BYTES = 24 * 1024 * 1024;
/** Each is in memory several times until it is in the store. */
const MOST_AT_ONCE = 4;

/** Puts the files into the store as a version of this remote, once they are what its own manifest says. */
async function put(store: ReleaseStore, remote: string, body: unknown) {
	const files = filesOf(body);
	const name = nameOf(files);
	if (name !== remote)
		throw new ReleaseError(
			'unknown-version',
			name === ''
				? 'Among these files is no remote.json that names a remote. Build the remote first.'
				: `These files are of the remote "${name}", not "${remote}". Publish it under its own name.`,
		);
	await requireStanding(store);
	const folder = await mkdtemp(join(tmpdir(), 'published-'));
	try {
		for (const { path, base64 } of files) {
			await mkdir(dirname(join(folder, path)), { recursive: true });
			await writeFile(join(folder, path), Buffer.from(base64, 'base64'));
		}
		const { manifest, created } = await store.artifacts.put(folder);
		return { remote, version: manifest.version, created };
	} catch (error) {
		throw withoutFolder(error, folder);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Whoever sends a version has it elsewhere than in this folder. */
function withoutFolder(error: unknown, folder: string): unknown {
	if (!(error instanceof ReleaseError) || !error.message.includes(folder)) return error;
	const message = error.message.replaceAll(`${folder}/`, '').replaceAll(folder, 'What was sent');
	return new ReleaseError(error.code, message, { cause: error });
}

/** `POST api/remotes/<remote>/versions`: a built version, a line of JSON for each file. It is what the CI of a team sends, which has no credentials of the store. */
export async function publishRoutes(
	app: FastifyInstance,
	{ store, callers }: { store: ReleaseStore; callers: RequestCallers },
): Promise<void> {
	let underWay = 0;
	app.addContentTypeParser(
		'application/x-ndjson',
		{ parseAs: 'string', bodyLimit: MOST_BYTES },
		(_, body, done) => done(null, body),
	);
	app.post<{ Params: { remote: string } }>(
		`${CONSOLE_PATH}api/remotes/:remote/versions`,
		{
			bodyLimit: MOST_BYTES,
			// Before the body is read, and after it is known who sends it.
			onRequest: async (_, reply) => {
				if (underWay >= MOST_AT_ONCE) {
					reply.header('retry-after', '10');
					throw new BadRequest(
						429,
						'busy',
						'Other versions are being published here at this moment. Try again in a few seconds.',
					);
				}
				underWay += 1;
				reply.raw.once('close', () => {
					underWay -= 1;
				});
			},
		},
		async (request) => {
			const remote = checked(remoteNameSchema, request.params.remote);
			const asked = { action: 'publish', remote, channel: undefined } as const;
			return permitted(store.records, callers.caller(request), asked, () => put(store, remote, request.body));
		},
	);
}
