import type { Readable } from 'node:stream';
import { UPLOAD_TOKEN_ADDRESS, type UploadPurpose } from '@estate/shared-contract';
import { networkOf } from '@estate/shared-contract/network';
import { readBody } from '@estate/shared-contract/read-body';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../server/context.ts';
import { HttpError } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { uploadAdmission } from './admit-upload.ts';
import { LARGEST, MOST_BYTES } from './upload-kinds.ts';
import { newUploadToken } from './upload-token.ts';
import { keepUpload } from './uploads.ts';

export const UPLOADS_PATH = '/api/v1/uploads';

const querySchema = z.object({
	purpose: z.enum(Object.keys(LARGEST) as [UploadPurpose, ...UploadPurpose[]]),
	name: z.string().max(300).default(''),
});

/** Takes one file per call, as it is, before the form is sent that names its token. */
export function registerUploads(app: FastifyInstance, context: ApiContext): void {
	const { db } = context.database;
	const { DATA_DIR } = context.configuration;
	const { admitToken, admitFile } = uploadAdmission(context);
	app.get(
		UPLOAD_TOKEN_ADDRESS,
		{ config: { isPrivate: true }, preHandler: async (request) => admitToken(request) },
		async () => ({ uploadToken: newUploadToken(await installationSecret(db)) }),
	);
	// A scope of its own: elsewhere the api takes JSON alone.
	app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', async (_request: FastifyRequest, body: Readable) => {
			const bytes = await readBody(body, MOST_BYTES);
			if (!bytes) throw new HttpError(413, 'too-large', 'The file is larger than any form takes.');
			return bytes;
		});
		scope.post<{ Querystring: z.output<typeof querySchema>; Body: Buffer | undefined }>(
			UPLOADS_PATH,
			{
				schema: { querystring: querySchema },
				// Before the body is read: who may not send does not fill the memory.
				onRequest: [app.requireSameSite, async (request) => admitFile(request)],
			},
			async ({ query: { purpose, name }, body, ip, raw }, reply) => {
				if (!body?.length) throw new HttpError(400, 'bad-request', 'Send the file as the body.');
				if (body.length > LARGEST[purpose])
					throw new HttpError(413, 'too-large', 'The file is larger than this form takes.');
				context.metrics?.uploadBytes.inc({ purpose }, body.length);
				const sender = { client: networkOf(ip), isGone: () => raw.socket.destroyed };
				const upload = await keepUpload(db, DATA_DIR, { bytes: body, purpose, name, sender });
				return reply.code(201).send(upload);
			},
		);
	});
}
