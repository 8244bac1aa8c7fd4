import type { IncomingMessage, Server } from 'node:http';
import { namedHosts } from '@estate/shared-contract/named-hosts';

/** A target with scheme and host; one that names a user or no host is left, and is no address of the site. */
const ABSOLUTE = /^https?:\/\/([^/?#@\s]+)([/?][^#]*)?$/i;

/** Path and host of a target in absolute form, such as `http://localhost:4700/nl/`; undefined for any other. */
export function originForm(target = ''): { url: string; host: string } | undefined {
	const [, host, rest = ''] = ABSOLUTE.exec(target) ?? [];
	if (host === undefined) return undefined;
	return { url: rest.startsWith('/') ? rest : `/${rest}`, host };
}

/**
 * Takes targets in absolute form as servers have to (RFC 9112, 3.2.2): the host in it counts in place of the header's, and
 * decides as little. Before Fastify looks, whose own way writes the whole address to the log.
 */
export function takeAbsoluteForm(server: Server): void {
	server.prependListener('request', (request: IncomingMessage) => {
		const found = originForm(request.url);
		if (!found) return;
		request.url = found.url;
		// Two of them stay two, which are refused.
		if (namedHosts(request) > 1) return;
		request.headers.host = found.host;
	});
}
