import type { CallAnswer, WantedCall } from './messages.ts';

/** Bytes of one answer: more than any page is made of */
const LARGEST_ANSWER_BYTES = 32 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

async function bodyOf(response: Response): Promise<ArrayBuffer> {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	for await (const part of response.body ?? []) {
		size += part.byteLength;
		if (size > LARGEST_ANSWER_BYTES)
			throw new Error(`The answer is larger than ${LARGEST_ANSWER_BYTES} bytes.`);
		parts.push(part as Uint8Array<ArrayBuffer>);
	}
	return new Blob(parts).arrayBuffer();
}

/**
 * Calls what a remote asked for, when its origin is granted, at the first address and after each redirect. Throws an Error
 * that names the origin and how to grant it.
 */
export async function grantedCall(
	origins: ReadonlySet<string>,
	call: WantedCall,
	signal: AbortSignal,
	hops = 0,
): Promise<CallAnswer> {
	const { url, method, headers, body, redirect } = call;
	const { origin } = new URL(url);
	if (!origins.has(origin))
		throw new Error(
			`${origin} is not granted to this remote: it may call the api, and what REMOTE_GRANTS names.`,
		);
	const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
	const target = response.headers.get('location');
	if (redirect === 'manual' || target === null || !REDIRECTS.includes(response.status)) {
		const { status, statusText } = response;
		return { url, status, statusText, headers: [...response.headers], body: await bodyOf(response) };
	}
	await response.body?.cancel();
	if (redirect === 'error' || hops >= MOST_REDIRECTS || (method !== 'GET' && method !== 'HEAD'))
		throw new Error(`${origin} answered with a redirect that is not followed.`);
	return grantedCall(origins, { ...call, url: new URL(target, url).href }, signal, hops + 1);
}
