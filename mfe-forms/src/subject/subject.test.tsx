import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { FORMS } from '@estate/shared-contract';
import { sampleProperty } from '@estate/shared-contract/samples';
import { expect, test } from 'vitest';
import contactConstruction from '../slots/contact-construction.tsx';
import purchaseOffer from '../slots/purchase-offer.tsx';
import requestDocuments from '../slots/request-documents.tsx';
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

test.each([
	['to let', 31, 404],
	['for sale', 12, 200],
])('an offer can be made for a property %s: %i is answered %i', async (_, id, status) => {
	const { response } = await renderSlot(purchaseOffer, {
		url: `/nl/bod-uitbrengen/?property=${id}`,
		slot: 'purchase-offer',
	});
	expect(response.status ?? 200).toBe(status);
});

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
