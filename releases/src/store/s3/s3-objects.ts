import { randomUUID } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { ReleaseError } from '../../release-error.ts';
import type { S3Location } from './s3-location.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

export interface S3Object {
	/** Below the store's prefix */
	key: string;
	size: number;
	etag: string;
}

export interface ObjectHeaders {
	type: string;
	/** `Cache-Control`, for what a CDN may fetch */
	cache?: string;
	encoding?: string;
}

const JSON_TYPE: ObjectHeaders = { type: 'application/json; charset=utf-8', cache: 'no-store' };
/** Created once and for ever: a second creation must be refused. */
const PROBE = 'probe/conditional-creation';
const CREDENTIALS =
	/^AWS_(ACCESS_KEY_ID|PROFILE|WEB_IDENTITY_TOKEN_FILE|CONTAINER_CREDENTIALS_(RELATIVE|FULL)_URI)$/;

const statusOf = (error: unknown) =>
	(error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Objects of a bucket below a prefix. Every failure is a ReleaseError of one sentence that names the next step. */
export class S3Objects {
	readonly #location: S3Location;
	#opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
	#probed: Promise<void> | undefined;

	constructor(location: S3Location) {
		this.#location = location;
	}

	/** Undefined when there is no such object. */
	async get(key: string): Promise<Buffer | undefined> {
		return this.#ask(async ({ sdk, client }) => {
			const read = async () => {
				const { Body } = await client.send(new sdk.GetObjectCommand(this.#named(key)));
				return Buffer.from((await Body?.transformToByteArray()) ?? []);
			};
			try {
				// The SDK tries requests again, but not an answer that breaks off in its midst.
				return await read().catch((error) =>
					statusOf(error) === undefined ? read() : Promise.reject(error),
				);
			} catch (error) {
				if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return undefined;
				throw error;
			}
		});
	}

	/** Writes or replaces. */
	async put(key: string, body: string | Uint8Array, headers: ObjectHeaders = JSON_TYPE): Promise<void> {
		await this.#ask(({ sdk, client }) =>
			client.send(
				new sdk.PutObjectCommand({
					...this.#named(key),
					Body: Buffer.from(body),
					ContentType: headers.type,
					...(headers.cache ? { CacheControl: headers.cache } : {}),
					...(headers.encoding ? { ContentEncoding: headers.encoding } : {}),
				}),
			),
		);
	}

	/** Creates; false when the key is taken. Throws when the server does not keep two creators apart. */
	async create(key: string, body: string): Promise<boolean> {
		await this.requireConditionalCreation();
		return this.#createUnchecked(key, body);
	}

	async remove(key: string): Promise<void> {
		await this.#ask(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(this.#named(key))));
	}

	/** Every object whose key begins so, sorted by key. */
	async list(start: string): Promise<S3Object[]> {
		const found: S3Object[] = [];
		for await (const page of this.#pages(start, false))
			for (const { Key, Size, ETag } of page.Contents ?? [])
				if (Key !== undefined) found.push({ key: this.#below(Key), size: Size ?? 0, etag: ETag ?? '' });
		return found;
	}

	/** Names that stand between `start` (with its final slash) and the next slash. */
	async folders(start: string): Promise<string[]> {
		const names: string[] = [];
		for await (const page of this.#pages(start, true))
			for (const { Prefix } of page.CommonPrefixes ?? [])
				if (Prefix) names.push(this.#below(Prefix).slice(start.length, -1));
		return names;
	}

	/** Throws ReleaseError `bad-location` when a second creation of one key is not refused. Asked once per process. */
	requireConditionalCreation(): Promise<void> {
		this.#probed ??= this.#probe().catch((error) => {
			this.#probed = undefined;
			throw error;
		});
		return this.#probed;
	}

	async #probe(): Promise<void> {
		// Taken since an earlier start: refused the first time. Else made now, and refused the second time.
		for (const _ of ['first', 'second'])
			if (!(await this.#createUnchecked(PROBE, 'Taken: anyone who creates it again must be refused.\n')))
				return;
		throw new ReleaseError(
			'bad-location',
			`${this.#server} does not honour conditional creation (If-None-Match: *), so one of two promotions at once would be lost: set RELEASES_URL to an object store that does, or keep the releases in a folder (RELEASES_DIR).`,
		);
	}

	async #createUnchecked(key: string, body: string): Promise<boolean> {
		const writer = randomUUID();
		return this.#ask(async ({ sdk, client }) => {
			try {
				await client.send(
					new sdk.PutObjectCommand({
						...this.#named(key),
						Body: body,
						ContentType: JSON_TYPE.type,
						CacheControl: JSON_TYPE.cache,
						IfNoneMatch: '*',
						Metadata: { writer },
					}),
				);
				return true;
			} catch (error) {
				const status = statusOf(error);
				// 409: another creation of the same key is under way, and is as good as done.
				if (status === 409) return false;
				if (status !== 412) throw error;
				// The first try of this very request may have gone through and its answer been lost.
				const head = await client.send(new sdk.HeadObjectCommand(this.#named(key)));
				return head.Metadata?.writer === writer;
			}
		});
	}

	async *#pages(start: string, byFolder: boolean) {
		let token: string | undefined;
		do {
			const page = await this.#ask(({ sdk, client }) =>
				client.send(
					new sdk.ListObjectsV2Command({
						Bucket: this.#location.bucket,
						Prefix: this.#location.prefix + start,
						...(byFolder ? { Delimiter: '/' } : {}),
						...(token ? { ContinuationToken: token } : {}),
					}),
				),
			);
			yield page;
			token = page.IsTruncated ? page.NextContinuationToken : undefined;
		} while (token);
	}

	get #server(): string {
		return this.#location.endpoint ?? `S3 in ${this.#location.region}`;
	}

	#named(key: string) {
		return { Bucket: this.#location.bucket, Key: this.#location.prefix + key };
	}

	#below(key: string): string {
		return key.slice(this.#location.prefix.length);
	}

	async #ask<Answer>(work: (opened: { sdk: Sdk; client: S3Client }) => Promise<Answer>): Promise<Answer> {
		try {
			this.#opened ??= this.#open();
			return await work(await this.#opened);
		} catch (error) {
			if (error instanceof ReleaseError) throw error;
			throw this.#failure(error as Error);
		}
	}

	/** The SDK is loaded by who asks first: a folder store starts without it. */
	async #open() {
		const { endpoint, region, pathStyle } = this.#location;
		const sdk = await import('@aws-sdk/client-s3');
		if (!Object.keys(process.env).some((name) => CREDENTIALS.test(name)))
			throw new ReleaseError(
				'bad-location',
				`There are no credentials for ${this.#server} in the environment: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
			);
		const client = new sdk.S3Client({
			region,
			...(endpoint ? { endpoint } : {}),
			forcePathStyle: pathStyle,
			maxAttempts: 3,
			// Newer checksums are unknown to many compatible servers; what is read is checked by its hash here.
			requestChecksumCalculation: 'WHEN_REQUIRED',
			responseChecksumValidation: 'WHEN_REQUIRED',
			requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
		});
		return { sdk, client };
	}

	#failure(error: Error): ReleaseError {
		const { bucket } = this.#location;
		const { name, message } = error;
		const messages: Record<string, string> = {
			NoSuchBucket: `The bucket ${bucket} is not at ${this.#server}: make it, or mend RELEASES_URL.`,
			AccessDenied: `${this.#server} refuses the bucket ${bucket} (access denied): allow listing, reading, writing and removing to the account of AWS_ACCESS_KEY_ID.`,
			InvalidAccessKeyId: `${this.#server} does not know the account of AWS_ACCESS_KEY_ID: mend it.`,
			SignatureDoesNotMatch: `${this.#server} refuses the signature: mend AWS_SECRET_ACCESS_KEY or the region in RELEASES_URL.`,
		};
		return new ReleaseError(
			'bad-store',
			messages[name] ??
				`${this.#server} does not answer as an object store should (${name}: ${message || 'no message'}). Check that it runs and that RELEASES_URL is right.`,
			{ cause: error },
		);
	}
}
