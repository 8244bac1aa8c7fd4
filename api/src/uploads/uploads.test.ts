import { chmod, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { request as post } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { UploadPurpose } from '@estate/shared-contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { askUploadToken, upload as send } from '../testing/upload.ts';
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

	const upload = (payload: Buffer | string, query: string, headers: Record<string, string> = {}) => {
		const { purpose = '', name = '' } = Object.fromEntries(new URLSearchParams(query));
		return send(api, payload, { purpose: purpose as UploadPurpose, name, headers });
	};
	const files = () => readdir(path.join(api.configuration.DATA_DIR, 'uploads')).catch(() => []);
	const apply = (cv: string) =>
		api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/site-contact',
			payload: sampleRequest('site-contact', { reason: 'job', remark: '', cv }, { subjectId: undefined }),
		});

	it('keeps a CV under a name that says nothing, and sends it to the agency once', async () => {
		const response = await upload(PDF, `purpose=cv&name=${encodeURIComponent('../..\\Mijn <CV>.exe')}`);
		expect(response.statusCode, response.body).toBe(201);
		const { token, name, size } = response.json();
		expect({ name, size }).toEqual({ name: 'Mijn CV.pdf', size: PDF.length });
		expect(await files()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);
		const sent = await apply(token);
		expect(sent.statusCode, sent.body).toBe(201);
		const [confirmation, notice] = (
			await api.database.db.selectFrom('outbox_mail').select('message').orderBy('id').execute()
		).slice(-2) as [{ message: OutboxMessage }, { message: OutboxMessage }];
		for (const { message } of [confirmation, notice])
			expect(message.text).toContain('Cv: Mijn CV.pdf (1 kB)');
		expect(notice.message.text).toContain('Sollicitatie');
		const written = `${confirmation.message.subject}\n${confirmation.message.text}`;
		expect(written).toContain('sollicitatie');
		expect(written).not.toMatch(/bericht/i);
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

	it('removes what no request took within an hour, and keeps what one took', async () => {
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
			.set({ created_at: sql`now() - interval '61 minutes'` })
			.execute();
		await sweepUploads(api.database.db, api.configuration.DATA_DIR);
		expect((await files()).map((file) => `uploads/${file}`).sort()).toEqual(
			kept.map(({ file }) => file).sort(),
		);
	});

	it('removes one that nothing took later, where it cannot at first', async () => {
		const before: string[] = await files();
		await upload(PDF, 'purpose=cv&name=a.pdf');
		const [file = ''] = (await files()).filter((name) => !before.includes(name));
		const place = path.join(api.configuration.DATA_DIR, 'uploads', file);
		await rm(place);
		await mkdir(place);
		await api.database.db
			.updateTable('upload')
			.set({ created_at: sql`now() - interval '61 minutes'` })
			.where('file', '=', `uploads/${file}`)
			.execute();
		const { db } = api.database;
		await sweepUploads(db, api.configuration.DATA_DIR);
		await rmdir(place);
		await writeFile(place, PDF);
		await sweepUploads(db, api.configuration.DATA_DIR);
		expect(await files()).toEqual(before);
	});

	it('are read by nobody else on the machine, also in a folder that was open before', async () => {
		const folder = path.join(api.configuration.DATA_DIR, 'uploads');
		await upload(PDF, 'purpose=cv&name=a.pdf');
		await chmod(folder, 0o755);
		await upload(PDF, 'purpose=cv&name=b.pdf');
		const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
		expect(await modeOf(folder)).toBe('700');
		for (const file of await files()) expect(await modeOf(path.join(folder, file))).toBe('600');
	});

	it('are refused before a byte is read without a token from here, which is good once and for ten minutes', async () => {
		const before = await files();
		const withToken = (token: string) => upload(PDF, 'purpose=cv&name=a.pdf', { 'x-upload-token': token });
		const token = await askUploadToken(api);
		expect((await withToken(token)).statusCode).toBe(201);
		const [id = '', expires = ''] = token.split(/[-.]/);
		const over = `${id}-${Number(expires) - 700}${token.slice(token.indexOf('.'))}`;
		for (const wrong of ['', token, over, `${token}0`]) {
			const response = await withToken(wrong);
			expect([response.statusCode, response.json().error.code]).toEqual([403, 'upload-token']);
		}
		expect(await files()).toHaveLength(before.length + 1);

		// Announces 9 MB, sends nothing of it, and is answered all the same.
		await api.app.listen({ port: 0, host: '127.0.0.1' });
		const { port } = api.app.server.address() as AddressInfo;
		const status = await new Promise((resolve, reject) => {
			const headers = { 'content-length': 9_000_000, 'content-type': 'application/octet-stream' };
			const request = post({ port, path: '/api/v1/uploads?purpose=cv', method: 'POST', headers });
			request.on('response', (response) => {
				resolve(response.statusCode);
				request.destroy();
			});
			request.on('error', reject);
			request.flushHeaders();
		});
		expect(status).toBe(403);
	});
});

describe('quotas of uploads', () => {
	const MEGABYTE = 1024 * 1024;
	const FILE = Buffer.concat([PDF, Buffer.alloc(MEGABYTE - PDF.length, ' ')]);
	const statuses = async (settings: Record<string, string>, addresses: string[]) => {
		const api = await createTestApi(await openTestDatabase(), settings);
		try {
			const codes: number[] = [];
			for (const address of addresses) {
				const headers = { 'x-forwarded-for': address };
				const response = await send(api, FILE, { purpose: 'cv', name: 'a.pdf', headers });
				codes.push(response.statusCode);
			}
			return codes;
		} finally {
			await api.close();
		}
	};

	it('hold per client and day, in bytes: addresses of one network are one client', async () => {
		const own = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3', '2001:db8:1:2::1'];
		expect(await statuses({ UPLOAD_CLIENT_MB: '2' }, own)).toEqual([201, 201, 429, 201]);
	});

	it('hold for the site as a whole, whoever sends; who is over the own quota takes nothing of it', async () => {
		const [one, two, three] = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
		expect(
			await statuses({ UPLOAD_CLIENT_MB: '1', UPLOAD_SITE_MB: '2' }, [one, one, one, two, three]),
		).toEqual([201, 429, 429, 201, 429]);
	});
});
