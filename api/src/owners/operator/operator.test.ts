import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandError } from '../../cli/command-error.ts';
import { giveOrder, takeOrders } from '../../operator/operator-socket.ts';
import { ApiProcess } from '../../testing/api-process.ts';
import { importItems } from '../../testing/import-items.ts';
import { putDatabase } from '../../testing/migrated-database.ts';
import { mailedToken, OwnerClient } from '../../testing/owner-client.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { carryOut } from './carry-out.ts';

describe('an operator', () => {
	let api: TestApi;
	const order = (given: object) => carryOut({ db: api.database.db, configuration: api.configuration }, given);
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, [...SAMPLE_SITE, ...[1, 2, 3].map((ID) => sampleProperty({ ID }))]);
	});
	afterAll(() => api.close());
	const list = async () => (await order({ do: 'list' })) as { email: string }[];

	it('invites, links, resets and sees how accounts stand', async () => {
		const email = 'an@example.test';
		await order({ do: 'create', email, firstName: 'An', lastName: 'Peeters', properties: [1] });
		expect(await list()).toMatchObject([
			{ email, name: 'An Peeters', state: 'invited', hasSecondFactor: false, isDemo: false, properties: [1] },
		]);
		await api.database.db.updateTable('owner').set({ is_demo: true }).execute();
		expect(await list()).toMatchObject([{ email, isDemo: true }]);
		expect(
			await order({ do: 'link', email: 'AN@example.test', properties: [3, 2], remove: false }),
		).toMatchObject({
			properties: [1, 2, 3],
		});
		expect(await order({ do: 'link', email, properties: [1], remove: true })).toMatchObject({
			properties: [2, 3],
		});
		expect(await order({ do: 'reset', email, withSecondFactor: false })).toMatchObject({
			mailed: 'invitation',
		});
		const owner = new OwnerClient(api);
		await owner.post(`links/${await mailedToken(api, email)}`, { password: 'een goed wachtwoord' });
		await owner.post('second-factor', { password: 'een goed wachtwoord' });
		await api.database.db.updateTable('owner').set({ totp_since: new Date() }).execute();
		expect(await list()).toMatchObject([{ state: 'active', hasSecondFactor: true }]);
		expect(await order({ do: 'reset', email, withSecondFactor: true })).toMatchObject({
			mailed: 'reset',
			secondFactor: 'off',
		});
		expect(await owner.isLoggedIn()).toBe(false);
		expect(await list()).toMatchObject([{ state: 'active', hasSecondFactor: false }]);
	});

	it.each([
		[{ do: 'create', email: 'x', firstName: 'A', lastName: 'B', properties: [] }, /is no e-mail address/],
		[
			{ do: 'create', email: 'b@example.test', firstName: ' ', lastName: 'B', properties: [] },
			/firstName is empty/,
		],
		[
			{ do: 'create', email: 'b@example.test', firstName: 'A', lastName: 'B', properties: [9] },
			/no property 9: import/,
		],
		[
			{ do: 'create', email: 'AN@EXAMPLE.TEST', firstName: 'A', lastName: 'B', properties: [] },
			/already: "link"/,
		],
		[
			{ do: 'link', email: 'nobody@example.test', properties: [1], remove: false },
			/no account .* "npm run owners -- list"/,
		],
		[{ do: 'reset', email: 'nobody@example.test', withSecondFactor: false }, /no account/],
		[{ do: 'sell' }, /--help/],
	])('is given the next step after %j', async (given, message) => {
		const before = await list();
		await expect(order(given)).rejects.toThrow(message);
		expect(await list()).toEqual(before);
	});
});

describe('orders to a running api', () => {
	it('pass through a socket that only its own user opens, with answers and refusals', async () => {
		const folder = await mkdtemp(path.join(tmpdir(), 'orders-'));
		expect(await giveOrder(folder, {})).toBeUndefined();
		const orders = await takeOrders(folder, async (order) => {
			if ((order as { no?: true }).no) throw new CommandError('Not so.');
			return { got: order };
		});
		expect(await giveOrder(folder, { name: 'Zoë' })).toEqual({ answer: { got: { name: 'Zoë' } } });
		await expect(giveOrder(folder, { no: true })).rejects.toThrow('Not so.');
		await orders.close();
		expect(await giveOrder(folder, {})).toBeUndefined();
		await rm(folder, { recursive: true });
	});

	it('are how the command works on the embedded database, with the api and without it', async () => {
		const folder = await mkdtemp(path.join(tmpdir(), 'owners-'));
		await putDatabase(folder);
		const settings = { DATA_DIR: folder, API_PORT: '0', LOG_LEVEL: 'silent', WARM_PICTURES: 'no' };
		const run = async (...args: string[]) => {
			const command = ApiProcess.start('cli/owners.ts', settings, ...args);
			return { code: await command.ended(), output: command.output };
		};
		const api = ApiProcess.start('main.ts', settings);
		await api.printed('Api on');
		const [known, unknown] = await Promise.all([run('list', '--json'), run('reset', 'nobody@example.test')]);
		expect([known.code, JSON.parse(known.output)]).toEqual([0, []]);
		expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('npm run owners -- list')]);
		expect(await api.stop('SIGTERM')).toBe(0);
		expect(await run('list')).toEqual({ code: 0, output: expect.stringContaining('No accounts yet') });
		await rm(folder, { recursive: true });
	}, 120_000);
});
