import { otherRoutes, page, renderSlot, sampleApi, textsOf } from '@estate/remote-kit/testing';
import { FORMS } from '@estate/shared-contract';
import { sampleProperty } from '@estate/shared-contract/samples';
import { expect, test } from 'vitest';
import contactAppointment from '../slots/contact-appointment.tsx';
import contactConstruction from '../slots/contact-construction.tsx';
import purchaseOffer from '../slots/purchase-offer.tsx';
import requestDocuments from '../slots/request-documents.tsx';
import sendToFriend from '../slots/send-to-friend.tsx';
import { filled, posted } from '../testing/filled-form.ts';

const ask = (query: string, isPosted = false) =>
	renderSlot(contactConstruction, {
		url: `/nl/vraag-over-project/${query}`,
		slot: 'contact-construction',
		...(isPosted ? { form: posted('contact-construction', filled(FORMS['contact-construction'])) } : {}),
	});

async function sentAbout(query: string): Promise<unknown> {
	const api = await sampleApi();
	await ask(query, true);
	return api.calls.find(({ name }) => name === 'sendRequest')?.body;
}

test('a request about a unit shows the unit, and is sent with it', async () => {
	expect(await sentAbout('?project=14&unit=1401')).toMatchObject({ subjectId: 14, unitId: 1401 });
});

test('a unit that the project does not have is left out of what is shown', async () => {
	expect((await ask('?project=14&unit=999')).response.data).not.toHaveProperty('subject.unit');
	expect((await ask('?project=14&unit=1401')).response.data).toHaveProperty('subject.unit.id', 1401);
	expect(await sentAbout('?project=14')).not.toHaveProperty('unitId');
});

const SLOTS = {
	'purchase-offer': purchaseOffer,
	'contact-appointment': contactAppointment,
	'send-to-friend': sendToFriend,
};

const UNIT_ROUTE = otherRoutes({
	'projects.project-unit': '/projects/:city/:projectSlug/:projectId/:unitSlug/:id/',
});

const open = (slot: keyof typeof SLOTS, query: string) =>
	renderSlot(SLOTS[slot], { url: `/en/${slot}/?${query}`, slot, routes: UNIT_ROUTE });

test.each([
	['purchase-offer', 'a property to let', 'property=31', 404],
	['purchase-offer', 'a property for sale', 'property=12', 200],
	['purchase-offer', 'a free unit', 'unit=1401', 200],
	['purchase-offer', 'a unit under option', 'unit=1402', 404],
	['purchase-offer', 'a unit that is sold', 'unit=1403', 404],
	['purchase-offer', 'a project', 'project=14', 404],
	['contact-appointment', 'a unit under option', 'unit=1402', 200],
	['contact-appointment', 'a unit that is sold', 'unit=1403', 404],
	['contact-appointment', 'a project', 'project=14', 200],
	['contact-appointment', 'a project that is sold out', 'project=6', 404],
	['send-to-friend', 'a free unit', 'unit=1401', 200],
	['send-to-friend', 'a project that is sold out', 'project=6', 404],
] as const)('%s for %s (%s) is answered %i', async (slot, _, query, status) => {
	expect((await open(slot, query)).response.status ?? 200).toBe(status);
});

test.each([
	['property=12&unit=1401', 404],
	['unit=1401&property=12', 404],
	['property=12&project=14', 404],
	['unit=1401&project=14', 200],
	['unit=1401&project=6', 404],
])('an address that names two (%s) drops neither unsaid: %i', async (query, status) => {
	const { html, response } = await open('contact-appointment', query);
	expect(response.status ?? 200).toBe(status);
	expect(/Apartment 1\.01/.test(html)).toBe(status === 200);
	expect(page(html).querySelector('form') !== null).toBe(status === 200);
});

test('a form shows the unit with its price and the way to its page, and the times of its visits', async () => {
	const { html } = await open('contact-appointment', 'unit=1401');
	const card = page(html).querySelector('aside')!;
	expect(card.textContent).toContain('Apartment 1.01, Scheldt Residence');
	expect(card.textContent).toContain('259.000');
	expect(card.querySelector('a')?.getAttribute('href')).toMatch(/^\/en\/projects\/.*\/14\/.*\/1401\/$/);
	expect(page(html).querySelectorAll('input[name="slot"]').length).toBeGreaterThan(1);
});

test.each([
	['unit=1401', { subjectId: 1401, subjectKind: 'unit' }],
	['project=14', { subjectId: 14, subjectKind: 'project' }],
	['property=12', { subjectId: 12 }],
])('without JavaScript what ?%s names is what is sent', async (query, about) => {
	const api = await sampleApi();
	const slot = 'send-to-friend';
	await renderSlot(sendToFriend, {
		url: `/en/${slot}/?${query}`,
		slot,
		form: posted(slot, filled(FORMS[slot])),
	});
	const body = api.calls.find(({ name }) => name === 'sendRequest')?.body;
	expect(body).toMatchObject(about);
	expect(body).not.toHaveProperty('unitId');
	if (!('subjectKind' in about)) expect(body).not.toHaveProperty('subjectKind');
});

test.each([
	['purchase-offer', 'property=31', /is not for sale$/],
	['purchase-offer', 'unit=1402', /^Apartment .* is under option$/, '/1402/'],
	['contact-appointment', 'unit=1403', /is no longer available$/, '/1403/'],
	['contact-appointment', 'project=6', /is no longer available$/],
] as [keyof typeof SLOTS, string, RegExp, string?][])(
	'%s for %s says why it cannot be, with the way to its page',
	async (slot, query, why, address = '/') => {
		const { html } = await open(slot, query);
		expect(textsOf(html, 'h2')[0]).toMatch(why);
		expect(page(html).querySelector('a')?.getAttribute('href')?.endsWith(address)).toBe(true);
	},
);

test.each(['unit=9999', 'unit=99999999999', 'unit=-1'])(
	'%s, which there is not, is missed as a unit',
	async (query) => {
		expect(textsOf((await open('contact-appointment', query)).html, 'h2')).toEqual([
			'Which unit is it about?',
		]);
	},
);

test('the documents of a discreet sale are promised by nobody but a colleague, before and after the request', async () => {
	const api = await sampleApi();
	const property = sampleProperty(12, 'nl');
	const page = () =>
		renderSlot(requestDocuments, { url: '/nl/documenten-aanvragen/?property=12', slot: 'request-documents' });
	expect((await page()).html).toContain('een link naar de documenten');
	api.answer('property', () => ({
		status: 200,
		body: { property: { ...property, Marquee: 4 }, similar: [] },
	}));
	const { html } = await page();
	expect(html).toContain('een collega bezorgt u de documenten persoonlijk');
	expect(html).not.toContain('een link naar de documenten');
});
