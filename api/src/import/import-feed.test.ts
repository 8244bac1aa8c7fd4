import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRevision } from '../content/content-revision.ts';
import type { Database } from '../database/database.ts';
import { demoOwnersWarning } from '../owners/demo-owners.ts';
import { verifyPassword } from '../owners/password/password-hash.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE, sampleProject, sampleProperty } from '../testing/sample-feed.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import type { FeedItem } from './feed/feed-item.schema.ts';
import type { FeedOwner } from './feed/owner.schema.ts';
import type { FeedProject } from './feed/project.schema.ts';

const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#a53"/></svg>';

describe('the import', () => {
	let database: Database;
	beforeAll(async () => {
		database = await openTestDatabase();
	});
	afterAll(() => database.close());
	beforeEach(async () => {
		await database.db.deleteFrom('owner').execute();
		await database.db.deleteFrom('property').execute();
	});

	const states = async () => {
		const rows = await database.db.selectFrom('property').select(['id', 'state']).orderBy('id').execute();
		return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
	};

	it('takes the same feed twice without changing anything the second time', async () => {
		const feed = [...SAMPLE_SITE, sampleProperty({ ID: 1 }), sampleProperty({ ID: 2 })];
		const first = await importItems(database.db, feed);
		expect(first.refused).toEqual([]);
		expect(first.taken).toMatchObject({ site: 1, property: 2, page: 1 });
		const second = await importItems(database.db, feed);
		expect(second.changed).toBe(0);
		expect(second.revision).toBe(first.revision);
	});

	it('takes a text with a line separator, which ends a line of no feed', async () => {
		await importItems(database.db, [sampleProperty({ ID: 1 }), sampleProperty({ ID: 2 })]);
		const odd = sampleProperty({ ID: 2, Street: 'Veld\u2028straat\u2029' });
		const feed = [`${JSON.stringify(sampleProperty({ ID: 1 }))}\r`, odd];
		const report = await importItems(database.db, feed, { withdrawMissing: true });
		expect(report).toMatchObject({ refused: [], withdrawn: 0, taken: { property: 2 } });
	});

	it.each([
		['an id that cannot be written', '{"kind":"property","ID":{"toString":1}}'],
		['an id of very many lists', `{"kind":"property","ID":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
		['a place that cannot be written', '{"kind":"city","Name":"Gent","Zip":{"toString":1}}'],
	])('refuses %s, and takes the rest', async (_, broken) => {
		const report = await importItems(database.db, [
			sampleProperty({ ID: 1 }),
			broken,
			sampleProperty({ ID: 2 }),
		]);
		expect(report.taken).toEqual({ property: 2 });
		expect(report.refused[0]).toMatchObject({ line: 2 });
	});

	it.each([
		['words that it counts', ''],
		['a word that is left to the database', 'k'.repeat(120)],
	])('refuses more words than the database searches, with %s, and takes the rest', async (_, word) => {
		const words = Array.from({ length: 120_000 }, (_each, place) => `w${place}xyzq`);
		const large = sampleProperty({ ID: 2, Description: { nl: `<p>${word} ${words.join(' ')}</p>` } });
		const report = await importItems(database.db, [
			sampleProperty({ ID: 1 }),
			large,
			sampleProperty({ ID: 3 }),
		]);
		expect(report.refused).toMatchObject([{ line: 2, item: 'property 2' }]);
		expect(await states()).toEqual({ 1: 'available', 3: 'available' });
	});

	it('makes a new revision when something changed', async () => {
		const first = await importItems(database.db, [sampleProperty({ ID: 1 })]);
		const second = await importItems(database.db, [sampleProperty({ ID: 1, Price: 1 })]);
		expect(second.changed).toBe(1);
		expect(second.revision).not.toBe(first.revision);
		expect(await readRevision(database.db)).toBe(second.revision);
	});

	it('names each field that nobody knows once, with its first line and in how many items it stands', async () => {
		const misspelt = (ID: number) => JSON.stringify({ ...sampleProperty({ ID }), Bedroms: 3 });
		const report = await importItems(database.db, [
			...SAMPLE_SITE,
			misspelt(1),
			sampleProperty({ ID: 2 }),
			misspelt(3),
		]);
		expect(report.refused).toEqual([]);
		const line = SAMPLE_SITE.length + 1;
		expect(report.unknown).toEqual([{ kind: 'property', field: 'Bedroms', line, items: 2 }]);
	});

	it('remembers some hundred fields that nobody knows, however many a feed has', async () => {
		const odd = Object.fromEntries(Array.from({ length: 5_000 }, (_, place) => [`odd${place}`, 1]));
		const report = await importItems(database.db, [
			JSON.stringify({ ...sampleProperty({ ID: 1 }), ...odd, ['x'.repeat(10_000)]: 1 }),
		]);
		expect(report.taken).toEqual({ property: 1 });
		expect(report.unknown.length).toBeLessThan(1_000);
		expect(JSON.stringify(report.unknown).length).toBeLessThan(100_000);
	});

	it('reports each broken line with line, item, path and reason, and takes all others', async () => {
		const { Price: _, ...noPrice } = sampleProperty({ ID: 4 });
		const report = await importItems(database.db, [
			sampleProperty({ ID: 1 }),
			'{"kind": "property", ',
			JSON.stringify({ ...sampleProperty({ ID: 3 }), Marquee: 9 }),
			JSON.stringify({ ...noPrice, Goal: 2 }),
			'{"kind":"castle"}',
			'',
			sampleProperty({ ID: 7 }),
		]);
		expect(Object.keys(await states())).toEqual(['1', '7']);
		expect(report.refused.map(({ line, item, path }) => [line, item, path])).toEqual([
			[2, '?', ''],
			[3, 'property 3', 'Marquee'],
			[4, 'property 4', 'Goal'],
			[5, 'castle', 'kind'],
		]);
		for (const { message } of report.refused) expect(message).not.toBe('');
	});

	it('takes the first of two items with the same id and reports the second', async () => {
		const report = await importItems(database.db, [
			sampleProperty({ ID: 1, Price: 100 }),
			sampleProperty({ ID: 1, Price: 200 }),
		]);
		expect(report.refused).toMatchObject([{ line: 2, item: 'property 1' }]);
		const { public_price } = await database.db
			.selectFrom('property')
			.select('public_price')
			.executeTakeFirstOrThrow();
		expect(public_price).toBe(100);
	});

	it('refuses only the item that the database refuses', async () => {
		const type = SAMPLE_SITE.find((item) => item.kind === 'property-type');
		const report = await importItems(database.db, [
			...SAMPLE_SITE,
			// A second type with the WebID of the first.
			JSON.stringify({ ...type, ID: 99 }),
			sampleProperty({ ID: 5 }),
		]);
		expect(report.refused).toMatchObject([{ item: 'property-type 99' }]);
		expect(report.taken).toMatchObject({ property: 1, 'property-type': 2 });
	});

	it('withdraws properties that have gone only when asked to, and never because their line is broken', async () => {
		const properties = [1, 2, 3].map((ID) => sampleProperty({ ID }));
		await importItems(database.db, properties);
		const later = [properties[0]!, JSON.stringify({ ...properties[1], City: 5 })];
		expect((await importItems(database.db, later)).withdrawn).toBe(0);
		const report = await importItems(database.db, later, { withdrawMissing: true });
		expect(report.withdrawn).toBe(1);
		expect(await states()).toEqual({ 1: 'available', 2: 'available', 3: 'withdrawn' });
		await importItems(database.db, [properties[2]!]);
		expect((await states())[3]).toBe('available');
	});

	it.each([
		['cut off', '{"kind":"property","ID":2,"Ci'],
		['without a kind', '{"ID":2}'],
		['without an id', '{"kind":"property"}'],
	])('withdraws nothing beside a line that may be any property: %s', async (_, line) => {
		const properties = [1, 2, 3].map((ID) => sampleProperty({ ID }));
		await importItems(database.db, properties);
		const report = await importItems(database.db, [properties[0]!, line], { withdrawMissing: true });
		expect(report).toMatchObject({ withdrawn: 0, withdrawalsHeld: true, taken: { property: 1 } });
		expect(await states()).toEqual({ 1: 'available', 2: 'available', 3: 'available' });
		const whole = await importItems(database.db, [properties[0]!], { withdrawMissing: true });
		expect(whole).toMatchObject({ withdrawn: 2, withdrawalsHeld: false });
	});

	it('never withdraws everything because a feed holds no properties', async () => {
		await importItems(database.db, [sampleProperty({ ID: 1 })]);
		expect((await importItems(database.db, SAMPLE_SITE, { withdrawMissing: true })).withdrawn).toBe(0);
	});

	it('cleans HTML of everything that runs or loads', async () => {
		await importItems(database.db, [
			sampleProperty({
				ID: 1,
				Description: {
					nl: '<h1>Titel</h1><p onclick="x()">Tekst <a href="javascript:x()">a</a><img src=x onerror=y><iframe src="//x"></iframe><script>z()</script></p>',
				},
			}),
		]);
		const { detail } = await database.db.selectFrom('property').select('detail').executeTakeFirstOrThrow();
		expect(detail.Description.nl).toBe('<h2>Titel</h2><p>Tekst <a>a</a></p>');
	});

	it('takes pictures in, and leaves out and reports what is none', async () => {
		const report = await importItems(
			database.db,
			[
				sampleProperty({
					ID: 1,
					pictures: [
						{ file: 'front.svg', name: 'Voorgevel', alt: { nl: 'De voorgevel' }, kind: 'photo' },
						{ file: 'note.jpg', name: 'Geen foto' },
						{ file: '../outside.jpg', name: 'Buiten' },
						{ file: 'missing.jpg', name: 'Weg' },
					],
				}),
			],
			{ files: { 'front.svg': SVG, 'note.jpg': 'this is no picture' } },
		);
		expect(report.taken.property).toBe(1);
		expect(report.leftOut.map(({ path }) => path).sort()).toEqual(['pictures.1', 'pictures.2', 'pictures.3']);
		const { summary, detail } = await database.db
			.selectFrom('property')
			.select(['summary', 'detail'])
			.executeTakeFirstOrThrow();
		expect(detail.pictures).toHaveLength(1);
		expect(summary.picture).toMatchObject({ width: 600, height: 400, alt: { nl: 'De voorgevel' } });
	});

	it('keeps documents away from what is served, and leaves out what is none', async () => {
		const documents = [
			{ ID: 'epc', Name: { nl: 'EPC' }, Kind: 'epc', file: 'epc.pdf' },
			{ ID: 'x', Name: { nl: 'Programma' }, Kind: 'other', file: 'run.pdf' },
			{ ID: 'y', Name: { nl: 'Weg' }, Kind: 'other', file: '../../etc/passwd' },
		];
		const report = await importItems(database.db, [sampleProperty({ ID: 1, documents })], {
			files: { 'epc.pdf': '%PDF-1.4 test', 'run.pdf': 'MZ program' },
		});
		expect(report.leftOut.map(({ path }) => path)).toEqual(['documents.1', 'documents.2']);
		const { detail } = await database.db.selectFrom('property').select('detail').executeTakeFirstOrThrow();
		expect(detail.documents).toEqual([
			{ ID: 'epc', Name: { nl: 'EPC' }, Kind: 'epc', file: expect.stringMatching(/^[0-9a-f]{24}\.pdf$/) },
		]);
	});

	it('takes opening hours as the feed writes them, and refuses what is no time of the day', async () => {
		const [site] = SAMPLE_SITE.filter((item) => item.kind === 'site');
		const open = (opens: string, closes: string) => {
			const openingHours = [{ days: ['Mo'], opens, closes }];
			const { agency } = site!.configuration;
			const offices = [
				{
					name: 'Aalst',
					street: 'Markt 1',
					zip: '9300',
					city: 'Aalst',
					phone: '+32 53 00 00 00',
					openingHours,
				},
			];
			return {
				...site!,
				configuration: { ...site!.configuration, agency: { ...agency, offices, openingHours } },
			};
		};
		const kept = async () =>
			(await database.db.selectFrom('site').select('configuration').executeTakeFirstOrThrow()).configuration
				.agency;
		expect((await importItems(database.db, [open('9:00', '18u')])).refused).toEqual([]);
		const hours = [{ days: ['Mo'], opens: '09:00', closes: '18:00' }];
		expect(await kept()).toMatchObject({ openingHours: hours, offices: [{ openingHours: hours }] });
		const { refused } = await importItems(database.db, [open('op afspraak', '18:00')]);
		expect(refused.map(({ path, message }) => [path, message])).toEqual([
			['configuration.agency.offices.0.openingHours.0.opens', 'A time of the day is written as 09:30.'],
			['configuration.agency.openingHours.0.opens', 'A time of the day is written as 09:30.'],
		]);
		expect(await kept()).toMatchObject({ openingHours: hours });
	});

	it('takes dates as the feed writes them, and reports those that no calendar has', async () => {
		const { leftOut, refused } = await importItems(database.db, [
			sampleProperty({ ID: 1, EPCCertificateEndDate: '2026-02-30', AsbestosDate: '12/03/2024' }),
			sampleProperty({ ID: 2, EPCCertificateEndDate: 'niet van toepassing 10' }),
			sampleProject({ ID: 6, Delivery: '0000-00-00' }),
			sampleProject({ ID: 7, Delivery: 'voorjaar 2027' }),
		]);
		expect(refused).toEqual([]);
		expect(leftOut).toEqual([
			{
				line: 1,
				item: 'property 1',
				path: 'EPCCertificateEndDate',
				message: 'No calendar has this day: 2026-02-30.',
			},
			{ line: 3, item: 'project 6', path: 'Delivery', message: 'No calendar has this day: 0000-00-00.' },
		]);
	});

	it('removes a unit that its project no longer has, and lets no other project take one', async () => {
		const unit = (ID: number) => ({
			ID,
			Name: { nl: `App ${ID}` },
			WebID: 2,
			PublishPrice: true,
			Price: 300_000,
			State: 'available' as const,
			Description: {},
			pictures: [],
		});
		const project = (ids: number[]): FeedProject => ({
			kind: 'project',
			ID: 6,
			Goal: 0,
			Name: { nl: 'Park' },
			City: 'Gent',
			Zip: '9000',
			WebID: 2,
			PublicAddress: false,
			CountryID: 10,
			CountryName: { nl: 'België' },
			State: 'available',
			Description: {},
			pictures: [],
			documents: [],
			units: ids.map(unit),
		});
		const unitIds = async () =>
			(await database.db.selectFrom('project_unit').select('id').orderBy('id').execute()).map(({ id }) => id);
		await importItems(database.db, [project([601, 602])]);
		expect(await unitIds()).toEqual([601, 602]);
		await importItems(database.db, [project([602])]);
		expect(await unitIds()).toEqual([602]);

		const { refused, leftOut } = await importItems(database.db, [
			project([602]),
			{ ...project([602, 603]), ID: 7 },
			{ ...project([604, 604]), ID: 8 },
		]);
		expect(refused).toEqual([]);
		expect(leftOut).toMatchObject([
			{ line: 2, item: 'project 7', path: 'units.0' },
			{ line: 3, item: 'project 8', path: 'units.1' },
		]);
		expect(await unitIds()).toEqual([602, 603, 604]);
	});

	/** The site of the demo agency, whose owners come with passwords. */
	const DEMO_SITE = SAMPLE_SITE.filter(({ kind }) => kind === 'site').map(
		(item): FeedItem => (item.kind === 'site' ? { ...item, demo: true } : item),
	);

	it('takes owners after their properties, keeps a password that they changed, and names properties that are not there', async () => {
		const owner: FeedOwner = {
			kind: 'owner',
			id: 1,
			firstName: 'Els',
			lastName: 'Claes',
			email: 'els@example.test',
			password: 'eerste wachtwoord',
			propertyIds: [1, 404],
			visits: [
				{ propertyId: 1, startsAt: '2026-05-01T10:00:00Z', status: 'done', contact: 'An', feedback: '' },
				{ propertyId: 1, startsAt: '2026-05-01T10:00:00Z', status: 'done', contact: 'An', feedback: 'Mooi' },
			],
			communications: [],
			media: [],
			pageVisits: [{ propertyId: 1, day: '2026-05-01', portal: 'site', count: 4 }],
		};
		const feed = [...DEMO_SITE, owner, sampleProperty({ ID: 1 })];
		const report = await importItems(database.db, feed);
		expect(report.leftOut).toMatchObject([{ item: 'owner 1', path: 'propertyIds' }]);
		const account = () => database.db.selectFrom('owner').select('password_hash').executeTakeFirstOrThrow();
		expect(await verifyPassword((await account()).password_hash, 'eerste wachtwoord')).toBe(true);
		const twin = await importItems(database.db, [{ ...owner, id: 2 }]);
		expect(twin.refused).toMatchObject([{ line: 1, item: 'owner 2' }]);
		await database.db.updateTable('owner').set({ password_hash: 'changed' }).execute();
		await importItems(database.db, feed);
		expect((await account()).password_hash).toBe('changed');
		expect(await database.db.selectFrom('visit').select('feedback').execute()).toEqual([
			{ feedback: 'Mooi' },
		]);
	});

	it('gives the demo agency’s owners their password, and removes them with their sessions when another agency comes', async () => {
		const { db } = database;
		const demo: FeedOwner = {
			kind: 'owner',
			id: 1,
			firstName: 'An',
			lastName: 'Peeters',
			email: 'an.peeters@example.be',
			password: 'meander-demo',
			propertyIds: [1],
			visits: [],
			communications: [],
			media: [],
			pageVisits: [],
		};
		const properties = [1, 2].map((ID) => sampleProperty({ ID }));
		await importItems(db, [...DEMO_SITE, ...properties, demo]);
		const hashOf = async () =>
			(await db.selectFrom('owner').select('password_hash').executeTakeFirst())?.password_hash;
		expect(await verifyPassword(await hashOf(), 'meander-demo')).toBe(true);
		expect(await demoOwnersWarning(db)).toMatch(
			/^1 owners of the demo agency .* password that everybody knows/,
		);
		await importItems(db, [...DEMO_SITE, { ...demo, propertyIds: [2] }]);
		expect(await verifyPassword(await hashOf(), 'meander-demo'), 'also with another property').toBe(true);
		expect(await db.selectFrom('outbox_mail').selectAll().execute()).toEqual([]);
		await db
			.insertInto('owner')
			.values({
				id: 1_000_009,
				email: 'real@example.test',
				first_name: 'R',
				last_name: 'L',
				password_hash: null,
			})
			.execute();
		for (const owner_id of [1, 1_000_009])
			await db
				.insertInto('owner_session')
				.values({ token_hash: `of ${owner_id}`, owner_id })
				.execute();
		const site = SAMPLE_SITE.filter(({ kind }) => kind === 'site');
		const report = await importItems(db, [...site, demo]);
		expect(report.demoOwnersRemoved).toBe(1);
		expect(await demoOwnersWarning(db)).toBeUndefined();
		expect(report.leftOut).toMatchObject([{ item: 'owner 1', path: 'password' }]);
		const rows = await db.selectFrom('owner').select(['id', 'password_hash']).orderBy('id').execute();
		expect(rows).toEqual([
			{ id: 1, password_hash: null },
			{ id: 1_000_009, password_hash: null },
		]);
		const sessions = await db.selectFrom('owner_session').select('owner_id').execute();
		expect(sessions).toEqual([{ owner_id: 1_000_009 }]);
	});
});
