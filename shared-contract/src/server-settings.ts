import { z } from 'zod';
import { isProxyList } from './network.ts';

/** A setting that is a whole number in these bounds; at most nine digits. */
export function wholeNumber(lowest: number, highest: number) {
	const error = `a whole number from ${lowest} to ${highest}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, { error })
		.transform(Number)
		.refine((value) => value >= lowest && value <= highest, { error });
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings that every server of the product has, the site and the api alike. */
export const SERVER_SETTINGS = {
	TRUST_PROXY: {
		default: 'loopback',
		meaning: 'Proxies whose `X-Forwarded-For` is believed: addresses or networks, comma-separated',
		schema: z.string().refine(isProxyList, { error: 'addresses or networks, comma-separated' }),
	},
	DRAIN_SECONDS: {
		default: '1',
		meaning:
			'Seconds after SIGTERM in which the server says that it is not ready and still takes requests; longer than load balancers take to notice',
		schema: wholeNumber(0, 60),
	},
	LOG_FORMAT: {
		default: 'text',
		meaning:
			'Messages that no request has: `text`, or `json`, one line each (what `dist/` does where nobody looks at a terminal)',
		schema: z.enum(['text', 'json'], { error: 'text or json' }),
	},
	LOG_LEVEL: {
		default: 'warn',
		meaning: `What the log holds: ${LOG_LEVELS.join(', ')}`,
		schema: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }),
	},
} as const;

/** Of a name or an address that no interface of this machine has */
const NO_ADDRESS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']);

/** What is wrong with a setting that a server was to listen on, by the code of its error; undefined where another fault is to blame. */
export const addressFault = (setting: string, value: string, code: string): string | undefined =>
	NO_ADDRESS.has(code)
		? `${setting} is "${value}", which is no address of this machine (${code}): set it to one, such as 127.0.0.1, or 0.0.0.0 for all of them.`
		: undefined;
