import type { IncomingMessage } from 'node:http';

/**
 * How often a request names a host. More than once, it is for neither (RFC 9112, 3.2): a proxy between may have read the
 * other one. `headersDistinct` would say it as well, and makes a list of each header for that.
 */
export function namedHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at];
		if (name?.length === 4 && name.toLowerCase() === 'host') count++;
	}
	return count;
}
