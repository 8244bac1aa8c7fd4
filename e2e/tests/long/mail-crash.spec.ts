import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { MailServer } from '../../../api/src/testing/mail-server.ts';
import { demoItems, type Item, OwnSite, smallAgency } from '../../src/own-site.ts';

const REQUESTS = 100;
const AT_ONCE = 12;
/** The api is killed when so many requests were acknowledged, or so many mails have arrived, at one after the other. */
const TIMES: readonly { answers?: number; mails?: number }[] = [
	{ answers: 10 },
	{ answers: 45 },
	{ mails: 80 },
	{ answers: 90 },
	{ mails: 120 },
];
/** Mails that a process sends at once: no more can be between "I have it" and its note. */
const IN_FLIGHT = 10;

interface Row {
	reference: string;
	kind: string;
	mail: number;
	sent: boolean;
}
const ROWS = `select reference, outbox_mail.kind, outbox_mail.id as mail, sent_at is not null as sent
	from request left join outbox_mail on request_id = request.id`;
/** Lets the two minutes pass after which a mail that a dead process had claimed is anybody's. */
const CLAIMS_END = 'update outbox_mail set due_at = now() where is_claimed and sent_at is null';

/** What a drill needs of a database besides its address. */
interface Store {
	environment: NodeJS.ProcessEnv;
	/** After the api has been killed, before it is started again */
	afterCrash(): Promise<void>;
	/** While the api is stopped; `dataDir` is the site's */
	rows(dataDir: string): Promise<Row[]>;
	drop(): Promise<void>;
}

function embedded(): Store {
	return {
		environment: {},
		async afterCrash() {},
		async rows(dataDir) {
			const database = await PGlite.create(path.join(dataDir, 'db'));
			const { rows } = await database.query<Row>(ROWS);
			await database.close();
			return rows;
		},
		async drop() {},
	};
}

async function onServer(url: string): Promise<Store> {
	const name = `estate_drill_${randomBytes(6).toString('hex')}`;
	const own = new URL(url);
	own.pathname = `/${name}`;
	async function run<Result extends object>(at: string, statement: string): Promise<Result[]> {
		const client = new Client({ connectionString: at });
		await client.connect();
		try {
			return (await client.query<Result>(statement)).rows;
		} finally {
			await client.end();
		}
	}
	await run(url, `create database ${name}`);
	return {
		environment: { DATABASE_URL: own.href },
		afterCrash: async () => void (await run(own.href, CLAIMS_END)),
		rows: () => run<Row>(own.href, ROWS),
		drop: async () => void (await run(url, `drop database ${name} with (force)`)),
	};
}

/** What visitor `number` sends: every other one books a visit at a time of their own. */
function body(number: number, slots: readonly string[], property: number) {
	const person = {
		title: 'none',
		firstName: 'Jan',
		lastName: `Nummer ${number}`,
		email: `jan${number}@example.test`,
		phone: '0478 12 34 56',
		remark: 'Mag ik langskomen?',
	};
	const common = { idempotencyKey: `mail-crash-${number}`, language: 'nl' };
	return number % 2 === 0
		? { kind: 'site-contact', content: { ...common, values: person } }
		: {
				kind: 'contact-appointment',
				content: { ...common, subjectId: property, values: { ...person, slot: slots[number] } },
			};
}

