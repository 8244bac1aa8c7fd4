import { describe, expect, it } from 'vitest';
import { actionToken, readActionToken } from '../actions/action-token.ts';
import { appointmentToken } from '../appointments/stored-appointment.ts';
import { newChallenge, readChallenge } from '../captcha/challenge.ts';
import { deviceToken, knownDevice } from '../owners/session/known-device.ts';
import { askedToken, readAskedToken } from '../requests/asked/asked-token.ts';
import { readSearchesToken, searchesToken } from '../saved-searches/page/searches-token.ts';
import { subscriptionToken } from '../subscriptions/stored-subscription.ts';
import { newUploadToken } from '../uploads/upload-token.ts';
import { readToken, signToken } from './installation-secret.ts';

const [SECRET, OTHER] = ['a secret of this installation', 'that of another one'];
const ACCOUNT = 'lena@example.test';

/** Every kind of token that the api signs, and what reads it: undefined for what is none. */
const KINDS: Record<string, { make(secret: string): string; read(token: string): unknown }> = {
	action: {
		make: (secret) => actionToken(secret, { name: 'search-end', target: '12' }),
		read: (token) => readActionToken(SECRET, token),
	},
	asked: {
		make: (secret) => askedToken(secret, 'M-7F3K-29'),
		read: (token) => readAskedToken(SECRET, token),
	},
	'saved searches': {
		make: (secret) => searchesToken(secret, 12, 3_600),
		read: (token) => readSearchesToken(SECRET, token),
	},
	captcha: {
		make: (secret) => newChallenge(secret).challenge,
		read: (token) => readChallenge(SECRET, token),
	},
	device: {
		make: (secret) => deviceToken(secret, ACCOUNT),
		read: (token) => knownDevice(SECRET, token, ACCOUNT),
	},
	appointment: {
		make: (secret) => appointmentToken(secret, 12),
		read: (token) => readToken({ secret: SECRET, purpose: 'appointment', token }),
	},
	subscription: {
		make: (secret) => subscriptionToken(secret, 12),
		read: (token) => readToken({ secret: SECRET, purpose: 'subscription', token }),
	},
	upload: { make: newUploadToken, read: (token) => readToken({ secret: SECRET, purpose: 'upload', token }) },
};

describe.each(Object.entries(KINDS))('a token of the kind "%s"', (kind, { make, read }) => {
	it('is read where it was signed for that', () => {
		expect(read(make(SECRET))).toBeDefined();
	});

	it('of another installation is none', () => {
		expect(read(make(OTHER))).toBeUndefined();
	});

	it('is none of any other kind', () => {
		const others = Object.entries(KINDS).filter(([name]) => name !== kind);
		expect(others.filter(([, other]) => other.read(make(SECRET)) !== undefined)).toEqual([]);
	});

	it('is none once a character of it is another, or is left out', () => {
		const token = make(SECRET);
		for (let at = 0; at < token.length; at++) {
			const other = token[at] === '0' ? '1' : '0';
			expect(read(token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
			expect(read(token.slice(0, at) + token.slice(at + 1))).toBeUndefined();
		}
	});
});

it('a signature says nothing about content that is put together otherwise', () => {
	const token = signToken({ secret: SECRET, purpose: 'a', content: 'b-c' });
	for (const forged of [`${token}.`, `.${token}`, ` ${token}`, `${token}\n`, token.toUpperCase(), ''])
		expect(readToken({ secret: SECRET, purpose: 'a', token: forged })).toBeUndefined();
});
