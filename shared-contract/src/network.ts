import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a provider has for all devices (RFC 6177, RIPE-690). */
const IPV6_CUSTOMER_BITS = 64;

/** As they are written in all but odd cases: then there is nothing to read */
const PLAIN_IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Some proxies write the port of the connection behind an address, and so make each connection another client. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\]):\d{1,5}$/i;

function withoutPort(address: string): string {
	const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
	return ipv4 ?? ipv6 ?? address;
}

/** The range of addresses of a literal; undefined for anything else. IPv4 in IPv6 counts as IPv4. */
function parsed(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
	const [withoutZone = ''] = withoutPort(address).split('%');
	return ipaddr.isValid(withoutZone) ? ipaddr.process(withoutZone) : undefined;
}

/**
 * Who a limit per address counts: an IPv4 address, or the /64 network of an IPv6 one, of which one customer has all
 * addresses; a port behind it does not count. What is no address stays as it is. The connection of who has gone meanwhile has none: these count together.
 */
export function networkOf(address: string | undefined): string {
	if (address === undefined) return '';
	if (PLAIN_IPV4.test(address)) return address;
	const ip = parsed(address);
	if (!ip) return address;
	if (ip instanceof ipaddr.IPv4) return ip.toString();
	return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${IPV6_CUSTOMER_BITS}`).toString()}/${IPV6_CUSTOMER_BITS}`;
}

/** All that is given out of IPv6 (RFC 4291, IANA); the library calls the rest unicast too, such as `::7f00:1`, as which a URL has ::127.0.0.1. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Is it an address that anybody on the internet reaches: neither private, nor of this machine, nor reserved? */
export function isPublicAddress(address: string): boolean {
	const ip = parsed(address);
	if (ip?.range() !== 'unicast') return false;
	return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_UNICAST);
}

/** Ranges that have a name in a list of proxies */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Is it a list of proxies, as `TRUST_PROXY` takes one: addresses, networks (`10.0.0.0/8`) and names of ranges, comma-separated? */
export function isProxyList(list: string): boolean {
	return list
		.split(',')
		.map((each) => each.trim())
		.every((each) => NAMED_RANGES.includes(each) || ipaddr.isValid(each) || ipaddr.isValidCIDR(each));
}

/** Is an address of the web a host alone, without a path, a query or a fragment? */
export function isHostAlone(address: string): boolean {
	const url = URL.parse(address);
	return url !== null && url.pathname === '/' && url.search === '' && url.hash === '';
}
