import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publicLookup, refusePrivateLiteral } from '../media/fetch-public.ts';
import { CLOUD_EVENT_TYPE } from './cloud-event.ts';
import { signDelivery } from './webhook-secret.ts';

export interface Delivery {
	address: string;
	secret: string;
	/** The event's id, by which a receiver recognises a repeat */
	uid: string;
	body: string;
}

export interface DeliveryLimits {
	/** Addresses of this machine and of private networks as well */
	allowPrivate: boolean;
	/** Milliseconds until the answer's head */
	timeoutMs: number;
	/** Ends what is under way */
	signal: AbortSignal;
}

/** What became of a try: the status that the receiver answered, or the code of what went wrong before. */
export type DeliveryResult = { status: number } | { error: string };

/** Posts an event. Follows no redirect, reads no answer. Never rejects. */
export async function postDelivery(
	{ address, secret, uid, body }: Delivery,
	{ allowPrivate, timeoutMs, signal }: DeliveryLimits,
): Promise<DeliveryResult> {
	const timestamp = Math.floor(Date.now() / 1000);
	const url = new URL(address);
	const options: RequestOptions = {
		method: 'POST',
		signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
		// A pooled connection would have been checked for somebody else.
		agent: false,
		headers: {
			'content-type': CLOUD_EVENT_TYPE,
			'content-length': Buffer.byteLength(body),
			'webhook-id': uid,
			'webhook-timestamp': String(timestamp),
			'webhook-signature': signDelivery(secret, uid, timestamp, body),
		},
		...(allowPrivate ? {} : { lookup: publicLookup }),
	};
	try {
		if (!allowPrivate) refusePrivateLiteral(url);
		const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
		return await new Promise((resolve, reject) => {
			const posted = send(url, options, (response) => {
				resolve({ status: response.statusCode ?? 0 });
				response.destroy();
			});
			posted.on('error', reject);
			// Who answers "101 Switching Protocols" closes without an error.
			posted.on('close', () => reject(Object.assign(new Error('no answer'), { code: 'ECONNRESET' })));
			posted.end(body);
		});
	} catch (error) {
		const { name, code } = error as Error & { code?: string };
		return { error: name === 'TimeoutError' || code === 'ABORT_ERR' ? 'no answer in time' : (code ?? name) };
	}
}
