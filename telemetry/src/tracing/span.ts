import type { Attributes } from '@opentelemetry/api';

export type SpanKindName = 'internal' | 'server' | 'client';

export interface SpanOptions {
	kind?: SpanKindName;
	/** Bounded, and nothing personal: names, counts, status codes */
	attributes?: Attributes;
	/** `traceparent` of the span above; the active one without. `null`: none, a trace of its own */
	parent?: string | null | undefined;
	/** Milliseconds since 1970; now without */
	startMs?: number;
}

/** A span that is under way. */
export interface OpenSpan {
	/** As W3C writes it: `00-<trace>-<span>-<flags>` */
	readonly traceparent: string;
	rename(name: string): void;
	set(attributes: Attributes): void;
	/** Runs something as what the span is about: what it starts becomes a child */
	run<Value>(work: () => Value): Value;
	/** `error`: why it failed, as one bounded word. `endMs`: milliseconds since 1970; now without */
	end(how?: { error?: string | undefined; endMs?: number }): void;
}

/** Traces while they are on. */
export interface Tracing {
	open(name: string, options?: SpanOptions): OpenSpan;
	/** Of the active span; undefined outside of any, and in one that is not sampled */
	traceparent(): string | undefined;
	/** Sends what is waiting, within the time limit, and ends */
	stop(): Promise<void>;
}
