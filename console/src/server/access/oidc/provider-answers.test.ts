import { createSign, generateKeyPairSync, type KeyPairKeyObjectResult, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessList, openStore, type ReleaseStore } from '@estate/releases';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSOLE_PATH, OIDC_PATH } from '../../../console-answers.ts';
import { consoleRoutes } from '../../console-routes.ts';

const SITE = 'https://site.example';
const drawKeys = (): KeyPairKeyObjectResult => generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEYS = drawKeys();
const OTHERS = drawKeys();
const ANSWERS = {
	claims: {} as object,
	signedBy: KEYS,
	/** Of its token endpoint */
	status: 200,
	/** Codes are taken again and again */
	isReusable: false,
};

let folder: string;
let store: ReleaseStore;
let provider: Server;
let issuer: string;
const apps: FastifyInstance[] = [];
/** Two servers of one site */
let servers: [string, string];
/** What each code was given for: the nonce of its log-in */
const codes = new Map<string, string>();
let answers = { ...ANSWERS };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken(nonce: string): string {
	const now = Math.floor(Date.now() / 1_000);
	const times = { iat: now, exp: now + 300 };
	const claims = { iss: issuer, aud: 'console', sub: 'an', nonce, ...times, ...answers.claims };
	const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part({ email: 'an@example.be', email_verified: true, ...claims })}`;
	const signature = createSign('RSA-SHA256').update(signed).sign(answers.signedBy.privateKey);
	return `${signed}.${signature.toString('base64url')}`;
}

/** A provider that answers as each test wants it to. */
async function startProvider(): Promise<void> {
	provider = createServer(async (request, response) => {
		const send = (value: object, status = 200) => {
			response.writeHead(status, { 'content-type': 'application/json' });
			response.end(JSON.stringify(value));
		};
		if (request.url === '/.well-known/openid-configuration')
			return send({
				issuer,
				authorization_endpoint: `${issuer}/auth`,
				token_endpoint: `${issuer}/token`,
				jwks_uri: `${issuer}/jwks`,
				response_types_supported: ['code'],
				subject_types_supported: ['public'],
				id_token_signing_alg_values_supported: ['RS256'],
			});
		if (request.url === '/jwks') {
			const key = KEYS.publicKey.export({ format: 'jwk' });
			return send({ keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] });
		}
		let body = '';
		for await (const chunk of request) body += String(chunk);
		if (answers.status !== 200) return send({ error: 'server_error' }, answers.status);
		const code = new URLSearchParams(body).get('code') ?? '';
		const nonce = codes.get(code);
		if (nonce === undefined) return send({ error: 'invalid_grant' }, 400);
		if (!answers.isReusable) codes.delete(code);
		return send({ access_token: 'x', token_type: 'Bearer', expires_in: 300, id_token: idToken(nonce) });
	}).listen(0, '127.0.0.1');
	await once(provider, 'listening');
	issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}

async function startServer(): Promise<string> {
	const app = fastify({ trustProxy: 'loopback' });
	apps.push(app);
	await app.register(consoleRoutes, {
		token: 'a token of the tests, longer than 32 characters',
		oidc: { issuer, clientId: 'console', clientSecret: 'a secret of the tests, long enough' },
		store,
		channel: 'production',
		siteUrl: SITE,
		isSameOrigin: () => true,
		overrideSecret: undefined,
		endAtLogIn: [],
		assets: { script: { href: '/a.js', integrity: '' }, style: { href: '/a.css', integrity: '' } },
		sayIncompleteLink: async (_, reply) => reply,
		log: () => {},
	});
	return app.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'oidc-answers-'));
	store = openStore(folder);
	const list = new AccessList(store.records);
	const everything = { remotes: '*', channels: '*', addedBy: 'test' } as const;
	await list.addToken({ ...everything, name: 'Admin', role: 'admin' });
	await list.addPerson({ ...everything, name: 'An', role: 'viewer' }, { email: 'an@example.be' });
	await startProvider();
	servers = [await startServer(), await startServer()];
});
beforeEach(() => {
	answers = { ...ANSWERS };
});
afterAll(async () => {
	for (const app of apps) await app.close();
	provider.closeAllConnections();
	provider.close();
	await rm(folder, { recursive: true });
});

interface Way {
	/** Query of the way back */
	back: string;
	cookie: string;
}

/** Up to the way back from the provider, which changes what the test wants. */
async function begin(change: Record<string, string> = {}): Promise<Way> {
	const { headers } = await fetch(`${servers[0]}${OIDC_PATH}/log-in`, { redirect: 'manual' });
	const asked = new URL(headers.get('location') ?? '').searchParams;
	const code = randomUUID();
	codes.set(code, asked.get('nonce') ?? '');
	const back = new URLSearchParams({ code, state: asked.get('state') ?? '', ...change });
	return { back: `?${back}`, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** What came of it: `in`, or why not; never anything that a person cannot read. */
async function finish({ back, cookie }: Way, network = '203.0.113.1', server = servers[0]): Promise<string> {
	const response = await fetch(`${server}${OIDC_PATH}/callback${back}`, {
		redirect: 'manual',
		headers: { cookie, 'x-forwarded-for': network },
	});
	expect(response.status).toBe(303);
	const to = response.headers.get('location') ?? '';
	const isIn = response.headers.getSetCookie().some((each) => each.startsWith('__Host-ops='));
	expect([isIn, to.startsWith(CONSOLE_PATH)]).toEqual([to === CONSOLE_PATH, true]);
	return isIn ? 'in' : (new URL(to, SITE).searchParams.get('log-in') ?? '');
}

describe('an answer of the log-in provider', () => {
	it('lets in whom it names', async () => {
		expect(await finish(await begin())).toBe('in');
		const soon = Math.floor(Date.now() / 1_000) + 20;
		answers = { ...ANSWERS, claims: { iat: soon } };
		expect(await finish(await begin())).toBe('in');
	});

	it.each([
		['signed with another key', { signedBy: OTHERS }],
		['made in the future', { claims: { iat: Math.floor(Date.now() / 1_000) + 600 } }],
		['for another site', { claims: { aud: 'other' } }],
		['for another log-in', { claims: { nonce: 'other' } }],
	])('lets nobody in that is %s', async (_what, changed) => {
		answers = { ...ANSWERS, ...changed };
		expect(await finish(await begin())).toBe('failed');
	});

	it('is good once, on every server, also where the provider takes a code again', async () => {
		answers = { ...ANSWERS, isReusable: true };
		const way = await begin();
		expect(await finish(way)).toBe('in');
		for (const server of servers) expect(await finish(way, '203.0.113.1', server)).toBe('started-elsewhere');
		const both = await begin();
		const found = await Promise.all(servers.map((server) => finish(both, '203.0.113.1', server)));
		expect(found.toSorted()).toEqual(['in', 'started-elsewhere']);
	});

	it('uses the log-in up also where it is refused, and strangers fill no store by that', async () => {
		const before = await store.records.list('used-log-ins');
		const way = await begin();
		answers = { ...ANSWERS, status: 500, isReusable: true };
		expect(await finish(way)).toBe('failed');
		answers = { ...ANSWERS, isReusable: true };
		expect(await finish(way)).toBe('started-elsewhere');
		expect(await store.records.list('used-log-ins')).toEqual(before);
	});
});

describe('others of a network', () => {
	it.each([
		['a state that is not theirs', { state: 'other' }, 200],
		['a refusal of the provider', { error: 'access_denied' }, 200],
		['a provider that fails', {}, 503],
	])('log in after %s came from it many times', async (_what, change, status) => {
		answers = { ...ANSWERS, status };
		const network = '203.0.113.2';
		for (let time = 0; time < 6; time++) expect(await finish(await begin(change), network)).toBe('failed');
		answers = { ...ANSWERS };
		expect(await finish(await begin(), network)).toBe('in');
	});

	it('wait after five codes that the provider never gave, and read that on the page of the log-in', async () => {
		const network = '203.0.113.3';
		for (let time = 0; time < 5; time++)
			expect(await finish(await begin({ code: 'guessed' }), network)).toBe('failed');
		expect(await finish(await begin(), network)).toBe('too-often');
		expect(await finish(await begin(), '203.0.113.4')).toBe('in');
	});
});
