import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface StoredObject {
	body: Buffer;
	/** With its quotes */
	etag: string;
	modified: Date;
	/** Headers that come back with the object: type, encoding, cache control, metadata */
	headers: Record<string, string>;
}

const KEPT = /^(content-(type|encoding|disposition|language)|cache-control|expires|x-amz-meta-.+)$/;

/** An object as a PutObject request brings it. */
export function storedObject(headers: IncomingHttpHeaders, body: Buffer): StoredObject {
	return {
		body,
		etag: `"${createHash('md5').update(body).digest('hex')}"`,
		modified: new Date(),
		headers: Object.fromEntries(
			Object.entries(headers).flatMap(([name, value]) =>
				KEPT.test(name) && typeof value === 'string' ? [[name, value]] : [],
			),
		),
	};
}
