import { EMBED_ORIGINS } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';
import { tagHosts } from './tag-hosts.ts';

describe('hosts of other parties in the content security policy', () => {
	it('are none without a configured tag', () => {
		expect(Object.values(tagHosts({})).flat()).toEqual([]);
		const [frames = '', ...others] = contentSecurityPolicy('', 'http://localhost', {})
			.split('; ')
			.sort((one, other) => Number(other.startsWith('frame-src')) - Number(one.startsWith('frame-src')));
		expect(others.join()).not.toMatch(/https:/);
		expect(frames).toBe(`frame-src 'self' ${EMBED_ORIGINS.join(' ')}`);
	});

	it('are those of the configured tags alone', () => {
		const policy = contentSecurityPolicy('', 'http://localhost', { analyticsId: 'G-ABC123' });
		expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+ https:\/\/\*\.googletagmanager\.com;/);
		expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
		expect(policy.replace(/frame-src[^;]*/, '')).not.toMatch(/facebook|doubleclick/);
		expect(policy).toContain(`frame-src 'self' ${EMBED_ORIGINS.join(' ')};`);
	});

	it('come once, whichever tags share them', () => {
		const { 'script-src': hosts } = tagHosts({ analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1' });
		expect(new Set(hosts).size).toBe(hosts.length);
	});

	it('never loosen what scripts may do', () => {
		const all = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', pixelId: '1' };
		expect(contentSecurityPolicy('', 'https://a.example', all)).not.toMatch(
			/script-src[^;]*('unsafe|data:|https: |\s\*\s)/,
		);
	});
});
