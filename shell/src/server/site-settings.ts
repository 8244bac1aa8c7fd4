import { availableParallelism } from 'node:os';
import { overrideSourceSchema } from '@estate/releases';
import { isHostAlone } from '@estate/shared-contract/network';
import { CHANNELS, remoteNameSchema } from '@estate/shared-contract/schemas';
import { SERVER_SETTINGS, wholeNumber } from '@estate/shared-contract/server-settings';
import { TRACE_SETTINGS } from '@estate/telemetry';
import { z } from 'zod';
import { readGrants } from './render/remote-grants.ts';

const origin = z
	.url({ protocol: /^https?$/, error: 'an address such as https://www.example.be' })
	.transform((url) => url.replace(/\/+$/, ''));
/** The site's paths begin at the root of its host. */
const bareOrigin = origin.refine(isHostAlone, {
	error: 'an address without a path, such as https://www.example.be',
});
const text = (what: string) => z.string().min(1, { error: what });

const AN_ISSUER = 'an https address such as https://login.example.be';

/** One core stays free for the server itself. */
const WORKERS = Math.max(2, Math.min(4, availableParallelism() - 1));

/** Every setting of the site's server: what it means, what it is by default, and what may be given. `docs/configuration.md` is made of it. */
export const SITE_SETTINGS = {
	PORT: { default: '3000', meaning: 'Port of the site', schema: wholeNumber(1, 65_535) },
	HOST: {
		default: '0.0.0.0',
		meaning: 'Address that the site listens on',
		schema: text('a host name or an IP address'),
	},
	METRICS_PORT: {
		default: '',
		meaning:
			'Port of `/metrics` for Prometheus, which the port of the site does not answer; empty: there is none',
		schema: wholeNumber(1, 65_535),
	},
	METRICS_HOST: {
		default: '127.0.0.1',
		meaning:
			'Address that `/metrics` listens on: this machine alone, or one of a network that visitors do not reach',
		schema: text('a host name or an IP address'),
	},
	SITE_URL: {
		default: '',
		meaning: 'Address under which visitors see the site; empty: http://localhost:$PORT',
		schema: bareOrigin,
	},
	API_PORT: { default: '3001', meaning: 'Port of the api', schema: wholeNumber(0, 65_535) },
	API_URL: {
		default: '',
		meaning: 'Address of the api as the site reaches it; empty: http://127.0.0.1:$API_PORT',
		schema: origin,
	},
	DATA_DIR: {
		default: 'var',
		meaning: 'Folder of what the site keeps; relative to the project',
		schema: text('a folder'),
	},
	RELEASES_DIR: {
		default: '',
		meaning: 'Release store in a folder; empty: `releases` in DATA_DIR',
		schema: text('a folder'),
	},
	RELEASES_URL: {
		default: '',
		meaning:
			'Release store in an object store instead: `s3://bucket/prefix?endpoint=https://…&region=…&path-style=yes`; its account in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
		schema: z.string().regex(/^s3:\/\/./, { error: 'an address such as s3://my-bucket/releases' }),
	},
	SHELL_RELEASES: {
		default: 'off',
		meaning:
			'`on`: this server runs the version of the shell that the channel wants, out of the release store, and replaces it without a pause; whoever may write the store then decides what runs here. `off`: what was installed',
		schema: z.enum(['on', 'off'], { error: 'on or off' }),
	},
	CDN_URL: {
		default: '',
		meaning:
			'Address where browsers find published versions, `<CDN_URL>/<remote>/<version>/client/…`: a CDN before `/-/remotes` of the site, or before the folder `artifacts` of the bucket; it has to answer with `Access-Control-Allow-Origin`',
		schema: origin,
	},
	CHANNEL: {
		default: 'production',
		meaning: `Channel whose releases are served: ${CHANNELS.join(' or ')}`,
		schema: z.enum(CHANNELS, { error: `one of ${CHANNELS.join(', ')}` }),
	},
	...SERVER_SETTINGS,
	API_TIME_LIMIT: {
		default: '2600',
		meaning:
			'Milliseconds after which an api that accepts and gives no answer counts as gone: kept pages, else 503',
		schema: wholeNumber(500, 60_000),
	},
	RENDER_TIME_LIMIT: {
		default: '2000',
		meaning: 'Milliseconds that a slot may take on the server before the browser renders it instead',
		schema: wholeNumber(100, 60_000),
	},
	RENDER_WORKERS: {
		default: String(WORKERS),
		meaning: 'Threads that render slots; by default, by the number of cores',
		schema: wholeNumber(1, 64),
	},
	REMOTES_APART: {
		default: '',
		meaning:
			'Remotes whose server code runs in a process of its own, comma-separated; `+` between those that share one: `partner,maps+guides`. All others share one',
		schema: z
			.string()
			.transform((value) => value.split(',').map((group) => group.split('+').map((name) => name.trim())))
			.refine((groups) => groups.flat().every((name) => remoteNameSchema.safeParse(name).success), {
				error: 'names of remotes such as partner,maps+guides',
			}),
	},
	REMOTE_GRANTS: {
		default: '',
		meaning:
			'What server code of remotes may have beyond the api, per remote: variables of this environment that its `serverEnvironment` names as well, and origins that its group may call: `partner MAPS_KEY https://maps.example.be; forms CRM_KEY`',
		schema: z.string().transform((value, context) => {
			const grants = readGrants(value);
			if (grants) return grants;
			context.addIssue({
				code: 'custom',
				message: 'grants such as partner MAPS_KEY https://maps.example.be',
			});
			return z.NEVER;
		}),
	},
	HTML_CACHE_MB: {
		default: '128',
		meaning: 'Finished pages that are kept, in megabytes of HTML; in memory they stand compressed',
		schema: wholeNumber(1, 16_384),
	},
	...TRACE_SETTINGS,
	REPORTS_PER_MINUTE: {
		default: '60',
		meaning:
			'Messages with error reports of one network (an IPv4 address, the /64 of an IPv6 one) that are counted in a minute; more are answered and left out',
		schema: wholeNumber(1, 100_000),
	},
	VIEWS_PER_MINUTE: {
		default: '120',
		meaning:
			'Messages about page views of one network (an IPv4 address, the /64 of an IPv6 one) that are counted in a minute; more are answered and left out',
		schema: wholeNumber(1, 100_000),
	},
	VIEWS_SAMPLE: {
		default: '100',
		meaning: 'Percent of the page views that are counted for the health of releases',
		schema: wholeNumber(0, 100),
	},
	RELEASE_OVERRIDE_SECRET: {
		default: '',
		meaning: 'Signs the links by which one browser gets another version; empty: there are none',
		schema: z.string().min(16, { error: 'at least 16 characters' }),
	},
	OVERRIDE_ORIGINS: {
		default: '',
		meaning:
			'Development servers that links of `release override` may lead to, comma-separated origins; empty: none',
		schema: z
			.string()
			.transform((value) => value.split(',').map((each) => each.trim()))
			.pipe(z.array(overrideSourceSchema, { error: 'origins such as http://127.0.0.1:4200' })),
	},
	OPS_TOKEN: {
		default: '',
		meaning:
			'At least 32 characters: opens the operator console at `/-/ops/`, whose sessions it signs too; empty: there is no console',
		schema: z.string().min(32, { error: 'at least 32 characters' }),
	},
	OIDC_ISSUER: {
		default: '',
		meaning:
			'Address of the log-in provider (OpenID Connect) of the operator console; its way back is `$SITE_URL/-/ops/api/oidc/callback`; empty: there is none',
		// Without TLS only on this machine, such as the provider of the tests.
		schema: z
			.url({ error: AN_ISSUER })
			.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/, { error: AN_ISSUER }),
	},
	OIDC_CLIENT_ID: {
		default: '',
		meaning: 'Name of the operator console at the log-in provider',
		schema: text('the name of the client'),
	},
	OIDC_CLIENT_SECRET: {
		default: '',
		meaning: 'Secret of the operator console at the log-in provider',
		schema: z.string().min(16, { error: 'at least 16 characters' }),
	},
	RELEASE_WEBHOOK_URL: {
		default: '',
		meaning: 'Address that gets alerts of what releases do by themselves; empty: none are sent',
		schema: z.url({ protocol: /^https?$/, error: 'an address such as https://chat.example.be/hooks/1' }),
	},
	RELEASE_WEBHOOK_SECRET: {
		default: '',
		meaning: 'Signs the alerts that RELEASE_WEBHOOK_URL gets',
		schema: z.string().min(16, { error: 'at least 16 characters' }),
	},
} as const;
