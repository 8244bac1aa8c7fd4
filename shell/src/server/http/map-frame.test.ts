import { describe, expect, it } from 'vitest';
import { mapFramePolicy } from './map-frame.ts';

const directives = (policy: string) =>
	new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

describe('the policy of the map’s document', () => {
	it('names no host but its own where no tile server is configured', () => {
		const policy = directives(mapFramePolicy(undefined));
		expect(policy.get('default-src')).toEqual([`'none'`]);
		expect(policy.get('script-src')).toEqual([`'self'`]);
		expect(policy.get('style-src')).toEqual([`'self'`]);
		expect(policy.get('img-src')).toEqual([`'self'`]);
		expect(policy.get('frame-ancestors')).toEqual([`'self'`]);
	});

	it('lets in pictures of the configured tile server, and of its origin alone', () => {
		const tileUrl = 'https://tiles.example:8443/streets/{z}/{x}/{y}.png?key=1';
		const policy = mapFramePolicy({ tileUrl, attribution: '© Kaart' });
		expect(directives(policy).get('img-src')).toEqual([`'self'`, 'https://tiles.example:8443']);
		expect(policy.match(/tiles\.example/g)).toHaveLength(1);
	});
});
