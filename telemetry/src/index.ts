export { TRACE_SETTINGS, type TraceSettings, traceSettings } from './tracing/settings.ts';
export type { OpenSpan, SpanOptions, Tracing } from './tracing/span.ts';
export { headersOf, spanOf, traceRequests } from './tracing/trace-requests.ts';
export {
	inSpan,
	startTracing,
	traceHeaders,
	tracing,
} from './tracing/tracing.ts';
