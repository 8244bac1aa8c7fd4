import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_CREDENTIALS, SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import people from '../slots/people.tsx';

const PAGE = '/en/owner/12/people/';
const open = (url = PAGE, form?: Record<string, string>, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(people, { url, slot: 'people', cookie, ...(form ? { form } : {}) });
const FORM = {
	do: 'invite',
	email: 'els@example.test',
	firstName: 'Els',
	lastName: 'Notaris',
	role: 'notary',
	parts: 'documents',
	days: '90',
};

describe('the people of a property', () => {
	test('are shown to its owners alone', async () => {
		expect((await open(PAGE, undefined, '')).response.redirect?.to).toContain('/en/login/?next=');
		expect((await open('/en/owner/14/people/')).response.status).toBe(404);
		const { html } = await open();
		for (const words of [
			'Lieve Maes (you)',
			'Tom Maes',
			'els@example.test',
			'Els Notaris downloaded epc.pdf',
		])
			expect(html).toContain(words);
	});

	test.each(LANGUAGES)('have every text in %s, also when nobody was invited', async (language) => {
		const page = `/${language}/owner/12/people/`;
		for (const { html } of [await open(page), await open(page, { ...FORM, email: '' })])
			expect(html).not.toMatch(/[>"](people|messages|login|portal|ui)\./);
	});

	test('are invited with what they may see, and sent away', async () => {
		expect((await open(PAGE, FORM)).response.redirect).toEqual({ to: `${PAGE}?invited=1` });
		const { calls } = await sampleApi();
		expect(calls.find(({ name }) => name === 'inviteGuest')).toMatchObject({
			body: { email: 'els@example.test', role: 'notary', parts: ['documents'], days: 90, language: 'en' },
		});
		expect((await open(PAGE, { do: 'end', guest: '4' })).response.redirect).toEqual({
			to: `${PAGE}?ended=1`,
		});
	});

	test.each([
		['without a name', { lastName: ' ' }, 422, 'people.notInvited'],
		['with an address that is none', { email: 'els' }, 422, 'people.notInvited'],
		['with the address of an owner', { email: SAMPLE_CREDENTIALS.email }, 409, 'people.isOwner'],
	])('are not invited %s, and what was typed stays', async (_why, values, status, message) => {
		const { html, response, text } = await open(PAGE, { ...FORM, ...values });
		expect(response.status).toBe(status);
		expect(html).toContain(text(message));
		expect(html).toContain('value="Els"');
	});

	test('cannot be changed by a guest, who is told so', async () => {
		const body = { error: { code: 'guest-sees-only', message: 'A guest sees.' } };
		(await sampleApi()).answer('inviteGuest', () => ({ status: 403, body }));
		const { html, response, text } = await open(PAGE, FORM);
		expect(response.status).toBe(403);
		expect(html).toContain(text('people.seesOnly'));
	});

	test('send a guest who asks for what is not shared back to the property', async () => {
		const body = { error: { code: 'not-shared', message: 'Not shared.' } };
		(await sampleApi()).answer('ownerPeople', () => ({ status: 403, body }));
		expect((await open()).response.redirect).toEqual({ to: '/en/owner/12/?not-shared' });
	});
});
