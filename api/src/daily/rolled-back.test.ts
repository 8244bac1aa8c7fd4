import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dayAfter } from '@estate/shared-contract';
import { afterEach, describe, expect, it } from 'vitest';
import { belgianInstant } from '../calendar/belgian-time.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { createTestApi } from '../testing/test-api.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { readRolledBack } from './rolled-back.ts';
import { sendDaily } from './send-daily.ts';

const TOKEN = 'rel_0011223344556677_of-a-viewer';
const TODAY = '2027-03-09';
const at = (day: string, time: string) => belgianInstant(day, time);
const DAY = { from: at('2027-03-08', '07:30'), until: at(TODAY, '07:30') };

interface LoggedEntry {
	revision: number;
	action: string;
	at: string;
	who: string;
	why: string;
	changes: { remote: string; fact: string; before?: string; after?: string }[];
}

function entry(revision: number, action: string, when: Date, more: Partial<LoggedEntry> = {}): LoggedEntry {
	const changes = [
		{ remote: 'listings', fact: 'active', before: '1.1.0', after: '1.0.0' },
		{ remote: 'listings', fact: 'withdrawn', after: '1.1.0' },
	];
	return { revision, action, at: when.toISOString(), who: 'An', why: 'te traag', changes, ...more };
}

const servers: Server[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
});

/** Address of a server that answers so. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
	const server = createServer(answer);
	servers.push(server);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A console whose log has these entries, newest first, in pages of two. */
const consoleOf = (entries: readonly LoggedEntry[]) =>
	serve(({ url = '', headers }, response) => {
		const { pathname, searchParams } = new URL(url, 'http://console.test');
		const isKnown = pathname === '/-/ops/api/log' && headers.authorization === `Bearer ${TOKEN}`;
		const below = entries.filter(
			({ revision }) => revision < Number(searchParams.get('before') ?? Number.POSITIVE_INFINITY),
		);
		response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ entries: below.slice(0, 2), hasOlder: below.length > 2 }));
	});

const read = (SITE_URL: string) => readRolledBack({ SITE_URL, DAILY_RELEASES_TOKEN: TOKEN }, DAY);

describe('what was rolled back', () => {
	it('is read page by page: roll-backs, trials that ended and restores of the time, nothing else', async () => {
		const canary = { remote: 'forms', fact: 'canary', before: '2.0.0 for 10 % of the visitors' };
		const site = await consoleOf([
			entry(9, 'rollback', at(TODAY, '07:31')),
			entry(8, 'promote', at(TODAY, '07:00')),
			entry(7, 'rollback', at(TODAY, '06:00')),
			entry(6, 'abort', at(TODAY, '05:00'), { changes: [canary] }),
			entry(5, 'lock', at(TODAY, '04:00')),
			entry(4, 'restore', at('2027-03-08', '08:00'), { why: 'zie http://evil.example\nnu' }),
			entry(3, 'rollback', at('2027-03-08', '07:29')),
		]);
		expect((await read(site)).map(({ why, parts }) => [why, parts])).toEqual([
			['te traag', [{ remote: 'listings', from: '1.1.0', to: '1.0.0' }]],
			['te traag', [{ remote: 'forms', from: '2.0.0' }]],
			[expect.not.stringMatching(/:\/\/|\n/), [{ remote: 'listings', from: '1.1.0', to: '1.0.0' }]],
		]);
	});

	it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
		['a refusal', (_, response) => response.writeHead(401).end('{}')],
		[
			'a redirect, which gets no token',
			(_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
		],
		['what is no JSON', (_, response) => response.end('<html>')],
		['JSON of something else', (_, response) => response.end('{"entries":[{}],"hasOlder":false}')],
		['an answer without end', (_, response) => response.end(`"${'x'.repeat(1_100_000)}"`)],
		['a connection that breaks', (_, response) => response.destroy()],
	])('takes no answer for an empty one: %s', async (_what, answer) => {
		await expect(read(await serve(answer))).rejects.toThrow();
	});

	it('is asked for by https alone, but on this machine', async () => {
		await expect(read('http://www.example.test')).rejects.toThrow('https');
	});
});

describe.each(testDatabases())('the daily mail on $name', ({ open }) => {
	it('names what was rolled back since the mail before, and says when that cannot be read', async () => {
		const site = await consoleOf([
			entry(3, 'rollback', at(TODAY, '06:00')),
			entry(2, 'rollback', at('2027-03-06', '12:00'), { why: 'ouder' }),
		]);
		const api = await createTestApi(await open(), { SITE_URL: site, DAILY_RELEASES_TOKEN: TOKEN });
		await importItems(api.database.db, SAMPLE_SITE);
		const { db } = api.database;
		const mailed = async (day: string, configuration = api.configuration) => {
			await sendDaily({ db, configuration }, at(day, '07:30'));
			const newest = db.selectFrom('outbox_mail').select('message').orderBy('id', 'desc').limit(1);
			return (await newest.executeTakeFirst())?.message.text ?? '';
		};
		// Without a token nothing is asked.
		expect(await mailed('2027-03-06', { ...api.configuration, DAILY_RELEASES_TOKEN: undefined })).toBe('');
		const text = await mailed(TODAY);
		expect(text).toMatch(/An: te traag\nlistings: 1\.1\.0 is teruggezet naar 1\.0\.0/);
		expect(text).toContain('ouder');
		expect(await sendDaily({ db, configuration: api.configuration }, at(dayAfter(TODAY, 1), '07:30'))).toBe(
			false,
		);
		const away = { ...api.configuration, SITE_URL: 'http://127.0.0.1:1' };
		expect(await mailed(dayAfter(TODAY, 2), away)).toContain('konden we niet lezen');
		await api.close();
	});
});
