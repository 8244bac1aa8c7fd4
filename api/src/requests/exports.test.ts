import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '../content/site-settings.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { changeSubscription } from '../subscriptions/change-subscription.ts';
import { subscribersAsCsv } from '../subscriptions/subscribers-file.ts';
import { ApiProcess } from '../testing/api-process.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProperty } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { requestsAsCsv } from './requests-file.ts';

const BOM = '\ufeff';

describe('exports', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
	});
	afterAll(() => api.close());
	const send = async (...sent: Parameters<typeof sampleRequest>) => {
		const payload = sampleRequest(...sent);
		const response = await api.app.inject({ method: 'POST', url: `/api/v1/requests/${sent[0]}`, payload });
		expect(response.statusCode, response.body).toBe(201);
	};

	it('of requests have a column per field, and nothing in them runs as a formula', async () => {
		await send('contact-me', {
			firstName: '=HYPERLINK("http://evil.example")',
			lastName: '@SUM(1)',
			phone: '+32 470 12 34 56',
			remark: '-1+1; "x"\n=2',
		});
		await send('contact-demand');
		const { csv, count } = await requestsAsCsv(api.database.db, { kind: 'contact-me' });
		expect(count).toBe(1);
		const [head, ...lines] = csv.slice(BOM.length).split('\r\n');
		expect(csv.startsWith(BOM)).toBe(true);
		const names =
			'reference kind at language home unit project page title firstName lastName email phone remark newsletter';
		expect(head).toBe(
			names
				.split(' ')
				.map((name) => `"${name}"`)
				.join(';'),
		);
		const text = lines.join('\r\n');
		expect(text).toMatch(/^"M-[^"]+";"contact-me";"\d{4}-\d\d-\d\d \d\d:\d\d";"nl";"1";"";"";"";"ms";/);
		expect(text).toContain(
			`"'=HYPERLINK(""http://evil.example"")";"'@SUM(1)";"lena@example.test";"'+32 470 12 34 56";"'-1+1; ""x""\n'=2";""\r\n`,
		);
		expect((await requestsAsCsv(api.database.db)).count).toBe(2);
		expect((await requestsAsCsv(api.database.db, { from: '2999-01-01' })).count).toBe(0);
		expect((await requestsAsCsv(api.database.db, { until: '2020-01-01' })).count).toBe(0);
		expect((await requestsAsCsv(api.database.db)).csv).not.toContain('password');
	});

	it('of readers hold who confirmed alone, each with the links that end it', async () => {
		const { db } = api.database;
		await send('sign-newsletter');
		await send('sign-newsletter', { email: 'silent@example.test' });
		const { configuration: site } = await readSite(db);
		const services = { site, configuration: api.configuration, secret: await installationSecret(db) };
		const reader = await db
			.selectFrom('subscription')
			.selectAll()
			.where('email', '=', 'lena@example.test')
			.executeTakeFirstOrThrow();
		await changeSubscription(db, reader, 'confirm', services);
		const { csv, count } = await subscribersAsCsv(db, services);
		expect(count).toBe(1);
		expect(csv).not.toContain('silent@example.test');
		const cells = csv.split('\r\n')[1]?.slice(1, -1).split('";"') ?? [];
		expect(cells.slice(0, 2)).toEqual(['lena@example.test', 'Lena']);
		expect(cells[5]).toMatch(/^https:\/\/www\.example\.test\/nl\/subscription\//);
		const end = await api.app.inject({ method: 'POST', url: new URL(cells[6] ?? '').pathname });
		expect(end.statusCode).toBe(200);
		expect((await subscribersAsCsv(db, services)).count).toBe(0);
	});
});

describe('the command that exports requests', () => {
	it.each([
		[['--from', '2026-02-31'], 'Write a day that exists as YYYY-MM-DD.'],
		[['--from', '2026-12-02', '--until', '2026-12-01'], '--from 2026-12-02 is after --until 2026-12-01'],
	])('refuses %j in one sentence', async (options, why) => {
		const folder = await mkdtemp(path.join(tmpdir(), 'estate-export-'));
		try {
			const file = path.join(folder, 'requests.csv');
			const environment = { DATA_DIR: folder };
			const command = ApiProcess.start('cli/requests.ts', environment, 'export', file, ...options);
			expect(await command.ended()).toBe(2);
			expect(command.output).toContain(why);
			expect(command.output).not.toContain('    at ');
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});
});
