import type { z } from 'zod';
import { ApiError, type FieldError } from './api-error.ts';
import type { ENDPOINT_SCHEMAS } from './endpoints.schema.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';

type Schemas = typeof ENDPOINT_SCHEMAS;
type Part<Name extends EndpointName, Key extends string> =
	Schemas[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : never;

type QueryOf<Name extends EndpointName> = Schemas[Name] extends { query: z.ZodType }
	? { query: Part<Name, 'query'> | URLSearchParams }
	: { query?: undefined };
type ParamsOf<Name extends EndpointName> = Schemas[Name] extends { params: z.ZodType }
	? { params: { [Key in keyof Part<Name, 'params'>]: string | number } }
	: { params?: undefined };
type BodyOf<Name extends EndpointName> = Schemas[Name] extends { body: z.ZodType }
	? { body: Part<Name, 'body'> }
	: { body?: undefined };

export type CallInput<Name extends EndpointName> = QueryOf<Name> & ParamsOf<Name> & BodyOf<Name>;
export type CallAnswer<Name extends EndpointName> = z.output<Schemas[Name]['response']>;

export interface CallOptions {
	signal?: AbortSignal;
	/** Milliseconds; 5,000 by default */
	timeout?: number;
}

/** The only way in which a remote reads or writes data. Every failure is an `ApiError`. */
export interface ApiClient {
	call<Name extends EndpointName>(
		name: Name,
		...input: Record<never, never> extends CallInput<Name>
			? [input?: CallInput<Name>, options?: CallOptions]
			: [input: CallInput<Name>, options?: CallOptions]
	): Promise<CallAnswer<Name>>;
}

export interface ApiClientSettings {
	/** Origin of the api, without a final slash; '' means the page's own */
	baseUrl: string;
	fetch?: typeof globalThis.fetch;
	/** Sent with every call, such as the visitor's cookie on the server */
	headers?: Record<string, string>;
	/** Milliseconds for a call that names no limit; 5,000 by default */
	timeout?: number;
	/** Milliseconds that no call may take longer than, asked as it begins */
	most?: () => number;
	/** Sees every answer, for instance to pass cookies on */
	onResponse?: (response: Response) => void;
}

const DEFAULT_TIMEOUT_MS = 5_000;

/** How Node names a connection that went away under a request: most often one that was kept open, and closed at that moment. */
const CUT_CONNECTION = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const wasCut = (error: unknown) =>
	error instanceof TypeError &&
	CUT_CONNECTION.includes((error.cause as { code?: string } | undefined)?.code ?? '');

/** What only reads is asked once more on a connection of its own; browsers do so by themselves. */
async function readAgain(ask: () => Promise<Response>): Promise<Response> {
	try {
		return await ask();
	} catch (error) {
		if (wasCut(error)) return ask();
		throw error;
	}
}

function urlOf(name: EndpointName, params: Record<string, unknown> = {}, query?: unknown): string {
	const path = ENDPOINTS[name].path.replace(/:(\w+)/g, (_, key: string) => {
		const value = String(params[key]);
		// However it is written, an address takes it for a step up, to another endpoint.
		if (value === '.' || value === '..')
			throw new ApiError('not-found', `${name} knows no "${value}".`, { status: 404 });
		return encodeURIComponent(value);
	});
	const search = new URLSearchParams();
	if (query instanceof URLSearchParams) for (const [key, value] of query) search.append(key, value);
	else
		for (const [key, value] of Object.entries(query ?? {}))
			for (const item of Array.isArray(value) ? value : [value])
				if (item !== undefined && item !== null) search.append(key, String(item));
	return search.size > 0 ? `${path}?${search}` : path;
}

async function errorOf(response: Response): Promise<ApiError> {
	const text = await response.text().catch(() => '');
	let error: { code?: string; message?: string; fields?: FieldError[] } = {};
	try {
		error = (JSON.parse(text) as { error?: typeof error }).error ?? {};
	} catch {
		// No JSON: a proxy or a crash answered; the status says enough.
	}
	return new ApiError(error.code ?? 'bad-answer', error.message ?? `The api answered ${response.status}.`, {
		status: response.status,
		retryAfter: Number(response.headers.get('retry-after')) || undefined,
		...(error.fields ? { fields: error.fields } : {}),
	});
}

/** Makes a client. Calls are aborted by the caller's signal or by the time limit, whichever comes first. */
export function createApiClient({
	baseUrl,
	fetch = globalThis.fetch,
	headers = {},
	timeout: usualTimeout = DEFAULT_TIMEOUT_MS,
	most = () => Number.POSITIVE_INFINITY,
	onResponse,
}: ApiClientSettings): ApiClient {
	async function call(
		name: EndpointName,
		input: { query?: unknown; params?: Record<string, unknown>; body?: unknown } = {},
		{ signal, timeout: asked = usualTimeout }: CallOptions = {},
	): Promise<unknown> {
		const timeout = Math.min(asked, most());
		const limit = AbortSignal.timeout(timeout);
		const { method } = ENDPOINTS[name];
		const ask = () =>
			fetch(baseUrl + urlOf(name, input.params, input.query), {
				method,
				headers: {
					accept: 'application/json',
					...headers,
					...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
				},
				...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
				signal: signal ? AbortSignal.any([signal, limit]) : limit,
			});
		try {
			const response = await (method === 'GET' ? readAgain(ask) : ask());
			onResponse?.(response);
			if (!response.ok) throw await errorOf(response);
			return await response.json();
		} catch (cause) {
			if (cause instanceof ApiError) throw cause;
			if (signal?.aborted) throw new ApiError('aborted', `${name} was aborted by its caller.`, { cause });
			if (limit.aborted)
				throw new ApiError('timeout', `${name} gave no answer within ${timeout} ms.`, { cause });
			if (cause instanceof SyntaxError)
				throw new ApiError('bad-answer', `${name} answered no JSON.`, { cause });
			throw new ApiError('unreachable', `${name}: the api could not be reached.`, { cause });
		}
	}
	return { call: call as ApiClient['call'] };
}
