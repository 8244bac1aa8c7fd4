import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Ranges with a name, as `X-Forwarded-For` of the api's TRUST_PROXY has them */
const NAMED: Record<string, readonly string[]> = {
	loopback: ['127.0.0.0/8', '::1/128'],
	linklocal: ['169.254.0.0/16', 'fe80::/10'],
	uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Which addresses are proxies of ours. Throws for what is no address or network. */
export function trustedProxies(list: string): (address: string) => boolean {
	const ranges = list
		.split(',')
		.map((each) => each.trim())
		.flatMap((each) => NAMED[each] ?? each);
	const known = new BlockList();
	for (const range of ranges) {
		const [address = '', bits] = range.split('/');
		const family = isIPv6(address) ? 'ipv6' : 'ipv4';
		if (bits === undefined) known.addAddress(address, family);
		else known.addSubnet(address, Number(bits), family);
	}
	return (address) => {
		const plain = withoutMapping(address);
		return known.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
	};
}

/** Says once that a proxy is not trusted: behind it all visitors would count as one. */
export function warnOfUntrustedProxy(
	app: FastifyInstance,
	isProxy: (address: string) => boolean,
	log: (message: string) => void,
): void {
	let isSaid = false;
	app.addHook('onRequest', ({ headers, raw }, _, done) => {
		done();
		if (isSaid || headers['x-forwarded-for'] === undefined || isProxy(raw.socket.remoteAddress ?? '')) return;
		isSaid = true;
		log(
			'A request came with X-Forwarded-For from an address that TRUST_PROXY does not name: if that is your proxy, add its address, or all its visitors count as one.',
		);
	});
}
