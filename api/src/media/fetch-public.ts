import { type LookupAddress, lookup } from 'node:dns';
import { get as httpGet, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@estate/shared-contract/network';

const MOST_REDIRECTS = 5;
/** Until the last byte, redirects included */
const TIMEOUT_MS = 20_000;

export interface FetchLimits {
	maxBytes: number;
	/** Addresses of this machine and of private networks as well */
	allowPrivate: boolean;
}

/** Why nothing was fetched; the message is the end of a sentence. */
export class FetchRefusal extends Error {
	override readonly name = 'FetchRefusal';
	readonly code: 'private' | 'too-large' | 'answer';

	constructor(code: FetchRefusal['code'], message: string) {
		super(message);
		this.code = code;
	}
}

const refusedAddress = (host: string) =>
	new FetchRefusal('private', `${host} is no public address; IMPORT_PRIVATE=yes allows it`);

/**
 * Resolves a name for the connection itself, so that what is checked is what is connected to: another answer a moment
 * later (DNS rebinding) changes nothing.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
	lookup(host, { ...options, all: true }, (error, found) => {
		const addresses = found as LookupAddress[] | undefined;
		const [first] = addresses ?? [];
		if (error || !addresses || !first) return callback(error ?? refusedAddress(host), '', 0);
		if (!addresses.every(({ address }) => isPublicAddress(address)))
			return callback(refusedAddress(host), '', 0);
		if (options.all) return callback(null, addresses);
		callback(null, first.address, first.family);
	});
};

/** A literal is connected to without being looked up. Throws FetchRefusal for one that is not public. */
export function refusePrivateLiteral({ hostname }: URL): void {
	const literal = hostname.replace(/^\[|\]$/g, '');
	if (isIP(literal) && !isPublicAddress(literal)) throw refusedAddress(literal);
}

function open(url: URL, allowPrivate: boolean, signal: AbortSignal): Promise<IncomingMessage> {
	if (!allowPrivate) refusePrivateLiteral(url);
	const options: RequestOptions = {
		signal,
		// A pooled connection would have been checked for somebody else.
		agent: false,
		headers: { accept: 'image/*', 'accept-encoding': 'identity' },
		...(allowPrivate ? {} : { lookup: publicLookup }),
	};
	return new Promise((resolve, reject) => {
		const get = url.protocol === 'https:' ? httpsGet : httpGet;
		const asked = get(url, options, resolve).on('error', reject);
		// Who answers "101 Switching Protocols" closes without an error.
		asked.on('close', () => reject(new FetchRefusal('answer', 'ends without an answer')));
	});
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of response as AsyncIterable<Buffer>) {
		size += part.length;
		if (size > maxBytes) throw new FetchRefusal('too-large', 'is too large');
		parts.push(part);
	}
	return Buffer.concat(parts);
}

/** Fetches a file by http or https from a public address, through redirects to such addresses. Rejects with FetchRefusal or the fault of the network. */
export async function fetchPublic(address: string, { maxBytes, allowPrivate }: FetchLimits): Promise<Buffer> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	let url = new URL(address);
	for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
		if (!/^https?:$/.test(url.protocol)) throw new FetchRefusal('answer', `leads to ${url.protocol}`);
		const response = await open(url, allowPrivate, signal);
		try {
			const { statusCode: status = 0, headers } = response;
			if (status === 200) return await readBody(response, maxBytes);
			if (status < 300 || status > 399 || !headers.location)
				throw new FetchRefusal('answer', `answers ${status}`);
			url = new URL(headers.location, url);
		} finally {
			response.destroy();
		}
	}
	throw new FetchRefusal('answer', `leads on more than ${MOST_REDIRECTS} times`);
}
