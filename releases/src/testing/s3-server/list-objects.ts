import { S3Refusal } from './s3-refusal.ts';
import type { StoredObject } from './stored-object.ts';

const MOST_KEYS = 1000;

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const element = (name: string, value: string | number | boolean) =>
	`<${name}>${escapeXml(String(value))}</${name}>`;

/** Answer of ListObjectsV2: pages of at most 1000, folded at the delimiter, in the order of UTF-8 bytes. */
export function listObjects(
	bucket: string,
	objects: ReadonlyMap<string, StoredObject>,
	query: URLSearchParams,
): string {
	if (query.get('list-type') !== '2')
		throw new S3Refusal(501, 'NotImplemented', 'Only version 2 of the listing is here.');
	const prefix = query.get('prefix') ?? '';
	const delimiter = query.get('delimiter') ?? '';
	const most = Math.min(Number(query.get('max-keys') ?? MOST_KEYS), MOST_KEYS);
	const token = query.get('continuation-token');
	const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '');
	const contents: string[] = [];
	const folders = new Set<string>();
	let last = '';
	let isTruncated = false;
	for (const [key, { body, etag, modified }] of [...objects].sort(byBytes)) {
		if (!key.startsWith(prefix)) continue;
		const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
		const shown = end < 0 ? key : key.slice(0, end + delimiter.length);
		if (shown <= after || folders.has(shown)) continue;
		if (contents.length + folders.size === most) {
			isTruncated = true;
			break;
		}
		last = shown;
		if (end >= 0) folders.add(shown);
		else
			contents.push(
				`<Contents>${element('Key', key)}${element('LastModified', modified.toISOString())}${element('ETag', etag)}${element('Size', body.byteLength)}<StorageClass>STANDARD</StorageClass></Contents>`,
			);
	}
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
		element('Name', bucket),
		element('Prefix', prefix),
		element('KeyCount', contents.length + folders.size),
		element('MaxKeys', most),
		element('IsTruncated', isTruncated),
		...(isTruncated ? [element('NextContinuationToken', Buffer.from(last).toString('base64url'))] : []),
		...contents,
		...[...folders].map((folder) => `<CommonPrefixes>${element('Prefix', folder)}</CommonPrefixes>`),
		'</ListBucketResult>',
	].join('');
}

function byBytes([one]: [string, unknown], [other]: [string, unknown]): number {
	return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
