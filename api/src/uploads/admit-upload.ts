import { UPLOAD_TOKEN_HEADER } from '@estate/shared-contract';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { type Limit, throttle, throttleNetwork } from '../server/throttle.ts';
import { MOST_BYTES } from './upload-kinds.ts';
import { useUploadToken } from './upload-token.ts';

const KILOBYTE = 1024;
const TEN_MINUTES = 600;
const DAY_SECONDS = 86_400;

const kilobytesPerDay = (name: string, megabytes: number): Limit => ({
	name,
	times: megabytes * KILOBYTE,
	windowSeconds: DAY_SECONDS,
});

/** What a body will take, as it says itself; one that says nothing counts as the largest. */
function announcedBytes({ headers }: FastifyRequest): number {
	const given = Number(headers['content-length'] ?? Number.NaN);
	return Number.isFinite(given) ? Math.min(given, MOST_BYTES) : MOST_BYTES;
}

/** Who may hand in a file: known before a byte of it is read, so that nobody fills memory or disk. Throws 403 and 429 answers. */
export function uploadAdmission({ database: { db }, configuration }: ApiContext) {
	const { REQUEST_LIMIT, UPLOAD_CLIENT_MB, UPLOAD_SITE_MB } = configuration;
	const files: Limit = { name: 'upload', times: REQUEST_LIMIT, windowSeconds: TEN_MINUTES };
	const tokens: Limit = { ...files, name: 'upload-token' };
	const perClient = kilobytesPerDay('upload-client', UPLOAD_CLIENT_MB);
	const perSite = kilobytesPerDay('upload-site', UPLOAD_SITE_MB);
	return {
		admitToken: ({ ip }: FastifyRequest) => throttleNetwork(db, tokens, ip),
		async admitFile(request: FastifyRequest): Promise<void> {
			await throttleNetwork(db, files, request.ip);
			const token = String(request.headers[UPLOAD_TOKEN_HEADER] ?? '');
			await useUploadToken(db, await installationSecret(db), token);
			const kilobytes = Math.ceil(announcedBytes(request) / KILOBYTE);
			await throttleNetwork(db, perClient, request.ip, kilobytes);
			await throttle(db, perSite, 'all', kilobytes);
		},
	};
}
