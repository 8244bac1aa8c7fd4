import { ASKER_HEADER } from '@estate/shared-contract/asker';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyRequest } from 'fastify';

const NAME = /^[\w-]{8,64}$/;

/** Who takes turns: the network that asks, or the one for whose page the site asks, by the name that it gives it. Visitors cannot say one, the site takes it out. */
export function askerOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
	const name = headers[ASKER_HEADER];
	return typeof name === 'string' && NAME.test(name) ? name : networkOf(ip);
}
