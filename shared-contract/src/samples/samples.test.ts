import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { ENDPOINT_SCHEMAS } from '../api/endpoints.schema.ts';
import { ENDPOINTS, type EndpointName } from '../api/endpoints.ts';
import { LANGUAGES } from '../domain/languages.ts';
import { RELATION_TYPES } from '../entities/content.schema.ts';
import {
	SAMPLE_CREDENTIALS,
	SAMPLE_LINKS,
	SAMPLE_NOTIFICATION_LINKS,
	SAMPLE_SEARCH_CHANGE_COOKIE,
	SAMPLE_SEARCHES_TOKEN,
	SAMPLE_SESSION_COOKIE,
	SAMPLE_STEP_COOKIE,
	type SampleApi,
	sampleAnswer,
	sampleInputs,
	sampleProperties,
	sampleRouteParams,
	serveSamples,
} from './index.ts';

const PARAMS: Partial<Record<EndpointName, Record<string, string>>> = {
	property: { id: '12' },
	project: { id: '14' },
	unit: { id: '1401' },
	page: { id: '1' },
	article: { slug: 'zo-leest-u-een-epc' },
	placePage: { place: 'gent' },
	askedRequest: { token: 'sample-offer' },
	visitSlots: { id: '1401' },
	appointment: { token: 'sample-appointment' },
	subscription: { token: 'sample-wish' },
	savedSearches: { token: SAMPLE_SEARCHES_TOKEN },
	ownerProperty: { id: '12' },
	ownerReport: { id: '12' },
	ownerMessages: { id: '12' },
	ownerOffers: { id: '12' },
	ownerPeople: { id: '12' },
	ownerDocuments: { id: '12' },
	ownerStatistics: { id: '12' },
	notificationLink: { token: SAMPLE_NOTIFICATION_LINKS.visit },
	ownerLink: { token: SAMPLE_LINKS.invitation },
};

const reading = Object.entries(ENDPOINTS)
	.filter(([, { method }]) => method === 'GET')
	.map(([name]) => name as EndpointName);

describe('the sample answers', () => {
	it.each(LANGUAGES)('fit the schema of every reading endpoint in %s', (language) => {
		for (const name of reading) {
			const { status, body } = sampleAnswer(name, {
				params: PARAMS[name] ?? {},
				query: new URLSearchParams({ language, goal: '0', kind: 'unit' }),
				body: undefined,
				cookie: [SAMPLE_SESSION_COOKIE, SAMPLE_STEP_COOKIE, SAMPLE_SEARCH_CHANGE_COOKIE].join('; '),
			});
			expect([name, status]).toEqual([name, 200]);
			const checked = ENDPOINT_SCHEMAS[name].response.safeParse(body);
			expect([name, checked.error?.issues]).toEqual([name, undefined]);
		}
	});

	it('hold fourteen properties, with a hidden price, a hidden address, a sold one and a rented one', () => {
		const properties = sampleProperties('nl');
		expect(properties).toHaveLength(14);
		expect(properties.some(({ PublishPrice, Price }) => !PublishPrice && Price === undefined)).toBe(true);
		expect(
			properties.some(({ PublishAddress, Street, Location }) => !PublishAddress && !Street && !Location),
		).toBe(true);
		expect(new Set(properties.map(({ State }) => State))).toEqual(
			new Set(['available', 'sold', 'option', 'rented']),
		);
	});

	it('show each relation in every view', () => {
		for (const relation of RELATION_TYPES) {
			const views = sampleInputs(relation, 'fr').map(({ module }) => module.view);
			expect(new Set(views).size).toBe(6);
		}
	});

	it('give every parameter that a route asks for', () => {
		const [unit] = sampleRouteParams(
			'projects.unit',
			'/projecten/:city/:projectSlug/:projectId/:unitSlug/:id/',
			'nl',
		);
		expect(unit).toEqual({
			city: 'gent',
			projectSlug: 'residentie-schelde',
			projectId: '14',
			unitSlug: 'appartement-1-01',
			id: '1401',
		});
		expect(sampleRouteParams('listings.property-sale', '/te-koop/:city/:slug/:id/', 'nl')[0]).toEqual({
			city: 'gent',
			slug: 'instapklare-rijwoning-met-stadstuin',
			id: '12',
		});
	});
});

describe('the sample api', () => {
	let api: SampleApi;
	beforeAll(async () => {
		api = await serveSamples();
	});
	afterAll(() => api.close());

	it('answers the typed client over HTTP', async () => {
		const client = createApiClient({ baseUrl: api.url });
		const found = await client.call('properties', {
			query: new URLSearchParams({ language: 'fr', goal: '0', city: 'gent|9000', type: '2' }),
		});
		expect(found.items.map(({ ID }) => ID).sort()).toEqual([16, 20]);
		const { property } = await client.call('property', { params: { id: 12 }, query: { language: 'fr' } });
		expect(property.TypeDescription).toBe('Maison de rangée avec jardin de ville');
	});

	it('answers 404 for an unknown id', async () => {
		const client = createApiClient({ baseUrl: api.url });
		const call = client.call('property', { params: { id: 999 }, query: { language: 'nl' } });
		await expect(call).rejects.toMatchObject({ code: 'not-found', isNotFound: true });
	});

	it('answers the fields of a form that does not fit', async () => {
		const client = createApiClient({ baseUrl: api.url });
		const call = client.call('sendRequest', {
			params: { kind: 'site-contact' },
			body: {
				idempotencyKey: 'a sample key',
				language: 'nl',
				values: { title: 'none', firstName: '', lastName: 'Maes', email: 'no', phone: '09' },
			},
		});
		await expect(call).rejects.toMatchObject({
			status: 422,
			fields: [
				{ path: 'firstName', code: 'required' },
				{ path: 'email', code: 'invalid' },
				{ path: 'phone', code: 'invalid' },
				{ path: 'remark', code: 'required' },
			],
		});
	});

	it('shows an owner’s properties only to the owner', async () => {
		const visitor = createApiClient({ baseUrl: api.url });
		await expect(visitor.call('ownerProperties', { query: { language: 'nl' } })).rejects.toMatchObject({
			status: 401,
		});
		let cookie = '';
		const owner = createApiClient({
			baseUrl: api.url,
			onResponse: (response) => {
				cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
			},
		});
		await owner.call('ownerLogIn', { body: SAMPLE_CREDENTIALS });
		const known = createApiClient({ baseUrl: api.url, headers: { cookie } });
		expect((await known.call('ownerProperties', { query: { language: 'nl' } })).items).toHaveLength(2);
	});

	it('fails as asked, so that a slot’s error views can be tried', async () => {
		api.answer('types', 503);
		const client = createApiClient({ baseUrl: api.url });
		await expect(client.call('types', { query: { language: 'nl' } })).rejects.toMatchObject({
			isTransient: true,
		});
		api.reset();
		expect((await client.call('types', { query: { language: 'nl' } })).items).toHaveLength(9);
	});
});
