import type { CallAnswer, FromThread, ToThread, WantedCall } from '../messages.ts';

/** Statuses that an answer with a body must not have */
const WITHOUT_BODY = [204, 205, 304];

function responseOf({ url, status, statusText, headers, body }: CallAnswer): Response {
	const response = new Response(WITHOUT_BODY.includes(status) ? null : body, { status, statusText, headers });
	Object.defineProperty(response, 'url', { value: url });
	return response;
}

/** Parts of a call that only reads */
const READING = new Set(['method', 'headers', 'signal', 'redirect']);

/** What most calls are: an address and some headers. A Request, which reads and checks all that there may be, takes as long as the rest. */
export function readingCall(input: RequestInfo | URL, init: RequestInit = {}): WantedCall | undefined {
	const { method = 'GET', headers = {}, redirect = 'follow' } = init;
	const isPlain = Object.getPrototypeOf(headers) === Object.prototype;
	if (typeof input !== 'string' || method !== 'GET' || !isPlain || !URL.canParse(input)) return undefined;
	if (Object.keys(init).some((part) => !READING.has(part))) return undefined;
	const { href, username, password } = new URL(input);
	if (username || password) return undefined;
	const lines = Object.entries(headers).map(([name, value]): [string, string] => [
		name.toLowerCase(),
		String(value),
	]);
	return { url: href, method, redirect, headers: lines, body: undefined };
}

async function callOf(request: Request): Promise<WantedCall> {
	const { url, method, redirect } = request;
	const body = request.body ? await request.arrayBuffer() : undefined;
	return { url, method, redirect, headers: [...request.headers], body };
}

/** `fetch` for remotes: the thread has no network, its process calls what is granted. */
export function remoteFetch(post: (message: FromThread) => void) {
	const waiting = new Map<number, { done(answer: CallAnswer): void; failed(error: Error): void }>();
	let lastId = 0;
	return {
		async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
			// A Request makes a signal of its own, whose reason is the same but which costs a listener.
			const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
			signal?.throwIfAborted();
			const call = readingCall(input, init) ?? (await callOf(new Request(input, init)));
			const id = ++lastId;
			let giveUp = () => {};
			try {
				return await new Promise<Response>((resolve, reject) => {
					giveUp = () => {
						post({ type: 'give-up', id });
						reject(signal?.reason);
					};
					signal?.addEventListener('abort', giveUp, { once: true });
					waiting.set(id, { done: (answer) => resolve(responseOf(answer)), failed: reject });
					post({ type: 'call', id, call });
				});
			} finally {
				waiting.delete(id);
				signal?.removeEventListener('abort', giveUp);
			}
		},
		receive(message: ToThread & { type: 'called' | 'call-failed' }): void {
			if (message.type === 'called') waiting.get(message.id)?.done(message.answer);
			else waiting.get(message.id)?.failed(new TypeError(`fetch failed: ${message.why}`));
		},
	};
}
