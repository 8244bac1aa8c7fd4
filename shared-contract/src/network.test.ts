import { describe, expect, it } from 'vitest';
import { isProxyList, isPublicAddress, networkOf } from './network.ts';

describe('networkOf', () => {
	it.each([
		['203.0.113.7', '203.0.113.7'],
		['::ffff:203.0.113.7', '203.0.113.7'],
		['010.0.0.1', '8.0.0.1'],
		['1.2.3.4.', '1.2.3.4.'],
		['256.1.1.1', '256.1.1.1'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
		['2001:db8:1:3::1', '2001:db8:1:3::/64'],
		['fe80::1%eth0', 'fe80::/64'],
		['::1', '::/64'],
		['203.0.113.7:2001', '203.0.113.7'],
		['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
		['203.0.113.7:', '203.0.113.7:'],
		['', ''],
		['unix', 'unix'],
	])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

	it('is one for all whose connection has gone', () => expect(networkOf(undefined)).toBe(''));
});

describe('isPublicAddress', () => {
	it.each(['8.8.8.8', '2a02:a03f::1', '::ffff:8.8.8.8'])('is true for %s', (address) =>
		expect(isPublicAddress(address)).toBe(true),
	);
	it.each([
		'127.0.0.1',
		'10.1.2.3',
		'172.16.0.1',
		'192.168.1.1',
		'169.254.169.254',
		'100.64.0.1',
		'0.0.0.0',
		'224.0.0.1',
		'255.255.255.255',
		'::1',
		'::',
		'fc00::1',
		'fe80::1%eth0',
		'::ffff:127.0.0.1',
		'ff02::1',
		'2001:db8::1',
		'example.be',
		'',
		'::7f00:1',
		'::a9fe:a9fe',
		'4000::1',
	])('is false for %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('isProxyList', () => {
	it.each(['loopback', '10.0.0.1', 'loopback, 10.0.0.0/8', '2001:db8::/32,::1'])('takes %s', (list) =>
		expect(isProxyList(list)).toBe(true),
	);
	it.each(['', 'foo', '10.0.0.0/99', 'loopback,', '10.0.0.1 10.0.0.2'])('refuses "%s"', (list) =>
		expect(isProxyList(list)).toBe(false),
	);
});
