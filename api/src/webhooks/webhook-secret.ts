import { createHmac } from 'node:crypto';
import { keyedHash } from '../server/installation-secret.ts';

const PREFIX = 'whsec_';

/** Secret of a webhook, as Standard Webhooks writes it. It is made of the webhook's id each time, and stored nowhere. */
export const webhookSecret = (installationSecret: string, webhookId: string): string =>
	PREFIX + keyedHash(installationSecret, 'webhook', webhookId).toString('base64');

/**
 * Signature of a delivery by Standard Webhooks 1.0 (standardwebhooks.com): HMAC-SHA-256 over id, time and body, so that
 * it can be neither made nor sent again by others. `timestamp`: seconds since 1970.
 */
export function signDelivery(secret: string, eventUid: string, timestamp: number, body: string): string {
	const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
	return `v1,${createHmac('sha256', key).update(`${eventUid}.${timestamp}.${body}`).digest('base64')}`;
}
