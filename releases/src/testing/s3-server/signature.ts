import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Refusal } from './s3-refusal.ts';

export interface Account {
	accessKeyId: string;
	secretAccessKey: string;
}

const AUTHORIZATION =
	/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;
const MOST_SKEW_MS = 15 * 60_000;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
/** RFC 3986, as AWS wants it: what encodeURIComponent leaves is encoded too. */
const encode = (text: string) =>
	encodeURIComponent(text).replace(
		/[!'()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);

function header(request: IncomingMessage, name: string): string {
	const value = request.headers[name];
	return (Array.isArray(value) ? value.join(',') : (value ?? '')).trim().replace(/\s+/g, ' ');
}

/** Seconds since the epoch of `20261121T100000Z`; NaN for what is no such time. */
function timeOf(amzDate: string): number {
	return Date.parse(amzDate.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Checks Signature Version 4 in the `Authorization` header, and that the body is the one that was signed. Throws S3Refusal. */
export function requireSignature(request: IncomingMessage, url: URL, body: Buffer, account: Account): void {
	const parts = AUTHORIZATION.exec(header(request, 'authorization'));
	if (!parts) throw new S3Refusal(403, 'AccessDenied', 'The request is not signed.');
	const [, keyId = '', day = '', region = '', names = '', signature = ''] = parts;
	if (keyId !== account.accessKeyId)
		throw new S3Refusal(403, 'InvalidAccessKeyId', 'The access key is not known.');
	const date = header(request, 'x-amz-date');
	if (!(Math.abs(timeOf(date) - Date.now()) < MOST_SKEW_MS) || !date.startsWith(day))
		throw new S3Refusal(403, 'RequestTimeTooSkewed', 'The time of the request is too far from ours.');
	const signed = names.split(';');
	if (!signed.includes('host')) throw new S3Refusal(403, 'AccessDenied', 'The host must be signed.');
	const bodyHash = header(request, 'x-amz-content-sha256');
	if (bodyHash !== UNSIGNED && bodyHash !== sha256(body))
		throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.');
	const query = [...url.searchParams]
		.map(([name, value]) => `${encode(name)}=${encode(value)}`)
		.sort()
		.join('&');
	const canonical = [
		request.method,
		decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
		query,
		...signed.map((name) => `${name}:${header(request, name)}`),
		'',
		names,
		bodyHash,
	].join('\n');
	const scope = `${day}/${region}/s3/aws4_request`;
	const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
	const key = ['aws4_request', 's3', region, day].reduceRight(
		(secret: string | Buffer, part) => hmac(secret, part),
		`AWS4${account.secretAccessKey}`,
	);
	const expected = createHmac('sha256', key).update(toSign).digest();
	if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
		throw new S3Refusal(403, 'SignatureDoesNotMatch', 'The signature is not that of the secret key.');
}
