import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { sweepUploads } from './uploads.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const picture = () =>
	sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#468' } })
		.withExif({ IFD0: { Copyright: 'secret place' } })
		.jpeg()
		.toBuffer();

describe('uploads', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, SAMPLE_SITE);
	});
	afterAll(() => api.close());

	const upload = (payload: Buffer | string, query: string, headers: Record<string, string> = {}) =>
		api.app.inject({
			method: 'POST',
			url: `/api/v1/uploads?${query}`,
			payload,
			headers: { 'content-type': 'application/octet-stream', origin: 'https://www.example.test', ...headers },
		});
	const files = () => readdir(path.join(api.configuration.DATA_DIR, 'uploads')).catch(() => []);
	const apply = (cv: string) =>
		api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/site-contact',
			payload: sampleRequest('site-contact', { reason: 'job', cv }, { subjectId: undefined }),
		});

	it('keeps a CV under a name that says nothing, and sends it to the agency once', async () => {
		const response = await upload(PDF, `purpose=cv&name=${encodeURIComponent('../..\\Mijn <CV>.exe')}`);
		expect(response.statusCode, response.body).toBe(201);
		const { token, name, size } = response.json();
		expect({ name, size }).toEqual({ name: 'Mijn CV.pdf', size: PDF.length });
		expect(await files()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);
		const sent = await apply(token);
		expect(sent.statusCode, sent.body).toBe(201);
		const notice = await api.database.db
			.selectFrom('outbox_mail')
			.select('message')
			.where('kind', '=', 'notice')
			.orderBy('id', 'desc')
			.executeTakeFirstOrThrow();
		expect(notice.message.attachments).toMatchObject([{ name: 'Mijn CV.pdf', mediaType: 'application/pdf' }]);
		const file = notice.message.attachments?.[0]?.file ?? '';
		expect(await readFile(path.join(api.configuration.DATA_DIR, file))).toEqual(PDF);
		const again = await apply(token);
		expect([again.statusCode, again.json().error.fields]).toEqual([422, [{ path: 'cv', code: 'invalid' }]]);
	});

	it('draws a picture again, smaller and without what the camera wrote into it', async () => {
		const { token } = (await upload(await picture(), 'purpose=picture&name=ik.jpg')).json();
		expect(token).toMatch(/^[\w-]{32}$/);
		const [name] = (await files()).filter((file) => file.endsWith('.webp'));
		const kept = await readFile(path.join(api.configuration.DATA_DIR, 'uploads', name ?? ''));
		expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
		expect((await sharp(kept).metadata()).exif).toBeUndefined();
	});

	it.each([
		['a page', 'cv', '<html><script>alert(1)</script></html>', 415],
		['a program', 'cv', Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff'), 415],
		['an archive', 'cv', Buffer.from('PK\x03\x04\x14\x00\x00\x00\x00\x00'), 415],
		['a drawing with a script', 'picture', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415],
		['a picture that is cut off', 'picture', Buffer.from('ffd8ffe000104a46494600', 'hex'), 415],
		['nothing', 'cv', '', 400],
		['no purpose', 'other', PDF, 400],
	])('refuses %s as %s', async (_what, purpose, content, status) => {
		const response = await upload(content, `purpose=${purpose}&name=cv.pdf`);
		expect(response.statusCode, response.body).toBe(status);
		expect(response.json().error.code).toMatch(/./);
	});

	it('refuses what is too large, without keeping it, and what comes from elsewhere', async () => {
		const before = await files();
		const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
		expect((await upload(large, 'purpose=cv')).statusCode).toBe(413);
		const wide = Buffer.concat([await picture(), Buffer.alloc(9 * 1024 * 1024)]);
		expect((await upload(wide, 'purpose=picture')).statusCode).toBe(413);
		expect((await upload(PDF, 'purpose=cv', { origin: 'https://evil.example' })).statusCode).toBe(403);
		expect(await files()).toEqual(before);
	});

	it('removes what no request took within a day, and keeps what one took', async () => {
		const { token } = (await upload(PDF, 'purpose=cv&name=a.pdf')).json();
		await apply(token);
		await upload(PDF, 'purpose=cv&name=b.pdf');
		const kept = await api.database.db
			.selectFrom('upload')
			.select('file')
			.where('request_id', 'is not', null)
			.execute();
		await api.database.db
			.updateTable('upload')
			.set({ created_at: sql`now() - interval '25 hours'` })
			.execute();
		await sweepUploads(api.database.db, api.configuration.DATA_DIR);
		expect((await files()).map((file) => `uploads/${file}`).sort()).toEqual(
			kept.map(({ file }) => file).sort(),
		);
	});
});
