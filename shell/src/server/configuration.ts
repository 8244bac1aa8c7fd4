import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { CHANNELS } from '@estate/shared-contract/schemas';
import { z } from 'zod';

const wholeNumber = (least: number, most: number) =>
	z.coerce
		.number({ error: `must be a whole number from ${least} to ${most}` })
		.int({ error: `must be a whole number from ${least} to ${most}` })
		.min(least, { error: `must be at least ${least}` })
		.max(most, { error: `must be at most ${most}` });

const port = wholeNumber(1, 65_535);
const origin = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.be' });

/** One in a pair of cores stays free for the server itself. */
const defaultWorkers = () => Math.max(2, Math.min(4, availableParallelism() - 1));

const settingsSchema = z.object({
	PORT: port.default(3000),
	HOST: z.string().default('0.0.0.0'),
	API_PORT: port.default(3001),
	API_URL: origin.optional(),
	DATA_DIR: z.string().default('var'),
	RELEASES_DIR: z.string().optional(),
	SITE_URL: origin.optional(),
	CHANNEL: z.enum(CHANNELS, { error: `must be one of ${CHANNELS.join(', ')}` }).default('production'),
	LOG_LEVEL: z
		.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
			error: 'must be fatal, error, warn, info, debug, trace or silent',
		})
		.default('info'),
	RENDER_TIME_LIMIT: wholeNumber(100, 60_000).default(2_000),
	RENDER_WORKERS: wholeNumber(1, 64).default(defaultWorkers),
	HTML_CACHE_MB: wholeNumber(1, 16_384).default(128),
	REPORTS_PER_MINUTE: wholeNumber(1, 100_000).default(60),
});

export interface Configuration {
	port: number;
	host: string;
	/** Origin of the api, without a final slash */
	apiUrl: string;
	/** Public origin of the site, without a final slash */
	siteUrl: string;
	/** Absolute path */
	dataDir: string;
	/** Location of the release store */
	releases: string;
	channel: (typeof CHANNELS)[number];
	logLevel: string;
	/** Milliseconds for one slot on the server */
	renderTimeLimit: number;
	renderWorkers: number;
	/** Bytes */
	htmlCacheSize: number;
	/** Reports of browsers that one address may send in a minute */
	reportsPerMinute: number;
}

/** A setting that stops the start. Its message is one sentence that says how to mend it. */
export class ConfigurationError extends Error {}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Reads the settings of the site's server. Throws ConfigurationError. */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
	const parsed = settingsSchema.safeParse(given);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		const name = String(issue?.path[0]);
		throw new ConfigurationError(
			`${name} is "${environment[name]}", but it ${issue?.message}: set it and start again.`,
		);
	}
	const settings = parsed.data;
	const dataDir = resolve(settings.DATA_DIR);
	return {
		port: settings.PORT,
		host: settings.HOST,
		apiUrl: withoutSlash(settings.API_URL ?? `http://127.0.0.1:${settings.API_PORT}`),
		siteUrl: withoutSlash(settings.SITE_URL ?? `http://localhost:${settings.PORT}`),
		dataDir,
		releases: settings.RELEASES_DIR ?? join(dataDir, 'releases'),
		channel: settings.CHANNEL,
		logLevel: settings.LOG_LEVEL,
		renderTimeLimit: settings.RENDER_TIME_LIMIT,
		renderWorkers: settings.RENDER_WORKERS,
		htmlCacheSize: settings.HTML_CACHE_MB * 1024 * 1024,
		reportsPerMinute: settings.REPORTS_PER_MINUTE,
	};
}
