import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccessList, type NewMember, openStore } from '@estate/releases';
import type { ChannelState } from '@estate/shared-contract';
import fastify from 'fastify';
import { CONSOLE_PATH } from '../../console-answers.ts';
import { consoleRoutes } from '../console-routes.ts';

export const OPS_TOKEN = 'a token of the tests, longer than 32 characters';
export const ADMIN: NewMember = {
	name: 'Admin',
	role: 'admin',
	remotes: '*',
	channels: '*',
	addedBy: 'test',
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The last line of an answer, as JSON; all of it where it has one line. */
export async function lastLine(response: Response): Promise<Record<string, unknown>> {
	const lines = (await response.text()).trim().split('\n');
	return JSON.parse(lines.at(-1) || '{}') as Record<string, unknown>;
}

/** The code of the refusal, if there is one: of the answer, or of its last line. */
export async function codeOf(response: Response): Promise<string | undefined> {
	return ((await lastLine(response)) as { refusal?: { code: string } }).refusal?.code;
}

/** A console of production on a store of its own, with one admin on its access list. */
export async function startConsole(
	state: ChannelState,
	{ overrideSecret }: { overrideSecret: string | undefined } = {
		overrideSecret: 'a secret that only the tests know',
	},
) {
	const folder = await mkdtemp(join(tmpdir(), 'console-'));
	const store = openStore(folder);
	const list = new AccessList(store.records);
	await list.addToken(ADMIN);
	const entry = { action: 'restore', remote: '*', before: {}, at: '2026-11-21T10:00:00.000Z' } as const;
	await store.log.append('production', 0, { ...entry, after: state, who: 't', why: '' });
	const app = fastify({ trustProxy: 'loopback' });
	await app.register(consoleRoutes, {
		token: OPS_TOKEN,
		store,
		channel: 'production',
		siteUrl: 'https://site.example',
		isSameOrigin: (headers) => headers['sec-fetch-site'] === 'same-origin',
		overrideSecret,
		endAtLogIn: [],
		assets: { script: { href: '/a.js', integrity: '' }, style: { href: '/a.css', integrity: '' } },
		sayIncompleteLink: async (_, reply) => reply,
		log: () => {},
	});
	app.get('/contact/', async () => 'A page of the site.');
	const site = `${await app.listen({ port: 0, host: '127.0.0.1' })}${CONSOLE_PATH}api/`;
	const post = (path: string, body: object, headers: Record<string, string>) =>
		fetch(site + path, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'content-type': 'application/json', ...headers },
		});
	return {
		store,
		list,
		site,
		post,
		get: (path: string, headers: Record<string, string>) => fetch(site + path, { headers }),
		/** Headers of a session that begins now. Throws where the log-in is refused. */
		async logIn(token: string, who = 'Typed'): Promise<{ cookie: string; 'sec-fetch-site': string }> {
			const response = await post('log-in', { who, token }, { 'sec-fetch-site': 'same-origin' });
			if (response.status !== 204) throw new Error(`The log-in was answered with ${response.status}.`);
			const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
			return { cookie, 'sec-fetch-site': 'same-origin' };
		},
		async stop(): Promise<void> {
			await app.close();
			await rm(folder, { recursive: true });
		},
	};
}
export type ConsoleUnderTest = Awaited<ReturnType<typeof startConsole>>;
