import { endsWithClient } from '@estate/shared-contract/given-up';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { ClientGone } from './client-gone.ts';
import { REQUEST_LIMITS } from './intake/intake-limits.ts';

/** For the api to begin its answer, in milliseconds: a picture may have to be made, a report to be drawn */
const HEADERS_MS = 30_000;
/** Between two pieces of an answer */
const BODY_MS = 30_000;
const CONNECT_MS = 2_000;
/** Kept open to the api: more than one client may have requests under way, so that none takes them all */
const CONNECTIONS = 2 * REQUEST_LIMITS.ofClient;

const GIVEN_UP = Symbol('signal of a request that nobody waits for any more');

interface Headers extends Record<string, unknown> {
	[GIVEN_UP]?: AbortSignal;
}

type Asked = Omit<Dispatcher.RequestOptions, 'headers'> & { headers: Headers };
type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/**
 * Connections to the api, as `@fastify/reply-from` asks them. A read ends when its client has its answer, or has gone: what
 * nobody waits for keeps nobody waiting, here or in the api.
 */
export class Upstream {
	readonly #signals = new WeakMap<FastifyRequest, AbortSignal>();
	readonly #agent = new Agent({
		connections: CONNECTIONS,
		headersTimeout: HEADERS_MS,
		bodyTimeout: BODY_MS,
		connect: { timeout: CONNECT_MS },
	});

	/** Ends what a read asks when its reply is closed. */
	endWith(request: FastifyRequest, { raw }: FastifyReply): void {
		if (!endsWithClient(request.method)) return;
		const control = new AbortController();
		raw.once('close', () => control.abort(new ClientGone()));
		this.#signals.set(request, control.signal);
	}

	/** To be among the headers of what is asked for the request: they alone get as far as `request`. */
	signalOf(request: FastifyRequest): object {
		return { [GIVEN_UP]: this.#signals.get(request) };
	}

	request({ headers: { [GIVEN_UP]: signal, ...headers }, ...options }: Asked, done: Done): void {
		const asked = { ...options, headers: headers as Record<string, string> };
		this.#agent.request({ ...asked, ...(signal ? { signal } : {}) }, done);
	}

	destroy(): Promise<void> {
		return this.#agent.destroy();
	}
}
