import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetPerson } from '../privacy/forget-person.ts';
import { importItems } from '../testing/import-items.ts';
import { SAMPLE_SITE } from '../testing/sample-feed.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-databases.ts';
import { upload } from '../testing/upload.ts';
import { publishTestimonial, readSent, refuseTestimonial } from './review-testimonials.ts';

describe('testimonials that visitors send', () => {
	let api: TestApi;
	beforeAll(async () => {
		api = await createTestApi(await openTestDatabase());
		await importItems(api.database.db, SAMPLE_SITE);
	});
	afterAll(() => api.close());

	const db = () => api.database.db;
	const dataDir = () => api.configuration.DATA_DIR;
	async function send(values: Record<string, string>): Promise<string> {
		const response = await api.app.inject({
			method: 'POST',
			url: '/api/v1/requests/testimonial',
			payload: sampleRequest('testimonial', values, { language: 'fr' }),
		});
		expect(response.statusCode, response.body).toBe(201);
		return response.json().reference;
	}
	async function picture(): Promise<string> {
		const payload = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#468' } })
			.jpeg()
			.toBuffer();
		const response = await upload(api, payload, { purpose: 'picture', name: 'ik.jpg' });
		return response.json().token;
	}
	const shown = async (language: string) =>
		(await api.app.inject(`/api/v1/testimonials?language=${language}`))
			.json()
			.items.filter(({ id }: { id: number }) => id > 1_000_000_000);
	const sentAs = async (reference: string) => {
		const [sent] = await readSent(db(), reference);
		if (!sent) throw new Error('nothing was sent');
		return sent;
	};

	it('wait, are published with their picture in every language, and come off again', async () => {
		const reference = await send({
			name: 'Zoé <b>',
			aboutYou: 'vendeuse',
			comment: 'Très bien !',
			image: await picture(),
		});
		expect(await shown('fr')).toEqual([]);
		expect((await readSent(db())).map(({ decision }) => decision)).toEqual(['waiting']);
		for (let time = 0; time < 2; time++) await publishTestimonial(db(), dataDir(), await sentAs(reference));
		for (const language of ['nl', 'fr', 'en']) {
			const [testimonial, ...more] = await shown(language);
			expect(more).toEqual([]);
			expect(testimonial).toMatchObject({ name: 'Zoé <b>', aboutYou: 'vendeuse', comment: 'Très bien !' });
			const file = await api.app.inject(testimonial.image.url ?? testimonial.image.Url);
			expect(file.statusCode).toBe(200);
		}
		expect((await sentAs(reference)).decision).toBe('published');
		await refuseTestimonial(db(), await sentAs(reference));
		expect(await shown('fr')).toEqual([]);
		expect((await sentAs(reference)).decision).toBe('refused');
		await publishTestimonial(db(), dataDir(), await sentAs(reference));
		expect(await shown('fr')).toHaveLength(1);
		expect(await forgetPerson(db(), dataDir(), 'lena@example.test')).toMatchObject({ testimonials: 1 });
		expect(await shown('fr')).toEqual([]);
	});
});
