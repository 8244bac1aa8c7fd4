import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessList, AuditLog, type NewMember, openStore, type ReleaseStore } from '@estate/releases';
import fastify, { type FastifyInstance } from 'fastify';
import Provider from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONSOLE_PATH, OIDC_PATH, type SessionAnswer } from '../../../console-answers.ts';
import { consoleRoutes } from '../../console-routes.ts';

const SITE = 'https://site.example';
const SECRET = 'a secret of the tests, long enough';
const ADMIN: NewMember = { name: 'Admin', role: 'admin', remotes: '*', channels: '*', addedBy: 'test' };

/** What the provider knows of each account. */
const ACCOUNTS: Record<string, object> = {
	an: { email: 'An@example.be', email_verified: true, groups: [] },
	bo: { email: 'bo@example.be', email_verified: true, groups: ['releases', 'sales'] },
	liar: { email: 'an@example.be', email_verified: false, groups: [] },
	'An (OPS_TOKEN)': { groups: ['releases'] },
	policy: { groups: ['releases'] },
	'Ro\u202eot\u0007\n2026-01-01 forged': { groups: ['releases'] },
	guest: { email: 'admin@example.be', email_verified: true, groups: ['releases'] },
	stranger: { email: 'cy@example.be', email_verified: true, groups: ['sales'] },
};

let folder: string;
let store: ReleaseStore;
let list: AccessList;
let app: FastifyInstance;
let provider: Server;
let here: string;
const said: string[] = [];

/** A real provider on this machine, with forms in which any account is taken. */
async function startProvider(): Promise<{ server: Server; issuer: string }> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const client = {
		client_id: 'console',
		client_secret: SECRET,
		redirect_uris: [`${SITE}${OIDC_PATH}/callback`],
		token_endpoint_auth_method: 'client_secret_post',
	};
	const provider = new Provider(issuer, {
		clients: [client],
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
		pkce: { required: () => true },
		findAccount: (_: unknown, accountId: string) => ({
			accountId,
			claims: () => ({ sub: accountId, ...ACCOUNTS[accountId] }),
		}),
	});
	server.on('request', provider.callback());
	return { server, issuer };
}

beforeAll(async () => {
	// The provider says that its keys are those of a test.
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.spyOn(console, 'info').mockImplementation(() => {});
	folder = await mkdtemp(join(tmpdir(), 'oidc-'));
	store = openStore(folder);
	list = new AccessList(store.records);
	await list.addToken(ADMIN);
	await list.addPerson({ ...ADMIN, name: 'An Peeters', role: 'releaser' }, { email: 'an@example.be' });
	await list.addPerson(
		{ ...ADMIN, name: 'Team', role: 'viewer', remotes: ['listings'] },
		{ group: 'releases' },
	);
	const { server, issuer } = await startProvider();
	provider = server;
	app = fastify({ trustProxy: 'loopback' });
	await app.register(consoleRoutes, {
		token: 'a token of the tests, longer than 32 characters',
		oidc: { issuer, clientId: 'console', clientSecret: SECRET },
		store,
		channel: 'production',
		siteUrl: SITE,
		isSameOrigin: (headers) => headers['sec-fetch-site'] === 'same-origin',
		overrideSecret: undefined,
		endAtLogIn: ['__Host-override=; Max-Age=0'],
		assets: { script: { href: '/a.js', integrity: '' }, style: { href: '/a.css', integrity: '' } },
		sayIncompleteLink: async (_, reply) => reply,
		log: (message) => said.push(message),
	});
	here = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
	await app.close();
	provider.closeAllConnections();
	provider.close();
	await rm(folder, { recursive: true });
	vi.restoreAllMocks();
});

/** A browser that keeps cookies, and stops at each redirect. */
class Browser {
	readonly #cookies: Map<string, string>;

	/** With the cookies of another one, or none */
	constructor(other?: Browser) {
		this.#cookies = new Map(other ? other.#cookies : []);
	}

	leave(): Promise<Response> {
		return this.go(`${SITE}${CONSOLE_PATH}api/log-out`, {});
	}

