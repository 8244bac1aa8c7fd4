import type { TraceSettings } from './settings.ts';
import type { OpenSpan, SpanOptions, Tracing } from './span.ts';

let current: Tracing | undefined;

/** Undefined while traces are off: then nothing of OpenTelemetry is loaded, and nothing is measured. */
export const tracing = (): Tracing | undefined => current;

/** Turns traces on where a collector is named. Returns what ends them; there is one collector per process. */
export async function startTracing(
	settings: TraceSettings,
	service: 'site' | 'api',
	onProblem: (message: string) => void,
): Promise<() => Promise<void>> {
	if (!settings.endpoint) return async () => {};
	const { exportSpans } = await import('./export-spans.ts');
	const started = exportSpans({ ...settings, endpoint: settings.endpoint }, service, onProblem);
	current = started;
	return async () => {
		if (current === started) current = undefined;
		await started.stop();
	};
}

/** Headers for a request to the api, so that its span becomes a child of the active one; none while traces are off. */
export function traceHeaders(): Record<string, string> {
	const traceparent = current?.traceparent();
	return traceparent ? { traceparent } : {};
}

/** Runs work within a span of its own, which ends with it; without traces it just runs. A rejection is the span's error, by its class. */
export async function inSpan<Value>(
	name: string,
	options: SpanOptions,
	work: (span: OpenSpan | undefined) => Promise<Value>,
): Promise<Value> {
	if (!current) return work(undefined);
	const span = current.open(name, options);
	try {
		const value = await span.run(() => work(span));
		span.end();
		return value;
	} catch (error) {
		span.end({ error: error instanceof Error ? error.name : 'Error' });
		throw error;
	}
}
