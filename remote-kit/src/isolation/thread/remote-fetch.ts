import type { CallAnswer, FromThread, ToThread, WantedCall } from '../messages.ts';

/** Statuses that an answer with a body must not have */
const WITHOUT_BODY = [204, 205, 304];

function responseOf({ url, status, statusText, headers, body }: CallAnswer): Response {
	const response = new Response(WITHOUT_BODY.includes(status) ? null : body, { status, statusText, headers });
	Object.defineProperty(response, 'url', { value: url });
	return response;
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
			const request = new Request(input, init);
			// A Request makes a signal of its own, whose reason is the same but which costs a listener.
			const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
			signal?.throwIfAborted();
			const call = await callOf(request);
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
