import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { permitted, ReleaseError, type ReleaseStore } from '@estate/releases';
import { remoteNameSchema } from '@estate/shared-contract/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CONSOLE_PATH } from '../../console-answers.ts';
import type { RequestCallers } from '../access/request-callers.ts';
import { BadRequest, checked } from '../bad-request.ts';

/** A whole version, in base64; the site's server takes no larger body at all */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_FILES = 2_000;

const fileSchema = z.strictObject({
	path: z
		.string()
		.max(300)
		.regex(/^(?!.*(?:^|\/)\.)[\w@.+-]+(\/[\w@.+-]+)*$/, { error: 'a path inside the version' }),
	base64: z.base64(),
});

function filesOf(body: unknown): z.infer<typeof fileSchema>[] {
	const lines = String(body).split('\n').filter(Boolean);
	if (lines.length > MOST_FILES)
		throw new BadRequest(400, 'bad-request', `A version has ${MOST_FILES} files at most.`);
	return lines.map((line) => {
		try {
			return checked(fileSchema, JSON.parse(line));
		} catch (error) {
			if (error instanceof BadRequest) throw error;
			throw new BadRequest(400, 'bad-request', 'Each line is a file as JSON: path and base64.');
		}
	});
}

/** Puts the files into the store as a version of this remote, once they are what its own manifest says. */
async function put({ artifacts }: ReleaseStore, remote: string, body: unknown) {
	const files = filesOf(body);
	const folder = await mkdtemp(join(tmpdir(), 'published-'));
	try {
		for (const { path, base64 } of files) {
			await mkdir(dirname(join(folder, path)), { recursive: true });
			await writeFile(join(folder, path), Buffer.from(base64, 'base64'));
		}
		const named = files.find(({ path }) => path === 'remote.json');
		const { name } = z
			.looseObject({ name: z.string() })
			.parse(JSON.parse(Buffer.from(named?.base64 ?? '', 'base64').toString() || '{"name":""}'));
		if (name !== remote)
			throw new ReleaseError(
				'unknown-version',
				`These files are of the remote "${name}", not "${remote}". Publish it under its own name.`,
			);
		const { manifest, created } = await artifacts.put(folder);
		return { remote, version: manifest.version, created };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** `POST api/remotes/<remote>/versions`: a built version, a line of JSON for each file. It is what the CI of a team sends, which has no credentials of the store. */
export async function publishRoutes(
	app: FastifyInstance,
	{ store, callers }: { store: ReleaseStore; callers: RequestCallers },
): Promise<void> {
	app.addContentTypeParser(
		'application/x-ndjson',
		{ parseAs: 'string', bodyLimit: MOST_BYTES },
		(_, body, done) => done(null, body),
	);
	app.post<{ Params: { remote: string } }>(
		`${CONSOLE_PATH}api/remotes/:remote/versions`,
		{ bodyLimit: MOST_BYTES },
		async (request) => {
			const remote = checked(remoteNameSchema, request.params.remote);
			const asked = { action: 'publish', remote, channel: undefined } as const;
			return permitted(store.records, callers.caller(request), asked, () => put(store, remote, request.body));
		},
	);
}
