import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import slot from '../slots/site-contact.tsx';

const CONTACT = '/nl/contact/';
const filled = {
	_slot: 'forms.site-contact',
	title: 'ms',
	firstName: 'Lotte',
	lastName: 'Maes & zn',
	email: 'lotte@example.be',
	phone: '0470 12 34 56',
	street: 'Veldstraat 12',
	zip: '9000',
	city: 'Gent',
	remark: 'Mag ik "zaterdag" komen?\n<b>Lotte</b>',
	newsletter: 'on',
	website: '',
};

const open = (url = CONTACT) => renderSlot(slot, { url, slot: 'site-contact' });
const post = (form: Record<string, string>, url = CONTACT, api?: { url: string }) =>
	renderSlot(slot, { url, slot: 'site-contact', form, ...(api ? { api } : {}) });

/** The form as a browser without JavaScript would show it. */
function pageOf(html: string): HTMLElement {
	const page = document.createElement('div');
	page.innerHTML = html;
	return page;
}

const valuesIn = (page: HTMLElement) =>
	Object.fromEntries(new FormData(page.querySelector('form') as HTMLFormElement)) as Record<string, string>;

beforeEach(() => sessionStorage.clear());

describe('without JavaScript', () => {
	test('the form posts to its own page, names its slot, and carries nothing of one visitor', async () => {
		const [one, other] = await Promise.all([open(), open()]);
		const form = pageOf(one.html).querySelector('form');
		expect(form?.method).toBe('post');
		expect(form?.getAttribute('action')).toBe('#contact-form');
		expect(valuesIn(pageOf(one.html))).toMatchObject({ _slot: 'forms.site-contact', website: '' });
		expect(one.html).toBe(other.html);
	});

	test('a good message is sent, and the visitor goes to the thank-you page with its reference', async () => {
		const api = await sampleApi();
		const { response } = await post(filled);
		expect(response).toMatchObject({
			status: 303,
			redirect: { to: '/nl/bedankt/site-contact/?ref=M-7F3K-29' },
		});
		const [call] = api.calls.filter(({ name }) => name === 'sendSiteContact');
		const { _slot, ...values } = filled;
		expect(call?.body).toEqual({
			...values,
			newsletter: true,
			language: 'nl',
			page: CONTACT,
			idempotencyKey: expect.stringMatching(/^[0-9a-f]{64}$/),
		});
	});

	test('a double click sends one message twice under one key, a corrected one gets a key of its own', async () => {
		const api = await sampleApi();
		await post(filled);
		await post(filled);
		await post({ ...filled, remark: 'Liever zondag.' });
		const keys = api.calls
			.filter(({ name }) => name === 'sendSiteContact')
			.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
		expect(keys[1]).toBe(keys[0]);
		expect(keys[2]).not.toBe(keys[0]);
	});

	test('a form with mistakes comes back as 422 with what was typed', async () => {
		const typed = { ...filled, firstName: '', email: 'lotte at example' };
		const { response, html } = await post(typed);
		expect(response.status).toBe(422);
		expect(valuesIn(pageOf(html))).toEqual({ ...typed });
	});

	test('each mistake is told above the form with a link to its field, and at the field', async () => {
		const { html } = await post({ ...filled, firstName: ' ', email: 'x', phone: '' }, '/en/contact/');
		const page = pageOf(html);
		const links = within(within(page).getByRole('alert')).getAllByRole('link');
		expect(links.map(({ textContent }) => textContent)).toEqual([
			'First name is a required field',
			'email address is not valid',
			'Phone number is a required field',
		]);
		for (const link of links) {
			const field = page.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
			expect(field?.getAttribute('aria-invalid')).toBe('true');
			const message = page.querySelector(`#${field?.getAttribute('aria-describedby')}`);
			expect(message?.textContent).toBe(link.textContent);
		}
	});

	test('an api that is away loses nothing: the message says so, the fields are full, the status is 503', async () => {
		const { response, html, text } = await post(filled, CONTACT, { url: 'http://127.0.0.1:9' });
		expect(response.status).toBe(503);
		expect(html).toContain(text('form.problem.unreachable'));
		expect(valuesIn(pageOf(html))).toEqual(filled);
	});

	test.each([
		[429, 429, 'too-many-requests'],
		[500, 503, 'unreachable'],
		[403, 422, 'refused'],
	])(
		'an api that answers %i makes a page with status %i and the text of "%s"',
		async (answer, status, problem) => {
			(await sampleApi()).answer('sendSiteContact', answer);
			const { response, html, text } = await post(filled);
			expect(response.status).toBe(status);
			expect(html).toContain(text(`form.problem.${problem}`));
		},
	);

	test('mistakes that only the api finds are told at their fields', async () => {
		(await sampleApi()).answer('sendSiteContact', () => ({
			status: 422,
			body: { error: { code: 'invalid', message: '', fields: [{ path: 'phone', code: 'invalid' }] } },
		}));
		const { response, html } = await post(filled);
		expect(response.status).toBe(422);
		expect(pageOf(html).querySelector('#contact-form-phone')?.getAttribute('aria-invalid')).toBe('true');
	});

	test('what a machine wrote into the honeypot reaches the api, which decides about it', async () => {
		const api = await sampleApi();
		await post({ ...filled, website: 'http://spam.example' });
		expect(api.calls.at(-1)?.body).toMatchObject({ website: 'http://spam.example' });
	});

	test('people never meet the honeypot: not by tab, not by screen reader', async () => {
		const field = pageOf((await open()).html).querySelector('[name=website]');
		expect(field?.getAttribute('tabindex')).toBe('-1');
		expect(field?.closest('[aria-hidden=true]')).not.toBeNull();
	});

	test.each(LANGUAGES)('every field has a label in %s', async (language) => {
		const { html } = await open(`/${language}/contact/`);
		for (const field of pageOf(html).querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea'))
			expect(field.labels?.[0]?.textContent?.trim(), field.name).not.toBe('');
		expect(html).not.toMatch(/siteContact\.|form\.[a-z]/);
	});
});

describe('a question about a home', () => {
	test('keeps the home in sight and names it to the api', async () => {
		const api = await sampleApi();
		const { html } = await open('/nl/contact/?property=12');
		expect(html).toContain('Uw vraag gaat over dit pand');
		await post(filled, '/nl/contact/?property=12');
		const call = api.calls.find(({ name }) => name === 'sendSiteContact');
		expect(call?.body).toMatchObject({ propertyId: 12, page: '/nl/contact/?property=12' });
	});

	test.each(['?property=99999', '?property=abc', '?property=-1'])(
		'is a plain contact form for %s',
		async (query) => {
			const { html, response } = await open(`/nl/contact/${query}`);
			expect(response.status ?? 200).toBe(200);
			expect(html).not.toContain('Uw vraag gaat over dit pand');
		},
	);
});

describe('with JavaScript', () => {
	async function alive() {
		const rendered = await open();
		await rendered.hydrate();
		const page = rendered.container;
		const field = (name: string) => page.querySelector(`[name=${name}]`) as HTMLInputElement;
		const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
		const submit = () => fireEvent.submit(page.querySelector('form') as HTMLFormElement);
		const fill = () => {
			for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) type(name, filled[name]);
		};
		return { rendered, host: rendered.host, errors: rendered.errors, page, field, type, submit, fill };
	}
	const summaryOf = (page: HTMLElement) => page.querySelector('[role=alert]');

	test('the server’s markup comes alive without a difference', async () => {
		expect((await alive()).errors).toEqual([]);
	});

	test('a form with mistakes is not sent; the focus goes to the summary', async () => {
		const api = await sampleApi();
		const { page, submit } = await alive();
		submit();
		await waitFor(() => expect(document.activeElement).toBe(summaryOf(page)));
		expect(within(page).getAllByText('Voornaam is een verplicht veld')).toHaveLength(2);
		expect(api.calls.some(({ name }) => name === 'sendSiteContact')).toBe(false);
	});

	test('a mistake goes away while it is mended, and fields that were not wrong stay quiet', async () => {
		const { page, submit, type, rendered } = await alive();
		const invalid = rendered.text('ui.errors.email.invalid');
		type('email', 'lotte');
		expect(summaryOf(page)).toBeNull();
		submit();
		await within(page).findAllByText(invalid);
		type('email', 'lotte@example.be');
		await waitFor(() => expect(within(page).queryByText(invalid)).toBeNull());
		expect(within(page).getAllByText('Voornaam is een verplicht veld')).not.toHaveLength(0);
	});

	test('a good message is sent once, however often the button is pressed', async () => {
		const api = await sampleApi();
		const { host, fill, submit } = await alive();
		fill();
		submit();
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		submit();
		expect(host.navigations[0]?.to).toBe('/nl/bedankt/site-contact/?ref=M-7F3K-29');
		expect(api.calls.filter(({ name }) => name === 'sendSiteContact')).toHaveLength(1);
	});

	test('after an api that was away, a second try sends the same message under the same key', async () => {
		const api = await sampleApi();
		api.answer('sendSiteContact', 503);
		const { page, host, fill, submit, field } = await alive();
		fill();
		submit();
		await within(page).findByText(/Er is niets verloren/);
		expect(field('lastName').value).toBe(filled.lastName);
		const first = api.calls.at(-1)?.body as { idempotencyKey: string };
		api.answer('sendSiteContact', () => ({
			status: 201,
			body: { reference: 'M-7F3K-29', kind: 'site-contact' },
		}));
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		expect(api.calls.at(-1)?.body).toMatchObject({ idempotencyKey: first.idempotencyKey });
	});

	test('what was typed survives a reload, and is forgotten once it is sent', async () => {
		const first = await alive();
		first.fill();
		fireEvent.click(first.page.querySelector('[value=miss]') as HTMLInputElement);
		fireEvent.click(first.field('newsletter'));
		await first.rendered.unmount();
		const second = await alive();
		expect(second.field('firstName').value).toBe('Lotte');
		expect(second.page.querySelector<HTMLInputElement>('[value=miss]')?.checked).toBe(true);
		expect(second.field('newsletter').checked).toBe(true);
		second.submit();
		await waitFor(() => expect(second.host.navigations).toHaveLength(1));
		expect(sessionStorage).toHaveLength(0);
	});

	test('a phone number is grouped when the field is left, not while typing', async () => {
		const { type, field } = await alive();
		type('phone', '0470123456');
		expect(field('phone').value).toBe('0470123456');
		fireEvent.focusOut(field('phone'));
		expect(field('phone').value).toBe('0470 12 34 56');
	});
});
