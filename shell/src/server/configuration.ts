import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { overrideSourceSchema } from '@estate/releases';
import { CHANNELS } from '@estate/shared-contract/schemas';
import { z } from 'zod';

/** Root folder of the project; relative folders of the settings are below it. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const wholeNumber = (lowest: number, highest: number) => {
	const what = `a whole number from ${lowest} to ${highest}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, { error: what })
		.transform(Number)
		.refine((value) => value >= lowest && value <= highest, { error: what });
};

const origin = z
	.url({ protocol: /^https?$/, error: 'an address such as https://www.example.be' })
	.transform((url) => url.replace(/\/+$/, ''));
const text = (what: string) => z.string().min(1, { error: what });
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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
	SITE_URL: {
		default: '',
		meaning: 'Address under which visitors see the site; empty: http://localhost:$PORT',
		schema: origin,
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
	LOG_LEVEL: {
		default: 'info',
		meaning: `Least severe messages that are logged: ${LOG_LEVELS.join(', ')}`,
		schema: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }),
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
	HTML_CACHE_MB: {
		default: '128',
		meaning: 'Memory for finished pages, in megabytes',
		schema: wholeNumber(1, 16_384),
	},
	REPORTS_PER_MINUTE: {
		default: '60',
		meaning:
			'Messages with error reports of one visitor address that are counted in a minute; more are answered and left out',
		schema: wholeNumber(1, 100_000),
	},
	VIEWS_PER_MINUTE: {
		default: '120',
		meaning:
			'Messages about page views of one visitor address that are counted in a minute; more are answered and left out',
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
			'Opens the operator console at `/-/ops/`, whose sessions it signs too; empty: there is no console',
		schema: z.string().min(32, { error: 'at least 32 characters' }),
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

export interface Configuration {
	port: number;
	host: string;
	/** Origin of the api, without a final slash */
	apiUrl: string;
	/** Public origin of the site, without a final slash */
	siteUrl: string;
	/** Absolute path */
	dataDir: string;
	/** Address below which browsers find versions of remotes, without a final slash; undefined: the site itself */
	artifacts: string | undefined;
	/** Location of the release store */
	releases: string;
	channel: (typeof CHANNELS)[number];
	logLevel: string;
	/** For one slot on the server */
	renderTimeLimitMs: number;
	renderWorkers: number;
	htmlCacheBytes: number;
	/** Reports of browsers that one address may send in a minute */
	reportsPerMinute: number;
	/** Beacons of page views that one address may send in a minute */
	viewsPerMinute: number;
	/** Percent of page views that tell how they went */
	viewsSample: number;
	/** Links by which one browser gets another version */
	overrides: { secret: string | undefined; origins: readonly string[] };
	/** Opens the operator console; undefined: there is none */
	opsToken: string | undefined;
	/** Who gets alerts of what releases do by themselves */
	webhook: { url: string; secret: string } | undefined;
}

/** A setting that stops the start. Its message is one sentence that says how to mend it. */
export class ConfigurationError extends Error {}

type Name = keyof typeof SITE_SETTINGS;
type Value<Key extends Name> = z.output<(typeof SITE_SETTINGS)[Key]['schema']>;

/** Reads the settings of the site's server. Throws ConfigurationError. */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
	/** Undefined where nothing is given and the default depends on other settings */
	function optional<Key extends Name>(name: Key): Value<Key> | undefined {
		const given = environment[name] || SITE_SETTINGS[name].default;
		if (given === '') return undefined;
		const parsed = SITE_SETTINGS[name].schema.safeParse(given);
		if (parsed.success) return parsed.data as Value<Key>;
		// What is secret does not belong in the log of a start that failed.
		const shown = /_(SECRET|TOKEN)$/.test(name) ? 'not what it has to be' : `"${given}"`;
		throw new ConfigurationError(`${name} is ${shown}: set it to ${parsed.error.issues[0]?.message}.`);
	}
	function required<Key extends Name>(name: Key): Value<Key> {
		return optional(name) as Value<Key>;
	}

	const port = required('PORT');
	const dataDir = resolve(ROOT, required('DATA_DIR'));
	const folder = optional('RELEASES_DIR');
	const releases = folder === undefined ? join(dataDir, 'releases') : resolve(ROOT, folder);
	const webhookUrl = optional('RELEASE_WEBHOOK_URL');
	const secret = optional('RELEASE_WEBHOOK_SECRET');
	if (webhookUrl && !secret)
		throw new ConfigurationError(
			'RELEASE_WEBHOOK_URL is set without RELEASE_WEBHOOK_SECRET: set that to at least 16 characters that the receiver knows.',
		);
	return {
		port,
		host: required('HOST'),
		apiUrl: optional('API_URL') ?? `http://127.0.0.1:${required('API_PORT')}`,
		siteUrl: optional('SITE_URL') ?? `http://localhost:${port}`,
		dataDir,
		releases: optional('RELEASES_URL') ?? releases,
		artifacts: optional('CDN_URL'),
		channel: required('CHANNEL'),
		logLevel: required('LOG_LEVEL'),
		renderTimeLimitMs: required('RENDER_TIME_LIMIT'),
		renderWorkers: required('RENDER_WORKERS'),
		htmlCacheBytes: required('HTML_CACHE_MB') * 1024 * 1024,
		reportsPerMinute: required('REPORTS_PER_MINUTE'),
		viewsPerMinute: required('VIEWS_PER_MINUTE'),
		viewsSample: required('VIEWS_SAMPLE'),
		overrides: { secret: optional('RELEASE_OVERRIDE_SECRET'), origins: optional('OVERRIDE_ORIGINS') ?? [] },
		opsToken: optional('OPS_TOKEN'),
		webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
	};
}
