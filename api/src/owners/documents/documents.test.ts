import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { belgianDay, dayAfter } from '@estate/shared-contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { belgianInstant } from '../../calendar/belgian-time.ts';
import { sendDaily } from '../../daily/send-daily.ts';
import { forgetPerson, personData } from '../../privacy/forget-person.ts';
import { importItems } from '../../testing/import-items.ts';
import { emailOf, insertOwner, startSession } from '../../testing/owner-account.ts';
import { OwnerClient } from '../../testing/owner-client.ts';
import { refusingRows } from '../../testing/refuse-rows.ts';
import { SAMPLE_SITE, sampleProperty } from '../../testing/sample-feed.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';
import { upload } from '../../testing/upload.ts';
import { readUnremindedDocuments } from './expiring-documents.ts';
import { sweepDocuments } from './remove-documents.ts';
import { sendReminders } from './send-reminders.ts';

const PDF = Buffer.from('%PDF-1.4\n% a report\n%%EOF\n');
const KINDS = ['electricity', 'planning', 'soil', 'flood', 'asbestos'];
const today = belgianDay();
let keys = 0;

describe('documents of an own property', () => {
	let api: TestApi;
	let owner: OwnerClient;
	beforeEach(async () => {
		api = await createTestApi(await openTestDatabase(), { MAIL_TO: 'kantoor@example.test' });
		await importItems(api.database.db, [
			...SAMPLE_SITE,
			sampleProperty({ ID: 1, Zip: '9000', ConstructionYear: 1970 } as never),
			sampleProperty({ ID: 2, Zip: '5000', City: 'Namur' } as never),
		]);
		await insertOwner(api.database.db, 1, { properties: [1, 2] });
		owner = new OwnerClient(api);
		owner.cookies.set('__Host-session', await startSession(api, 1));
	});
	afterEach(() => api.close());

	const db = () => api.database.db;
	const services = () => ({ db: db(), configuration: api.configuration });
	const handIn = async (bytes: Buffer = PDF) =>
		(await upload(api, bytes, { purpose: 'document', name: 'keuring.pdf' })).json().token as string;
	const add = async (values: object, property = 1) =>
		owner.post(`properties/${property}/documents`, {
			file: await handIn(),
			key: `key-number-${++keys}`,
			...values,
		});
	const read = async (property = 1) =>
		(await owner.get(`properties/${property}/documents?language=nl`)).json() as {
			region?: string;
			asked: { kind: string; state: string; documents: { id: string; href: string; expiresOn?: string }[] }[];
			further: { kind: string }[];
		};
	const asked = async (kind: string) => (await read()).asked.find((each) => each.kind === kind);
	const mails = async (kind: string) =>
		(await db().selectFrom('outbox_mail').select('message').where('kind', '=', kind).execute()).map(
			({ message }) => message,
		);
	const files = () => readdir(path.join(api.configuration.DATA_DIR, 'uploads')).catch(() => []);

	it('are those that the region of the property asks for', async () => {
		const [ghent, namur] = [await read(1), await read(2)];
		expect([ghent.region, namur.region]).toEqual(['flanders', 'wallonia']);
		expect(ghent.asked.map(({ kind }) => kind)).toContain('asbestos');
		expect(namur.asked.map(({ kind }) => kind)).not.toContain('asbestos');
		expect(ghent.asked.find(({ kind }) => kind === 'soil')?.state).toBe('lacking');
	});

	it('are handed in once, end as their rule has it, and come back as they were', async () => {
		const file = await handIn();
		const body = { kind: 'electricity', file, issuedOn: '2020-03-01', key: 'one-and-the-same' };
		const [first, second] = [
			await owner.post('properties/1/documents', body),
			await owner.post('properties/1/documents', body),
		];
		expect([first.statusCode, second.statusCode], first.body).toEqual([200, 200]);
		expect(second.json()).toEqual(first.json());
		const electricity = await asked('electricity');
		expect(electricity).toMatchObject({ state: 'good', documents: [{ expiresOn: '2045-03-01' }] });
		const download = await owner.get(
			electricity?.documents[0]?.href.replace('/api/v1/owner/', '') ?? 'nothing',
		);
		expect(download.rawPayload).toEqual(PDF);
		expect(download.headers['content-disposition']).toContain('keuring.pdf');
		const events = await db()
			.selectFrom('event')
			.select(['type', 'data'])
			.where('type', 'like', 'estate.document.%')
			.execute();
		expect(events).toMatchObject([{ type: 'estate.document.added', data: { kind: 'electricity' } }]);
	});

	it.each<[string, object, string, number?]>([
		['a day to come', { issuedOn: dayAfter(today, 2) }, 'issuedOn'],
		['an end before the beginning', { issuedOn: '2020-03-01', expiresOn: '2020-02-01' }, 'expiresOn'],
		['a day that is none', { issuedOn: '2020-02-31' }, 'issuedOn', 400],
		['a file that is not there', { file: 'gone' }, 'file'],
	])('are refused with %s, and nothing is kept', async (_what, values, field, status = 422) => {
		const response = await add({ kind: 'electricity', ...values });
		expect([response.statusCode, response.json().error.fields[0].path]).toEqual([status, field]);
		expect((await asked('electricity'))?.documents).toEqual([]);
	});

	it('are known by their content, not by their name', async () => {
		const program = await upload(api, Buffer.from('MZ\x90\x00\x03\x00'), {
			purpose: 'document',
			name: 'keuring.pdf',
		});
		expect(program.statusCode).toBe(415);
	});

	it('that come to their end are said once to the owner, and daily to the agency', async () => {
		await add({ kind: 'electricity', expiresOn: dayAfter(today, 30) });
		await add({ kind: 'planning', expiresOn: dayAfter(today, 200) });
		await add({ kind: 'soil', expiresOn: dayAfter(today, -3) });
		// A newer one takes the place of the one that is over.
		await add({ kind: 'flood', expiresOn: dayAfter(today, -3) });
		await add({ kind: 'flood', expiresOn: dayAfter(today, 300) });
		const rounds = await Promise.all([sendReminders(services()), sendReminders(services())]);
		expect(rounds[0] + rounds[1]).toBe(2);
		expect(await sendReminders(services())).toBe(0);
		const said = await mails('document-expiring');
		expect(said.map(({ to }) => to)).toEqual([emailOf(1), emailOf(1)]);
		const texts = said.map(({ subject, text }) => `${subject} ${text}`).join();
		expect(texts).toMatch(/Keuringsverslag/);
		expect(texts).toMatch(/Bodemattest van .* was geldig/);
		expect(texts).toContain('/owner/1/documents/');
		expect(texts).not.toMatch(/\{\{|undefined|Stedenbouw|P- en G/);
		await sendDaily(services(), belgianInstant(dayAfter(today, 1), '07:30'));
		const [daily] = await mails('daily');
		expect(daily?.text).toContain('DOCUMENTEN DIE VERVALLEN OF VERVALLEN ZIJN (2)');
	});

	it('are said however many others came to their end before', async () => {
		const ids = Array.from({ length: 40 }, (_, index) => 100 + index);
		await importItems(
			db(),
			ids.map((ID) => sampleProperty({ ID })),
		);
		await sql`insert into owner_property (owner_id, property_id) select 1, unnest(${ids}::bigint[])`.execute(
			db(),
		);
		await sql`insert into owner_document (property_id, kind, expires_on, author, once_key)
			select property_id, kind, ${dayAfter(today, -30)}::date, '', property_id || kind
			from unnest(${ids}::bigint[]) as property_id, unnest(${KINDS}::text[]) as kind`.execute(db());
		await sql`insert into document_reminder (property_id, kind, expires_on)
			select property_id, kind, expires_on from owner_document`.execute(db());
		await add({ kind: 'soil', expiresOn: dayAfter(today, 5) });
		expect(await sendReminders(services())).toBe(1);
		expect(await sendReminders(services())).toBe(0);
	});

	/** As rows of before hold it: the import of today takes over days alone, and texts. */
	const endEnergy = (property: number, text: string) =>
		sql`update property set detail = detail || jsonb_build_object('EPCCertificateEndDate', ${text}::text)
			where id = ${property}`.execute(db());

	it.each([
		'2026-02-30',
		'0000-00-00',
		'2026-13-45',
		'infinity',
		'99999-01-01',
		'niet van toepassing 10',
		'',
	])('are said of other properties while the certificate of one ends "%s"', async (text) => {
		await endEnergy(1, text);
		await endEnergy(2, dayAfter(today, 30));
		await add({ kind: 'soil', expiresOn: dayAfter(today, 5) });
		expect(await sendReminders(services())).toBe(2);
		await sendDaily(services(), belgianInstant(dayAfter(today, 1), '07:30'));
		const [daily] = await mails('daily');
		expect(daily?.text).toContain('DOCUMENTEN DIE VERVALLEN OF VERVALLEN ZIJN (2)');
	});

	it('end on the day that the feed means, in the order of Belgium too', async () => {
		const end = dayAfter(today, 30);
		const [year, month, day] = end.split('-');
		await endEnergy(1, `${day}/${month}/${year}`);
		expect(await sendReminders(services())).toBe(1);
		expect(await sendReminders(services())).toBe(0);
		expect(await db().selectFrom('document_reminder').select(['kind', 'expires_on']).execute()).toEqual([
			{ kind: 'energy', expires_on: end },
		]);
		const file = { ID: 'epc', Name: { nl: 'EPC' }, Kind: 'epc', file: 'epc' };
		await sql`update property set detail = detail || jsonb_build_object('documents', ${JSON.stringify([file])}::jsonb)
			where id = 1`.execute(db());
		expect(await asked('energy')).toMatchObject({ state: 'expiring', documents: [{ expiresOn: end }] });
	});

	it('are reminded of behind one of which nobody can be, which takes nobody’s place', async () => {
		await add({ kind: 'soil', expiresOn: dayAfter(today, 5) });
		await add({ kind: 'electricity', expiresOn: dayAfter(today, 6) });
		const key = `1 soil ${dayAfter(today, 5)}`;
		await refusingRows(db(), 'document_reminder', `new.kind = 'soil'`, async () => {
			await expect(sendReminders(services())).rejects.toMatchObject({
				failures: [{ message: `document ${key}: refused by the test` }],
			});
		});
		expect(await mails('document-expiring')).toHaveLength(1);
		expect(await sendReminders(services())).toBe(0);
		const left = (without: string[]) => readUnremindedDocuments(db(), new Date(), { most: 1, without });
		expect([await left([]), await left([key])]).toMatchObject([[{ kind: 'soil' }], []]);
	});

	it('of a property that is gone remind nobody', async () => {
		await add({ kind: 'electricity', expiresOn: dayAfter(today, 30) });
		await db().updateTable('property').set({ state: 'sold' }).execute();
		expect(await sendReminders(services())).toBe(0);
	});

	it('are removed with their file by the owner, by time and with the person', async () => {
		const { id } = (await add({ kind: 'soil' })).json();
		expect(await files()).toHaveLength(1);
		expect((await owner.send('DELETE', `properties/2/documents/added/${id}`)).statusCode).toBe(404);
		expect((await owner.send('DELETE', `properties/1/documents/added/${id}`)).statusCode).toBe(200);
		expect(await files()).toEqual([]);

		await add({ kind: 'soil' });
		await db()
			.updateTable('owner_document')
			.set({ added_at: new Date('2020-01-01') })
			.execute();
		await sweepDocuments(db(), api.configuration.DATA_DIR, 24);
		expect(await files()).toHaveLength(1);
		await db().updateTable('property').set({ state: 'sold' }).execute();
		await sweepDocuments(db(), api.configuration.DATA_DIR, 24);
		expect(await files()).toEqual([]);

		await add({ kind: 'soil', issuedOn: '2024-05-06' });
		expect(await personData(db(), emailOf(1))).toMatchObject({
			handedIn: [{ home: 1, kind: 'soil', issuedOn: '2024-05-06', file: 'keuring.pdf' }],
		});
		expect(await forgetPerson(db(), api.configuration.DATA_DIR, emailOf(1))).toMatchObject({ documents: 1 });
		expect(await files()).toEqual([]);
	});
});
