import { z } from 'zod';

const MOST_LENGTH = 500;

/** Settings of traces, with the names of the OpenTelemetry specification; site and api take the same. */
export const TRACE_SETTINGS = {
	OTEL_EXPORTER_OTLP_ENDPOINT: {
		default: '',
		meaning:
			'Collector that gets traces by OTLP over HTTP (JSON), such as `http://127.0.0.1:4318`; `/v1/traces` is added; empty: no traces',
		schema: z.url({ protocol: /^https?$/, error: 'an address such as http://127.0.0.1:4318' }),
	},
	OTEL_EXPORTER_OTLP_HEADERS: {
		default: '',
		meaning: 'Headers for the collector, `name=value`, comma-separated, values percent-encoded',
		schema: z
			.string()
			.regex(/^[\w-]+=[^,\r\n]*(,[\w-]+=[^,\r\n]*)*$/, { error: 'name=value, comma-separated' }),
	},
	OTEL_EXPORTER_OTLP_TIMEOUT: {
		default: '3000',
		meaning: 'Milliseconds that the collector has for one batch; what it does not take is dropped',
		schema: milliseconds(100, 60_000),
	},
	OTEL_TRACES_SAMPLER_ARG: {
		default: '0.1',
		meaning:
			'Share of the page views and requests that are traced, from 0 to 1; the site decides for the api',
		schema: z
			.string()
			.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, { error: 'a number from 0 to 1' })
			.transform(Number),
	},
	OTEL_RESOURCE_ATTRIBUTES: {
		default: '',
		meaning: 'What each span says of this installation, `deployment.environment.name=production,…`',
		schema: z
			.string()
			.max(MOST_LENGTH)
			.regex(/^[\w.]+=[^,=\r\n]*(,[\w.]+=[^,=\r\n]*)*$/, { error: 'name=value, comma-separated' }),
	},
} as const;

function milliseconds(lowest: number, highest: number) {
	const error = `a whole number from ${lowest} to ${highest}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, { error })
		.transform(Number)
		.refine((value) => value >= lowest && value <= highest, { error });
}

/** Values of the settings above, once they are checked. */
export interface TraceSettings {
	/** Undefined: no traces */
	endpoint: string | undefined;
	headers: Readonly<Record<string, string>>;
	timeoutMs: number;
	/** 0 to 1 */
	ratio: number;
	attributes: Readonly<Record<string, string>>;
}

function pairs(text: string | undefined): Record<string, string> {
	const entries = (text ?? '').split(',').flatMap((pair) => {
		const mark = pair.indexOf('=');
		return mark > 0 ? [[pair.slice(0, mark), decoded(pair.slice(mark + 1))]] : [];
	});
	return Object.fromEntries(entries);
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

type Checked = {
	[Name in keyof typeof TRACE_SETTINGS]?: z.output<(typeof TRACE_SETTINGS)[Name]['schema']> | undefined;
};

/** The checked values as `startTracing` takes them. */
export function traceSettings(values: Checked): TraceSettings {
	return {
		endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
		headers: pairs(values.OTEL_EXPORTER_OTLP_HEADERS),
		timeoutMs: values.OTEL_EXPORTER_OTLP_TIMEOUT ?? Number(TRACE_SETTINGS.OTEL_EXPORTER_OTLP_TIMEOUT.default),
		ratio: values.OTEL_TRACES_SAMPLER_ARG ?? Number(TRACE_SETTINGS.OTEL_TRACES_SAMPLER_ARG.default),
		attributes: pairs(values.OTEL_RESOURCE_ATTRIBUTES),
	};
}
