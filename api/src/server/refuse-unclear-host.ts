import { namedHosts } from '@estate/shared-contract/named-hosts';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** A request for two hosts, or for none, is for neither (RFC 9112, 3.2): a proxy between may have read the other one. */
export function refuseUnclearHost(app: FastifyInstance): void {
	app.addHook('onRequest', async ({ raw }) => {
		if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
			throw new HttpError(400, 'bad-request', 'The request names no host.');
		if (namedHosts(raw) > 1) throw new HttpError(400, 'bad-request', 'The request names more than one host.');
	});
}
