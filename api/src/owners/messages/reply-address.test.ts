import { expect, it } from 'vitest';
import { readReplyAddress, replyAddress } from './reply-address.ts';

const secret = 'a secret';
const longest = { propertyId: 9_007_199_254_740_991, ownerId: 9_007_199_254_740_991 };

it.each([{ propertyId: 2089, ownerId: 7 }, { propertyId: 2089, ownerId: undefined }, longest])(
	'an answer’s address says whose it is: %j',
	(party) => {
		const address = replyAddress(secret, 'reply.example.test', party);
		expect(readReplyAddress(secret, address)).toEqual(party);
		expect(readReplyAddress(secret, address.toUpperCase())).toEqual(party);
		expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
	},
);

it.each([
	['of another installation', (address: string) => address, 'another secret'],
	['for another property', (address: string) => address.replace('2089-', '2090-'), secret],
	['for another owner', (address: string) => address.replace('-7-', '-8-'), secret],
	['of the agency', (address: string) => address.replace('-7-', '-a-'), secret],
	['cut short', (address: string) => address.replace(/.@/, '@'), secret],
	['without a signature', () => 'reply+2089-7@reply.example.test', secret],
])('an address %s is nobody’s', (_what, change, by) => {
	const address = replyAddress(secret, 'reply.example.test', { propertyId: 2089, ownerId: 7 });
	expect(readReplyAddress(by, change(address))).toBeUndefined();
});
