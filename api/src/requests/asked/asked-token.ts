import { createCipheriv, createDecipheriv } from 'node:crypto';
import { keyedHash, readToken, signToken } from '../../server/installation-secret.ts';

const PURPOSE = 'asked';
/** A thank-you page repeats what was asked for as long; after that it thanks alone. */
const LIFETIME_HOURS = 24;
/** Room for what a robot is thanked for. Every token has it, so that none shows whether the request was kept. */
const PRETENDED_BYTES = 80;
const CONTENT = new RegExp(`^(\\d+)-([\\da-z-]+)-([\\da-f]{${2 * PRETENDED_BYTES}})$`);

/** What a token says. */
export interface ReadAskedToken {
	reference: string;
	/** Of a robot's request, which was not kept: what its thank-you page repeats */
	pretended?: string;
}

/** One stream for each token: its end and reference are in no other. */
function cipherOf(secret: string, head: string): [key: Buffer, counter: Buffer] {
	return [keyedHash(secret, 'asked-key', head), keyedHash(secret, 'asked-counter', head).subarray(0, 16)];
}

/**
 * Stands in the address of a thank-you page: whoever sent the request may read there what was asked. `at`: when it was sent,
 * in milliseconds. `pretended` is what a robot is thanked for: nothing of its request is kept, so the token itself has it,
 * where nobody else reads it; what has no room is left out.
 */
export function askedToken(secret: string, reference: string, at = Date.now(), pretended = ''): string {
	const head = `${Math.floor(at / 1000) + LIFETIME_HOURS * 3_600}-${reference.toLowerCase()}`;
	const room = Buffer.alloc(PRETENDED_BYTES);
	const said = Buffer.from(pretended);
	if (said.length <= PRETENDED_BYTES) said.copy(room);
	const hidden = createCipheriv('aes-256-ctr', ...cipherOf(secret, head)).update(room);
	return signToken({ secret, purpose: PURPOSE, content: `${head}-${hidden.toString('hex')}` });
}

/** What a token says; undefined for one that is not from here or over. */
export function readAskedToken(secret: string, token: string, now = Date.now()): ReadAskedToken | undefined {
	const [, end, reference, hidden] = CONTENT.exec(readToken({ secret, purpose: PURPOSE, token }) ?? '') ?? [];
	if (!end || !reference || !hidden || Number(end) * 1000 < now) return undefined;
	const room = createDecipheriv('aes-256-ctr', ...cipherOf(secret, `${end}-${reference}`)).update(
		Buffer.from(hidden, 'hex'),
	);
	const pretended = room
		.subarray(0, room.indexOf(0) + 1 || undefined)
		.toString()
		.replace('\0', '');
	return { reference: reference.toUpperCase(), ...(pretended ? { pretended } : {}) };
}
