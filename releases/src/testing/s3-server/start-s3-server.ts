import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listObjects } from './list-objects.ts';
import { S3Refusal } from './s3-refusal.ts';
import { type Account, requireSignature } from './signature.ts';
import { type StoredObject, storedObject } from './stored-object.ts';

export interface S3ServerSettings {
	account: Account;
	buckets: readonly string[];
	/** A server from before 2024 ignores `If-None-Match` in a PutObject */
	conditionalWrites?: boolean;
	port?: number;
}

export interface S3Server {
	url: string;
	port: number;
	/** Objects of a bucket: for a test that harms one behind the store's back */
	bucket(name: string): Map<string, StoredObject>;
	/** Requests so far, such as `GET bucket/key` */
	readonly requests: readonly string[];
	stop(): Promise<void>;
}

type Bucket = Map<string, StoredObject>;

interface Answer {
	status: number;
	headers?: Record<string, string>;
	body?: string | Buffer;
}

const XML = { 'content-type': 'application/xml' };

/**
 * A small S3 server in memory, on 127.0.0.1: signatures of version 4, GetObject, HeadObject, PutObject with its
 * conditions, DeleteObject and ListObjectsV2 of path-style addresses. What it does not know it refuses as NotImplemented.
 * It is ours (docs/decisions/release-store.md says why); the suite runs against any other by `TEST_S3_URL`.
 */
export async function startS3Server(settings: S3ServerSettings): Promise<S3Server> {
	const { account, conditionalWrites = true, port = 0 } = settings;
	const buckets = new Map(settings.buckets.map((name): [string, Bucket] => [name, new Map()]));
	const requests: string[] = [];

	async function answer(request: IncomingMessage): Promise<Answer> {
		const url = new URL(request.url ?? '/', 'http://localhost');
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = Buffer.concat(chunks);
		const [, name = '', ...rest] = decodeURIComponent(url.pathname).split('/');
		const key = rest.join('/');
		requests.push(`${request.method} ${name}/${key}`);
		requireSignature(request, url, body, account);
		const bucket = buckets.get(name);
		if (!bucket) throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist');
		if (key === '' && request.method === 'GET')
			return { status: 200, headers: XML, body: listObjects(name, bucket, url.searchParams) };
		if (key === '' && request.method === 'HEAD') return { status: 200 };
		if (key !== '' && (request.method === 'GET' || request.method === 'HEAD'))
			return read(bucket, key, request);
		if (key !== '' && request.method === 'PUT') return write(bucket, key, request, body);
		if (key !== '' && request.method === 'DELETE') {
			bucket.delete(key);
			return { status: 204 };
		}
		throw new S3Refusal(501, 'NotImplemented', `${request.method} is not here.`);
	}

	function write(bucket: Bucket, key: string, { headers }: IncomingMessage, body: Buffer): Answer {
		if (headers['x-amz-copy-source'] || headers['content-encoding']?.includes('aws-chunked'))
			throw new S3Refusal(501, 'NotImplemented', 'Copies and chunked uploads are not here.');
		const existing = bucket.get(key);
		const none = headers['if-none-match'];
		const match = headers['if-match'];
		if (conditionalWrites) {
			if (none !== undefined && none !== '*')
				throw new S3Refusal(501, 'NotImplemented', 'If-None-Match of a write takes "*" alone.');
			if (match !== undefined && !existing)
				throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
			if ((none === '*' && existing) || (match !== undefined && match !== existing?.etag))
				throw new S3Refusal(
					412,
					'PreconditionFailed',
					'At least one of the pre-conditions you specified did not hold',
				);
		}
		const object = storedObject(headers, body);
		bucket.set(key, object);
		return { status: 200, headers: { etag: object.etag } };
	}

	const server = createServer((request, response) => {
		answer(request)
			.catch((error: unknown) => refusal(error))
			.then((given) => send(response, request.method, given));
	});
	await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
	const address = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${address.port}`,
		port: address.port,
		bucket: (name) => buckets.get(name) ?? new Map(),
		requests,
		stop: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

function read(bucket: Bucket, key: string, { headers }: IncomingMessage): Answer {
	const object = bucket.get(key);
	if (!object) throw new S3Refusal(404, 'NoSuchKey', 'The specified key does not exist.');
	if (headers.range) throw new S3Refusal(501, 'NotImplemented', 'Ranges are not here.');
	const facts = { ...object.headers, etag: object.etag, 'last-modified': object.modified.toUTCString() };
	if (headers['if-match'] && headers['if-match'] !== object.etag)
		throw new S3Refusal(
			412,
			'PreconditionFailed',
			'At least one of the pre-conditions you specified did not hold',
		);
	if (headers['if-none-match'] === object.etag) return { status: 304, headers: facts };
	return { status: 200, headers: facts, body: object.body };
}

function refusal(error: unknown): Answer {
	const { status, code, message } =
		error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError', String(error));
	return {
		status,
		headers: XML,
		body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`,
	};
}

function send(
	response: ServerResponse,
	method: string | undefined,
	{ status, headers, body = '' }: Answer,
): void {
	response.writeHead(status, {
		...headers,
		'x-amz-request-id': 'local',
		...(status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }),
	});
	response.end(method === 'HEAD' ? undefined : body);
}
