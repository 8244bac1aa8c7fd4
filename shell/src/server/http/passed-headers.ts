import type { IncomingHttpHeaders } from 'node:http';
import { ASKER_HEADER } from '@estate/shared-contract/asker';

/** Headers of one connection alone (RFC 9110, 7.6.1), and what the site itself says of its visitor. */
const NOT_PASSED_ON = new Set([
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'proxy-connection',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
	// Answered here; the client that calls the api refuses to pass it on.
	'expect',
	'forwarded',
	'x-forwarded-for',
	'x-forwarded-host',
	'x-forwarded-port',
	'x-forwarded-proto',
	'x-real-ip',
	ASKER_HEADER,
	// Visitors do not say which trace their request belongs to.
	'traceparent',
	'tracestate',
	'baggage',
]);

/** The headers without those that belong to one connection, or that only a proxy of ours may say. */
export function passedHeaders<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
	const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
	const isPassed = ([name]: [string, unknown]) => !NOT_PASSED_ON.has(name) && !named.includes(name);
	return Object.fromEntries(Object.entries(headers).filter(isPassed)) as Headers;
}
