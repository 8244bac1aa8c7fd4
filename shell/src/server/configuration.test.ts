import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { SITE_SETTINGS } from './site-settings.ts';

it('has a value for everything', () => {
	const configuration = readConfiguration({});
	expect(configuration).toMatchObject({
		port: 3000,
		apiUrl: 'http://127.0.0.1:3001',
		siteUrl: 'http://localhost:3000',
		channel: 'production',
	});
	expect(configuration.releases).toBe(`${configuration.dataDir}/releases`);
});

it('takes what is given, and treats an empty setting as none', () => {
	const given = { PORT: '4000', API_PORT: '4001', SITE_URL: 'https://meander.example/', RELEASES_DIR: '' };
	expect(readConfiguration(given)).toMatchObject({
		port: 4000,
		apiUrl: 'http://127.0.0.1:4001',
		siteUrl: 'https://meander.example',
	});
});

it('reads which remotes are apart, and what each may have', () => {
	const given = {
		REMOTES_APART: 'partner,maps+guides',
		REMOTE_GRANTS: 'partner MAPS_KEY https://maps.example.be; guides KEY',
	};
	const { remotesApart, remoteGrants } = readConfiguration(given);
	expect(remotesApart).toEqual([['partner'], ['maps', 'guides']]);
	expect([...remoteGrants]).toEqual([
		['partner', { variables: ['MAPS_KEY'], origins: ['https://maps.example.be'] }],
		['guides', { variables: ['KEY'], origins: [] }],
	]);
});

it.each(Object.entries(SITE_SETTINGS))('%s says in words of its own what it has to be', (_, { schema }) => {
	for (const given of ['', ' ', 'nonsense', '-1', 'http://', '://,;'])
		expect(schema.safeParse(given).error?.issues[0]?.message ?? '').not.toMatch(/^(Invalid|Too|Expected)/);
});

it.each([
	[{ PORT: 'abc' }, /^PORT is "abc": set it to a whole number/],
	[{ PORT: '70000' }, /^PORT is "70000"/],
	[{ CHANNEL: 'beta' }, /^CHANNEL is "beta": set it to one of production, preview\.$/],
	[{ SITE_URL: 'meander' }, /^SITE_URL is "meander": set it to an address such as/],
	[
		{ SITE_URL: 'https://www.example.be/homes' },
		/^SITE_URL is "https:\/\/www.example.be\/homes": set it to an address without a path/,
	],
	[
		{ RELEASES_URL: 'https://bucket' },
		/^RELEASES_URL is "https:\/\/bucket": set it to an address such as s3:/,
	],
	[{ RENDER_TIME_LIMIT: '-1' }, /^RENDER_TIME_LIMIT/],
	[{ OIDC_ISSUER: 'nonsense' }, /^OIDC_ISSUER is "nonsense": set it to an https address such as/],
	[{ OIDC_ISSUER: 'http://login.example.be' }, /^OIDC_ISSUER is .*: set it to an https address/],
	[
		{ OIDC_ISSUER: 'https://login.example.be', OIDC_CLIENT_ID: 'console' },
		/^The log-in provider is set in part: set all of OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none\.$/,
	],
	[
		{
			OIDC_ISSUER: 'https://login.example.be',
			OIDC_CLIENT_ID: 'console',
			OIDC_CLIENT_SECRET: 'a secret of the tests',
		},
		/^OIDC_ISSUER is set without OPS_TOKEN/,
	],
	[{ REMOTES_APART: 'partner,,Maps' }, /^REMOTES_APART is "partner,,Maps": set it to names of remotes/],
	[
		{ REMOTE_GRANTS: 'partner path=/etc' },
		/^REMOTE_GRANTS is "partner path=\/etc": set it to grants such as/,
	],
	// A secret never stands in a log.
	[{ OIDC_CLIENT_SECRET: 'short' }, /^OIDC_CLIENT_SECRET is not what it has to be: set it to/],
	[{ OPS_TOKEN: 'too short' }, /^OPS_TOKEN is not what it has to be: set it to at least 32 characters\.$/],
])('says in one sentence what is wrong with %o', (environment, message) => {
	expect(() => readConfiguration(environment)).toThrow(message);
});
