import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../locations.ts';
import { takeOrders } from '../../../operator/operator-socket.ts';
import { installationSecret } from '../../../server/installation-secret.ts';
import { importItems } from '../../../testing/import-items.ts';
import { emailOf, insertOwner } from '../../../testing/owner-account.ts';
import { SAMPLE_SITE, sampleProperty } from '../../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { replyAddress } from '../reply-address.ts';
import { carryOutMessages } from './carry-out-messages.ts';

const DOMAIN = 'reply.example.test';

describe('the command of messages, while the api runs', () => {
	let api: TestApi;
	let folder = '';
	let orders: Awaited<ReturnType<typeof takeOrders>>;
	beforeAll(async () => {
		// A short path: sockets take no long ones.
		folder = await mkdtemp(path.join(tmpdir(), 'msg-'));
		api = await createTestApi(await openTestDatabase(), { REPLY_DOMAIN: DOMAIN });
		await importItems(api.database.db, [...SAMPLE_SITE, sampleProperty({ ID: 1 })]);
		await insertOwner(api.database.db, 1, { properties: [1] });
		const services = { db: api.database.db, configuration: { ...api.configuration, DATA_DIR: folder } };
		orders = await takeOrders(folder, (order) => carryOutMessages(services, order));
	});
	afterAll(async () => {
		await orders.close();
		await api.close();
		await rm(folder, { recursive: true, force: true });
	});

	async function run(args: readonly string[], input = '') {
		const child = spawn(
			process.execPath,
			['--disable-warning=ExperimentalWarning', 'api/src/cli/messages.ts', ...args],
			{ cwd: ROOT, env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }, stdio: 'pipe' },
		);
		const code = new Promise<number | null>((resolve) => child.once('close', resolve));
		child.stdin.end(input);
		const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
		return { code: await code, output, errors };
	}
	const mail = async (from: string, body = 'Ja.') => {
		const secret = await installationSecret(api.database.db);
		const to = replyAddress(secret, DOMAIN, { propertyId: 1, ownerId: 1 });
		return `From: ${from}\r\nTo: ${to}\r\nSubject: Re\r\nMessage-ID: <${from}-1@x>\r\n\r\n${body}\r\n`;
	};

	it('writes as the agency with a file, takes an answer in, and lists and shows both', async () => {
		const file = path.join(folder, 'plan.pdf');
		await writeFile(file, '%PDF-1.4\n% x\n%%EOF\n');
		expect(await run(['answer', '1', '--as', 'Karim', '--file', file], 'Past dinsdag?\n')).toMatchObject({
			code: 0,
			output: 'Written. Copies by mail: 1.\n',
		});
		expect((await run(['list'])).output).not.toContain('waits');
		expect(await run(['receive'], await mail(emailOf(1)))).toMatchObject({ code: 0 });
		expect((await run(['list'])).output).toMatch(/^1 {2}\S+ {2}messages: 2 {2}waits for an answer$/m);
		const { output } = await run(['show', '1']);
		expect(output).toMatch(/Karim \(agency\) {2}\[plan\.pdf\]\n {2}Past dinsdag\?/);
		expect(output).toMatch(/Eigenaar 1 \(owner\)\n {2}Ja\./);
		expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
	});

	it('tells the mail server by its exit code what to do with a mail, and says nothing of it', async () => {
		const foreign = await run(['receive'], await mail('other@example.test'));
		expect([foreign.code, foreign.errors]).toEqual([77, expect.stringContaining('own address')]);
		expect(foreign.errors).not.toContain('other@');
		expect((await run(['receive'], 'From: a@b.be\r\nTo: x@y.be\r\n\r\nHallo')).code).toBe(67);
		expect((await run(['receive'], await mail(emailOf(1), '> Ja\r\n'))).code).toBe(65);
		await api.database.db.schema.alterTable('property').renameTo('away').execute();
		const away = await run(['receive'], await mail(emailOf(1), 'Later'));
		await api.database.db.schema.alterTable('away').renameTo('property').execute();
		expect(away.code).toBe(75);
	});

	it('refuses what it cannot do in a sentence', async () => {
		expect(await run(['answer', '1'], ' ')).toMatchObject({
			code: 1,
			errors: expect.stringContaining('5000'),
		});
		expect((await run(['answer', '99'], 'Hallo')).code).toBe(1);
		expect((await run(['show', 'x'])).errors).toContain('number of a property');
	});
});