	async go(address: string, form?: Record<string, string>): Promise<Response> {
		const url = address.replace(SITE, here);
		const response = await fetch(url, {
			method: form ? 'POST' : 'GET',
			redirect: 'manual',
			headers: {
				cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				...(form ? { 'sec-fetch-site': 'same-origin' } : {}),
			},
			...(form && Object.keys(form).length > 0 ? { body: new URLSearchParams(form) } : {}),
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (value) this.#cookies.set(name, value);
			else this.#cookies.delete(name);
		}
		return response;
	}

	/** Where it is sent on to. */
	async sentTo(address: string, form?: Record<string, string>): Promise<string> {
		const { headers } = await this.go(address, form);
		return new URL(headers.get('location') ?? '', address).href;
	}

	/** From the console to the provider, through its forms, up to the way back. */
	async toCallback(account: string): Promise<string> {
		let address = await this.sentTo(`${SITE}${OIDC_PATH}/log-in`);
		for (let step = 0; step < 10 && !address.startsWith(SITE); step++) {
			const isForm = address.includes('/interaction/');
			const prompt = isForm && /name="prompt" value="(\w+)"/.exec(await (await this.go(address)).text())?.[1];
			const form = prompt
				? { prompt, ...(prompt === 'login' ? { login: account, password: 'x' } : {}) }
				: undefined;
			address = await this.sentTo(address, form);
		}
		return address;
	}

	async logIn(account: string): Promise<string> {
		return this.sentTo(await this.toCallback(account));
	}

	async session(): Promise<SessionAnswer> {
		return (await this.go(`${SITE}${CONSOLE_PATH}api/session`)).json() as Promise<SessionAnswer>;
	}
}

const failed = (why: string) => `${SITE}${CONSOLE_PATH}?log-in=${why}`;

describe('a log-in by the provider', () => {
	it('is offered, and asks it with PKCE, state and nonce', async () => {
		const browser = new Browser();
		expect(await browser.session()).toEqual({ who: null, hasProvider: true });
		const asked = new URL(await browser.sentTo(`${SITE}${OIDC_PATH}/log-in`)).searchParams;
		expect(Object.fromEntries(asked)).toMatchObject({
			response_type: 'code',
			client_id: 'console',
			redirect_uri: `${SITE}${OIDC_PATH}/callback`,
			code_challenge_method: 'S256',
		});
		for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
	});

	it('gives the rights of the entry with the address, its name, and a session that a log-out ends', async () => {
		const browser = new Browser();
		expect(await browser.logIn('an')).toBe(`${SITE}${CONSOLE_PATH}`);
		expect(await browser.session()).toEqual({
			who: 'An Peeters',
			access: { channel: 'production', grants: [{ role: 'releaser', remotes: '*', channels: '*' }] },
		});
		expect((await new AuditLog(store.records).page({ limit: 1 })).entries).toMatchObject([
			{ who: 'An Peeters', identity: 'oidc:an', action: 'log-in', outcome: 'done' },
		]);
		const copied = new Browser(browser);
		await browser.leave();
		expect((await browser.session()).who).toBeNull();
		expect((await copied.session()).who).toBeNull();
	});

	it('gives the rights of a group, under the address of the person', async () => {
		const browser = new Browser();
		await browser.logIn('bo');
		expect(await browser.session()).toMatchObject({
			who: 'Team: bo@example.be',
			access: { grants: [{ role: 'viewer', remotes: ['listings'] }] },
		});
	});

	it.each([
		['policy', 'Team: policy'],
		['An (OPS_TOKEN)', 'Team: An OPS_TOKEN'],
		['Ro\u202eot\u0007\n2026-01-01 forged', 'Team: Ro ot 2026-01-01 forged'],
	])('names %j of a group as nobody else and as one line', async (account, who) => {
		const browser = new Browser();
		await browser.logIn(account);
		expect((await browser.session()).who).toBe(who);
		expect((await new AuditLog(store.records).page({ limit: 1 })).entries).toMatchObject([{ who }]);
	});

	it('lets nobody of a group in under the name of an entry', async () => {
		const entry = await list.addToken({ ...ADMIN, role: 'viewer', name: 'team: Admin@example.be' });
		const browser = new Browser();
		expect(await browser.logIn('guest')).toBe(failed('failed'));
		expect((await browser.session()).who).toBeNull();
		expect(said.join('\n')).toContain('Team: admin@example.be is the name of an entry');
		await list.revoke(entry.member.id, 'test');
	});

	it.each([
		['whom the list does not name', 'stranger'],
		['whose address the provider has not verified', 'liar'],
	])('lets nobody in %s', async (_, account) => {
		const browser = new Browser();
		expect(await browser.logIn(account)).toBe(failed('not-listed'));
		expect((await browser.session()).who).toBeNull();
		expect((await new AuditLog(store.records).page({ limit: 1 })).entries).toMatchObject([
			{ identity: `oidc:${account}`, action: 'log-in', outcome: 'refused' },
		]);
	});

	it('is open to a network from which wrong tokens came', async () => {
		for (let time = 0; time < 6; time++) {
			const { status } = await fetch(`${here}${CONSOLE_PATH}api/log-in`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
				body: JSON.stringify({ who: 'An', token: `rel_wrong${time}` }),
			});
			expect(status).toBe(time < 5 ? 401 : 429);
		}
		expect(await new Browser().logIn('an')).toBe(`${SITE}${CONSOLE_PATH}`);
	});

	it('is finished by the browser that began it, once, and with its own state', async () => {
		const browser = new Browser();
		const callback = await browser.toCallback('an');
		expect(await new Browser().sentTo(callback)).toBe(failed('started-elsewhere'));
		const other = new Browser();
		await other.sentTo(`${SITE}${OIDC_PATH}/log-in`);
		expect(await other.sentTo(callback)).toBe(failed('failed'));
		expect(await browser.sentTo(callback)).toBe(`${SITE}${CONSOLE_PATH}`);
		expect(await browser.sentTo(callback)).toBe(failed('started-elsewhere'));
		expect(said.join('\n')).not.toContain(SECRET);
	});
});
