import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector got it. */
export interface ReceivedSpan {
	service: string;
	name: string;
	/** 1 internal, 2 server, 3 client */
	kind: number;
	traceId: string;
	spanId: string;
	/** '' for the first of a trace */
	parentSpanId: string;
	startMs: number;
	endMs: number;
	isError: boolean;
	attributes: Record<string, unknown>;
}

interface Attribute {
	key: string;
	value: Record<string, unknown>;
}

interface WireSpan {
	name: string;
	kind: number;
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	startTimeUnixNano: string;
	endTimeUnixNano: string;
	status?: { code?: number };
	attributes?: Attribute[];
}

interface WireTraces {
	resourceSpans?: { resource?: { attributes?: Attribute[] }; scopeSpans?: { spans?: WireSpan[] }[] }[];
}

const NANO_PER_MS = 1_000_000n;

const valuesOf = (attributes: Attribute[] = []) =>
	Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const msOf = (nano: string) => Number(BigInt(nano) / 1_000n) / Number(NANO_PER_MS / 1_000n);

/** The spans of one OTLP message in JSON. */
export function readTraces(text: string): ReceivedSpan[] {
	return ((JSON.parse(text) as WireTraces).resourceSpans ?? []).flatMap(({ resource, scopeSpans = [] }) => {
		const service = String(valuesOf(resource?.attributes)['service.name']);
		return scopeSpans.flatMap(({ spans = [] }) =>
			spans.map((span) => ({
				service,
				name: span.name,
				kind: span.kind,
				traceId: span.traceId,
				spanId: span.spanId,
				parentSpanId: span.parentSpanId ?? '',
				startMs: msOf(span.startTimeUnixNano),
				endMs: msOf(span.endTimeUnixNano),
				isError: span.status?.code === 2,
				attributes: valuesOf(span.attributes),
			})),
		);
	});
}

/** A collector on this machine that keeps what it gets. */
export class OtlpReceiver {
	readonly spans: ReceivedSpan[] = [];
	readonly headers: Record<string, unknown>[] = [];
	/** Accepts, and never answers */
	isHanging = false;
	readonly #server: Server;
	readonly #waiting = new Set<() => void>();

	private constructor() {
		this.#server = createServer((request, response) => {
			const pieces: Buffer[] = [];
			request.on('data', (piece: Buffer) => pieces.push(piece));
			request.on('end', () => {
				this.headers.push(request.headers);
				if (!this.isHanging) {
					this.spans.push(...readTraces(Buffer.concat(pieces).toString()));
					response.setHeader('content-type', 'application/json').end('{}');
				}
				for (const look of this.#waiting) look();
			});
		});
	}

	static async started(): Promise<OtlpReceiver> {
		const receiver = new OtlpReceiver();
		await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done));
		return receiver;
	}

	get url(): string {
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
	}

	/** Resolves once `isThere` holds, which is looked at after each message. */
	until(isThere: () => boolean): Promise<void> {
		return new Promise((resolve) => {
			const look = () => {
				if (!isThere()) return;
				this.#waiting.delete(look);
				resolve();
			};
			this.#waiting.add(look);
			look();
		});
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((done) => this.#server.close(done));
	}
}
