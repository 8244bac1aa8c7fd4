import {
	type Attributes,
	type Context,
	context,
	ROOT_CONTEXT,
	type Span,
	SpanKind,
	SpanStatusCode,
	TraceFlags,
	trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	type SpanExporter,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ATTR_ERROR_TYPE, ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import type { TraceSettings } from './settings.ts';
import type { OpenSpan, SpanOptions, Tracing } from './span.ts';

/** Spans that wait for the collector: 2 KB each; with more waiting, new ones are dropped. */
const MOST_WAITING = 2_048;
const BATCH = 256;
const SEND_EVERY_MS = 1_000;
const LIMITS = {
	attributeCountLimit: 32,
	attributeValueLengthLimit: 2_000,
	eventCountLimit: 16,
	linkCountLimit: 4,
};
/** A collector that is away says so once in this time */
const SAY_EVERY_MS = 60_000;
const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

function written(span: Span): string {
	const { traceId, spanId, traceFlags } = span.spanContext();
	return `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`;
}

function contextOf(parent: string | null | undefined): Context {
	if (parent === undefined) return context.active();
	const remote = parent === null ? null : parseTraceParent(parent);
	return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

function openSpan(span: Span, around: Context): OpenSpan {
	return {
		traceparent: written(span),
		rename: (name) => void span.updateName(name),
		set: (attributes: Attributes) => void span.setAttributes(attributes),
		run: (work) => context.with(trace.setSpan(around, span), work),
		end({ error, endMs } = {}) {
			if (error) {
				span.setStatus({ code: SpanStatusCode.ERROR });
				span.setAttribute(ATTR_ERROR_TYPE, error);
			}
			span.end(endMs);
		},
	};
}

/** The exporter, which says at most once a minute that the collector does not take what it is sent. */
function sayingProblems(exporter: SpanExporter, onProblem: (message: string) => void): SpanExporter {
	let saidAtMs = Number.NEGATIVE_INFINITY;
	return {
		export: (spans, done) =>
			exporter.export(spans, (result) => {
				if (result.code !== ExportResultCode.SUCCESS && performance.now() - saidAtMs > SAY_EVERY_MS) {
					saidAtMs = performance.now();
					onProblem(
						'The collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take traces: they are dropped meanwhile.',
					);
				}
				done(result);
			}),
		shutdown: () => exporter.shutdown(),
		forceFlush: async () => exporter.forceFlush?.(),
	};
}

/**
 * Sends sampled spans to a collector in the background: bounded in number, in size and in time, so that one that hangs or is
 * away costs nothing but the spans. Loaded only where traces are on.
 */
export function exportSpans(
	{ endpoint, headers, timeoutMs, ratio, attributes }: TraceSettings & { endpoint: string },
	service: string,
	onProblem: (message: string) => void,
): Tracing {
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	const exporter = new OTLPTraceExporter({
		url: `${endpoint}/v1/traces`,
		headers: { ...headers },
		timeoutMillis: timeoutMs,
		concurrencyLimit: 1,
	});
	const processor = new BatchSpanProcessor({
		exporter: sayingProblems(exporter, onProblem),
		maxQueueSize: MOST_WAITING,
		maxExportBatchSize: BATCH,
		scheduledDelayMillis: SEND_EVERY_MS,
		exportTimeoutMillis: timeoutMs,
	});
	const provider = new TracerProvider({
		resource: resourceFromAttributes({ ...attributes, [ATTR_SERVICE_NAME]: service }),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
		spanLimits: LIMITS,
		spanProcessors: [processor],
	});
	const tracer = provider.getTracer('@estate/telemetry');
	return {
		open(name: string, { kind = 'internal', attributes: facts = {}, parent, startMs }: SpanOptions = {}) {
			const around = contextOf(parent);
			const options = { kind: KINDS[kind], attributes: facts, ...(startMs ? { startTime: startMs } : {}) };
			return openSpan(tracer.startSpan(name, options, around), around);
		},
		traceparent() {
			const span = trace.getSpan(context.active());
			return span?.isRecording() ? written(span) : undefined;
		},
		async stop() {
			await provider.shutdown().catch(() => {});
			context.disable();
		},
	};
}
