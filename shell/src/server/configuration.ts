import { join, resolve } from 'node:path';
import type { OidcSettings } from '@estate/console/server';
import type { CHANNELS } from '@estate/shared-contract/schemas';
import { type TraceSettings, traceSettings } from '@estate/telemetry';
import type { z } from 'zod';
import { ROOT } from './locations.ts';
import type { RemoteGrants } from './render/remote-grants.ts';
import { SITE_SETTINGS } from './site-settings.ts';

export interface Configuration {
	port: number;
	host: string;
	/** Where `/metrics` is; undefined: nowhere */
	metrics: { host: string; port: number } | undefined;
	traces: TraceSettings;
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
	/** Does this server run the version of the shell that the channel wants? */
	shellReleases: boolean;
	/** Between a signal to stop and the end of listening */
	drainSeconds: number;
	logLevel: string;
	/** After which an api that gives no answer counts as gone */
	apiTimeLimitMs: number;
	/** For one slot on the server */
	renderTimeLimitMs: number;
	renderWorkers: number;
	/** Groups of remotes whose server code runs in a process of its own */
	remotesApart: readonly (readonly string[])[];
	/** What server code of remotes may have beyond the api */
	remoteGrants: RemoteGrants;
	htmlCacheBytes: number;
	/** Reports of browsers that one address may send in a minute */
	reportsPerMinute: number;
	/** Beacons of page views that one address may send in a minute */
	viewsPerMinute: number;
	/** Proxies whose `X-Forwarded-For` is believed */
	trustProxy: string;
	/** Percent of page views that report how they went */
	viewsSample: number;
	/** Links by which one browser gets another version */
	overrides: { secret: string | undefined; origins: readonly string[] };
	/** Opens the operator console; undefined: there is none */
	opsToken: string | undefined;
	/** Log-in provider of the operator console */
	oidc: OidcSettings | undefined;
	/** Who gets alerts of what releases do by themselves */
	webhook: { url: string; secret: string } | undefined;
}

/** A setting that stops the start. Its message is one sentence that says how to mend it. */
export class ConfigurationError extends Error {}

type Name = keyof typeof SITE_SETTINGS;
type Value<Key extends Name> = z.output<(typeof SITE_SETTINGS)[Key]['schema']>;

/** All of the log-in provider's settings, or none. Throws ConfigurationError. */
function oidcOf(given: Partial<OidcSettings>, opsToken: string | undefined): OidcSettings | undefined {
	const { issuer, clientId, clientSecret } = given;
	if (!issuer && !clientId && !clientSecret) return undefined;
	if (!issuer || !clientId || !clientSecret)
		throw new ConfigurationError(
			'The log-in provider is set in part: set all of OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none.',
		);
	if (!opsToken)
		throw new ConfigurationError(
			'OIDC_ISSUER is set without OPS_TOKEN: set that too, since it signs the sessions of the console.',
		);
	return { issuer, clientId, clientSecret };
}

/** Reads the settings of the site's server. Throws ConfigurationError. */
export function readConfiguration(environment: NodeJS.ProcessEnv = process.env): Configuration {
	/** Undefined where nothing is given and the default depends on other settings */
	function optional<Key extends Name>(name: Key): Value<Key> | undefined {
		const given = environment[name] || SITE_SETTINGS[name].default;
		if (given === '') return undefined;
		const parsed = SITE_SETTINGS[name].schema.safeParse(given);
		if (parsed.success) return parsed.data as Value<Key>;
		// What is secret does not belong in the log of a start that failed.
		const shown = /_(SECRET|TOKEN|HEADERS)$/.test(name) ? 'not what it has to be' : `"${given}"`;
		throw new ConfigurationError(`${name} is ${shown}: set it to ${parsed.error.issues[0]?.message}.`);
	}
	function required<Key extends Name>(name: Key): Value<Key> {
		return optional(name) as Value<Key>;
	}

	const port = required('PORT');
	const dataDir = resolve(ROOT, required('DATA_DIR'));
	const folder = optional('RELEASES_DIR');
	const releases = folder === undefined ? join(dataDir, 'releases') : resolve(ROOT, folder);
	const metricsPort = optional('METRICS_PORT');
	const opsToken = optional('OPS_TOKEN');
	const webhookUrl = optional('RELEASE_WEBHOOK_URL');
	const secret = optional('RELEASE_WEBHOOK_SECRET');
	if (webhookUrl && !secret)
		throw new ConfigurationError(
			'RELEASE_WEBHOOK_URL is set without RELEASE_WEBHOOK_SECRET: set that to at least 16 characters that the receiver knows.',
		);
	return {
		port,
		host: required('HOST'),
		metrics: metricsPort === undefined ? undefined : { host: required('METRICS_HOST'), port: metricsPort },
		traces: traceSettings({
			OTEL_EXPORTER_OTLP_ENDPOINT: optional('OTEL_EXPORTER_OTLP_ENDPOINT'),
			OTEL_EXPORTER_OTLP_HEADERS: optional('OTEL_EXPORTER_OTLP_HEADERS'),
			OTEL_EXPORTER_OTLP_TIMEOUT: required('OTEL_EXPORTER_OTLP_TIMEOUT'),
			OTEL_TRACES_SAMPLER_ARG: required('OTEL_TRACES_SAMPLER_ARG'),
			OTEL_RESOURCE_ATTRIBUTES: optional('OTEL_RESOURCE_ATTRIBUTES'),
		}),
		apiUrl: optional('API_URL') ?? `http://127.0.0.1:${required('API_PORT')}`,
		siteUrl: optional('SITE_URL') ?? `http://localhost:${port}`,
		dataDir,
		releases: optional('RELEASES_URL') ?? releases,
		artifacts: optional('CDN_URL'),
		channel: required('CHANNEL'),
		shellReleases: required('SHELL_RELEASES') === 'on',
		drainSeconds: required('DRAIN_SECONDS'),
		logLevel: required('LOG_LEVEL'),
		apiTimeLimitMs: required('API_TIME_LIMIT'),
		renderTimeLimitMs: required('RENDER_TIME_LIMIT'),
		renderWorkers: required('RENDER_WORKERS'),
		remotesApart: optional('REMOTES_APART') ?? [],
		remoteGrants: optional('REMOTE_GRANTS') ?? new Map(),
		htmlCacheBytes: required('HTML_CACHE_MB') * 1024 * 1024,
		reportsPerMinute: required('REPORTS_PER_MINUTE'),
		viewsPerMinute: required('VIEWS_PER_MINUTE'),
		viewsSample: required('VIEWS_SAMPLE'),
		trustProxy: required('TRUST_PROXY'),
		overrides: { secret: optional('RELEASE_OVERRIDE_SECRET'), origins: optional('OVERRIDE_ORIGINS') ?? [] },
		opsToken,
		oidc: oidcOf(
			{
				issuer: optional('OIDC_ISSUER'),
				clientId: optional('OIDC_CLIENT_ID'),
				clientSecret: optional('OIDC_CLIENT_SECRET'),
			},
			opsToken,
		),
		webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
	};
}