/** Sends until it is acknowledged, as a form does; returns the reference. */
async function post(
	apiUrl: string,
	{ kind, content }: ReturnType<typeof body>,
	untilBack: () => Promise<void>,
): Promise<string> {
	for (let attempt = 0; attempt < 400; attempt++) {
		try {
			const response = await fetch(`${apiUrl}/api/v1/requests/${kind}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(content),
			});
			if (response.ok) return ((await response.json()) as { reference: string }).reference;
			if (response.status < 500) throw new Error(`${kind} was refused: ${await response.text()}`);
		} catch (error) {
			// Killed: the visitor tries again.
			if (!(error instanceof TypeError)) throw error;
		}
		await untilBack();
	}
	throw new Error(`${content.idempotencyKey} was never acknowledged.`);
}

const DATABASES = ['the embedded database', ...(process.env.TEST_DATABASE_URL ? ['PostgreSQL'] : [])];

for (const name of DATABASES)
	test(`kill -9 while mails leave, on ${name}: what was acknowledged is stored, and mailed once`, async () => {
		test.setTimeout(240_000);
		const mails = await MailServer.started();
		const url = name === 'PostgreSQL' ? process.env.TEST_DATABASE_URL : undefined;
		const store = url ? await onServer(url) : embedded();
		const site = await OwnSite.reserve({
			name: 'mail-crash',
			environment: { SMTP_URL: mails.url, DAILY_MAIL: 'no', ...store.environment },
		});
		try {
			const property = demoItems().find(
				(item): item is Item & { ID: number } =>
					item.kind === 'property' && item.State === 'available' && item.Goal === 1,
			);
			if (!property) throw new Error('The demo agency has no property to visit.');
			await site.import([
				...smallAgency(),
				...demoItems().filter(({ kind }) => kind === 'property-type' || kind === 'city'),
				property,
			]);
			await site.startApi();
			const answer = await fetch(`${site.apiUrl}/api/v1/properties/${property.ID}/slots?language=nl`);
			const { slots } = (await answer.json()) as { slots: { id: string; isFull: boolean }[] };
			const free = slots.filter(({ isFull }) => !isFull).map(({ id }) => id);
			expect(free.length).toBeGreaterThan(REQUESTS);

			const acknowledged = new Map<number, string>();
			let crashes = 0;
			// A question is two mails; a visit that is not confirmed yet is one.
			const expected = REQUESTS * 1.5;
			const arrived = () => new Set(mails.mails.map(({ messageId }) => messageId)).size;
			/** Over when the api that was killed is back */
			let restarting = Promise.resolve();
			async function crash(): Promise<void> {
				await site.killApi();
				await store.afterCrash();
				await site.startApi();
			}
			async function crashAtTimes(): Promise<void> {
				for (const { answers = 0, mails: enough = 0 } of TIMES) {
					await expect
						.poll(() => acknowledged.size >= answers && arrived() >= enough, {
							intervals: [2],
							timeout: 60_000,
						})
						.toBe(true);
					crashes++;
					restarting = crash();
					await restarting;
				}
			}
			let next = 0;
			const visitors = Array.from({ length: AT_ONCE }, async () => {
				while (next < REQUESTS) {
					const number = next++;
					acknowledged.set(
						number,
						await post(site.apiUrl, body(number, free, property.ID), () => restarting),
					);
				}
			});
			await Promise.all([...visitors, crashAtTimes()]);
			await expect.poll(arrived, { timeout: 60_000 }).toBe(expected);
			await site.stopApi();

			const rows = await store.rows(site.dataDir);
			expect(new Set(acknowledged.values()).size).toBe(REQUESTS);
			expect(new Set(rows.map(({ reference }) => reference))).toEqual(new Set(acknowledged.values()));
			expect(rows).toHaveLength(expected);
			expect(rows.filter(({ sent }) => !sent)).toEqual([]);

			// One Message-ID a mail of a request; a repeat of one is what a receiver can recognise.
			const ids = new Map<string, Set<string | undefined>>();
			for (const { recipient, subject = '', messageId } of mails.mails) {
				const key = `${recipient} ${subject}`;
				ids.set(key, (ids.get(key) ?? new Set()).add(messageId));
			}
			expect([...ids.values()].filter(({ size }) => size !== 1)).toEqual([]);
			expect(ids.size).toBe(expected);
			const repeats = mails.mails.length - expected;
			expect(repeats).toBeLessThanOrEqual(crashes * IN_FLIGHT);
			const figures = `${name}: ${crashes} crashes, ${expected} mails, ${repeats} sent again under the same Message-ID`;
			test.info().annotations.push({ type: 'figures', description: figures });
			console.log(figures);
		} finally {
			await site.stop();
			await mails.stop();
			await store.drop();
		}
	});
