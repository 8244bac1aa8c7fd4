import { createHash } from 'node:crypto';

/** Subresource Integrity value of some bytes, as in `remote.json`. */
export function integrityOf(bytes: Uint8Array): string {
	return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
