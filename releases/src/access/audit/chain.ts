import { createHash } from 'node:crypto';

/** What the first entry of a chain holds in place of a hash. */
export const CHAIN_BEGIN = '0'.repeat(64);

/** SHA-256 of an entry's text as it is stored, in hex. */
export const chainHash = (text: string | Uint8Array): string =>
	createHash('sha256').update(text).digest('hex');
