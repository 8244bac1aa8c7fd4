import { describe, expect, it } from 'vitest';
import { textOf } from './testing/deployed-files.ts';

const caddy = textOf('caddy/Caddyfile').replace(/^\s*#.*$/gm, '');
const nginx = textOf('nginx/site.conf').replace(/^\s*#.*$/gm, '');

describe('the proxies', () => {
	it('take no larger body than the site, and no smaller one', () => {
		expect(caddy).toMatch(/max_size 26MB/);
		for (const [, size] of nginx.matchAll(/client_max_body_size (\w+);/g)) expect(size).toBe('26m');
	});

	it('say who asks by themselves, whatever a visitor sends', () => {
		const site = nginx.slice(0, nginx.lastIndexOf('server {'));
		expect(site).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
		expect(site).not.toMatch(/\$proxy_add_x_forwarded_for|\$http_x_forwarded_for/);
		const [visitors = '', apis = ''] = caddy.split(/^http:\/\//m);
		expect(visitors).not.toMatch(/trusted_proxies/);
		expect(apis).toMatch(/trusted_proxies/);
	});

	it('listen for the sites alone where the apis are', () => {
		expect(caddy).toMatch(/bind \{\$API_PROXY_HOST:127\.0\.0\.1\}/);
		expect(nginx).toMatch(/listen 127\.0\.0\.1:3100;/);
	});

	it('ask another site for a page that hangs, after as long as each other, and for what changes something none', () => {
		expect(caddy).toMatch(/@pages \{\$SITES\} \{[^}]*response_header_timeout 8s/);
		const site = nginx.slice(0, nginx.lastIndexOf('server {'));
		const blocks = new Map(site.split(/^\tlocation /m).map((block) => [block.split(' {')[0], block]));
		for (const place of ['/', '~ ^/-/(shell|remotes)/']) {
			expect(blocks.get(place)).toMatch(/proxy_read_timeout 8s;/);
			expect(blocks.get(place)).toMatch(/proxy_next_upstream_timeout 20s;/);
		}
		for (const place of ['@changes', '/api/', '/-/ops/'])
			expect(blocks.get(place)?.split('}')[0]).not.toMatch(/proxy_read_timeout/);
	});

	it('nginx keeps files that never change and nothing else', () => {
		const kept = nginx.split(/^\tlocation /m).filter((block) => /proxy_cache \w/.test(block));
		expect(kept.map((block) => block.split(' {')[0])).toEqual(['~ ^/-/(shell|remotes)/']);
	});
});
