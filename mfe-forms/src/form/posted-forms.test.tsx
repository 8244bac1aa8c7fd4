import { page, sampleApi } from '@estate/remote-kit/testing';
import { FORMS, type FormDescription, REQUEST_KINDS, type RequestKind } from '@estate/shared-contract';
import { SAMPLE_REFERENCE } from '@estate/shared-contract/samples';
import { formatNumber } from '@estate/shared-i18n';
import { describe, expect, test } from 'vitest';
import { filled, posted } from '../testing/filled-form.ts';
import { FORM_PLACES } from '../testing/form-slots.ts';
import { addressOf, kept, messagesIn, open, post, valuesIn } from '../testing/posted-form.ts';
import { sent } from '../testing/sent-requests.ts';

const requiredOf = ({ fields }: FormDescription) =>
	fields.filter(({ required, condition }) => required && !condition).map(({ name }) => name);

describe.each(REQUEST_KINDS)('the form %s without JavaScript', (kind) => {
	const form = FORMS[kind];

	// In one language: that the others have the same texts is asked of the dictionaries.
	test('has a label for every field, and every text', async () => {
		const { html, response } = await open(kind);
		for (const field of page(html).querySelectorAll<HTMLInputElement>(
			'input:not([type=hidden], [type=search]), textarea',
		))
			expect(field.labels?.[0]?.textContent?.trim(), field.name).not.toBe('');
		expect(page(html).body.textContent + (response.heading ?? '')).not.toMatch(
			/\b(forms?|fields|options|subject)\.[a-z]/,
		);
	});

	test('is sent, and the visitor goes to the thank-you page with its reference', async () => {
		const api = await sampleApi();
		const { response } = await post(kind, filled(form));
		expect(response).toMatchObject({
			status: 303,
			redirect: { to: expect.stringMatching(`^/nl/bedankt/${kind}/\\?ref=${SAMPLE_REFERENCE}(&|$)`) },
		});
		expect(sent(api)).toEqual([
			expect.objectContaining({
				language: 'nl',
				page: addressOf(kind),
				honeypot: '',
				idempotencyKey: expect.stringMatching(/^[0-9a-f]{64}$/),
				values: filled(form),
			}),
		]);
	});

	test('left empty comes back as 422 with a message for every field that is asked, and says so in the title', async () => {
		const { response, html, text } = await post(kind, {});
		expect(response.status).toBe(422);
		expect(response.head?.title).toContain(text('form.errorPrefix'));
		const asked = form.fields.map(({ name }) => name).filter((name) => requiredOf(form).includes(name));
		expect(messagesIn(html).map(({ name }) => name)).toEqual(asked);
		for (const link of page(html).querySelectorAll('[role=alert] a')) {
			const control = page(html).querySelector(link.getAttribute('href') ?? '');
			const described =
				control?.getAttribute('aria-describedby') ??
				control?.closest('fieldset')?.getAttribute('aria-describedby') ??
				'';
			const messages = described.split(/\s+/).map((id) => page(html).querySelector(`#${id}`)?.textContent);
			expect(messages).toContain(link.textContent);
		}
	});

	test('comes back with all that was typed but passwords', async () => {
		const typed = filled(form, { email: 'geen adres' });
		const { html } = await post(kind, typed);
		// Prices come back in groups of digits.
		const prices = form.fields.filter(({ isPrice }) => isPrice).map(({ name }) => name);
		const inGroups = Object.entries(typed).map(([name, value]) => [
			name,
			prices.includes(name) ? formatNumber(Number(value), 'nl') : value,
		]);
		expect(kept(valuesIn(html))).toEqual(
			expect.arrayContaining(kept(posted(kind, Object.fromEntries(inGroups)))),
		);
	});
});

test('German offers no word for an unmarried woman, and every language the answer of who wants no title', async () => {
	const titles = async (language: string) =>
		[
			...page((await open('contact-me', `/${language}/contact-me/?property=12`)).html).querySelectorAll(
				'[name=title]',
			),
		].map((radio) => [radio.getAttribute('value'), (radio as HTMLInputElement).labels?.[0]?.textContent]);
	expect(await titles('de')).toEqual([
		['mr', 'Herr'],
		['ms', 'Frau'],
		['none', 'Keine Anrede'],
	]);
	for (const language of ['nl', 'fr', 'en'])
		expect((await titles(language)).map(([value]) => value)).toEqual(['mr', 'ms', 'miss', 'none']);
});

test('what is asked only now and then says so without JavaScript, and is not marked as required', async () => {
	const { html, text } = await open('purchase-offer');
	const loan = page(html).querySelector<HTMLInputElement>('[name=loanAmount]');
	expect(loan?.labels?.[0]?.textContent).toContain(text('form.conditional'));
	expect(loan?.required).toBe(false);
});

describe('every form without JavaScript', () => {
	const kind = 'contact-me';
	const form = FORMS[kind];

	test('posts to its own page, names its slot, and carries nothing of one visitor', async () => {
		const [one, other] = await Promise.all([open(kind), open(kind)]);
		const element = page(one.html).querySelector('form');
		expect(element?.method).toBe('post');
		expect(element?.getAttribute('action')).toBe(`#${form.name}-answer`);
		expect(Object.fromEntries(valuesIn(one.html))).toMatchObject({
			_slot: `forms.${form.name}`,
			homepage: '',
		});
		expect(one.html).toBe(other.html);
	});

	test('says to machines what people never meet', async () => {
		const field = page((await open(kind)).html).querySelector('[name=homepage]');
		expect(field?.getAttribute('tabindex')).toBe('-1');
		expect(field?.closest('[aria-hidden=true]')).not.toBeNull();
	});

	test.each([
		[500, 503, 'form.problem.unreachable'],
		[403, 422, 'form.problem.refused'],
	])('that the api answers with %i makes a page with status %i and "%s"', async (answer, status, why) => {
		(await sampleApi()).answer('sendRequest', answer);
		const { response, html, text } = await post(kind, filled(form));
		expect(response.status).toBe(status);
		expect(page(html).querySelector('[role=alert]')?.textContent).toContain(text(why));
	});

	test.each([
		[40, '1 minuut'],
		[540, '9 minuten'],
		[80_000, '23 uur'],
	])('that the api wants %i seconds says so alone, and when to try again: %s', async (seconds, wait) => {
		(await sampleApi()).answer('sendRequest', () => ({
			status: 429,
			headers: { 'retry-after': String(seconds) },
			body: { error: { code: 'too-many-tries', message: '' } },
		}));
		const { response, html, text } = await post(kind, filled(form));
		expect([response.status, response.retryAfter]).toEqual([429, seconds]);
		const said = page(html).querySelector('[role=alert]')?.textContent;
		expect(said).toBe(text('form.problem.too-many-requests', { wait }));
	});

	test('that the api wants time says how much, for the page to show', async () => {
		(await sampleApi()).answer('sendRequest', () => ({
			status: 429,
			headers: { 'retry-after': '540' },
			body: { error: { code: 'too-many-tries', message: '' } },
		}));
		expect((await post(kind, filled(form))).response.retryAfter).toBe(540);
	});

	test('mistakes that only the api finds are shown at their fields', async () => {
		(await sampleApi()).answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'invalid', message: '', fields: [{ path: 'email', code: 'invalid' }] } },
		}));
		const { html } = await post(kind, filled(form));
		expect(page(html).querySelector(`#${form.name}-email`)?.getAttribute('aria-invalid')).toBe('true');
	});

	test('is asked for a proof that a person fills it in, with all that was typed', async () => {
		const api = await sampleApi();
		api.answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'captcha', message: '', fields: [{ path: 'captcha', code: 'captcha' }] } },
		}));
		const { html, response, text } = await post(kind, filled(form));
		expect(response.status).toBe(422);
		expect(page(html).querySelector('[role=alert]')).toBeNull();
		const [more] = page(html).querySelectorAll(`a[href="#${form.name}-captcha"]`);
		expect(more?.textContent).toBe(text('form.captcha.oneMore'));
		expect(page(html).querySelector(`#${form.name}-captcha`)?.getAttribute('name')).toBe('captcha');
		expect(kept(valuesIn(html))).toEqual(expect.arrayContaining(kept(posted(kind, filled(form)))));
		const challenge = Object.fromEntries(valuesIn(html)).captchaChallenge;
		expect(challenge).toBe('sample-challenge');
		const second = await post(kind, {
			...filled(form),
			captchaChallenge: String(challenge),
			captcha: 'ABCDE',
		});
		expect(sent(api).at(-1)?.captcha).toEqual({ challenge: 'sample-challenge', text: 'ABCDE' });
		expect(messagesIn(second.html).map(({ name }) => name)).toEqual(['captcha']);
	});
});

describe('a check that cannot be loaded', () => {
	const refuse = async () => {
		const api = await sampleApi();
		api.answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'captcha', message: '', fields: [{ path: 'captcha', code: 'captcha' }] } },
		}));
		return api;
	};
	const values = filled(FORMS['contact-me']);
	const answered = { ...values, captchaChallenge: 'old', captcha: 'ABCDE' };

	test.each([
		['first', values],
		['second', answered],
	])('leads to no field that is not there after the %s post, and says whom to call', async (_, typed) => {
		(await refuse()).answer('captcha', 503);
		const { html, response, text } = await post('contact-me', typed);
		expect(response.status).toBe(503);
		const summary = page(html).querySelector('[role=alert]');
		expect(summary?.textContent).toContain(text('form.problem.no-check'));
		expect(summary?.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
		expect(html).not.toContain('href="#contact-me-captcha"');
	});

	test.each([
		['first', values],
		['second', answered],
	])('without a picture leads to no field either, after the %s post', async (_, typed) => {
		(await refuse()).answer('captcha', () => ({
			status: 200,
			body: { challenge: 'c', picture: '', zeroBits: 4 },
		}));
		const { html } = await post('contact-me', typed);
		expect(html).not.toContain('href="#contact-me-captcha"');
		expect(page(html).querySelector('form a[href^="tel:"]')).not.toBeNull();
	});
});

describe('refusals that only one form knows', () => {
	test.each<[RequestKind, string, string]>([
		['contact-appointment', 'slot-full', 'form.problem.slot-full'],
		['request-documents', 'already-requested', 'ui.failures.documentsRequested'],
	])('%s: %s', async (kind, code, why) => {
		(await sampleApi()).answer('sendRequest', () => ({
			status: 409,
			body: { error: { code, message: '' } },
		}));
		const { html, response, text } = await post(kind, filled(FORMS[kind]));
		expect(response.status).toBe(409);
		expect(html).toContain(text(why));
	});
});

describe('what a form is about', () => {
	test.each([
		['contact-me', '?property=12', 'subjectId', 12],
		['contact-construction', '?project=14&unit=1401', 'subjectId', 14],
	] as const)('%s%s stays in sight and is named to the api', async (kind, query, name, id) => {
		const api = await sampleApi();
		const url = `/nl${FORM_PLACES[kind].path}${query}`;
		const { html, response } = await open(kind, url);
		expect(page(html).querySelector('aside')).not.toBeNull();
		expect(response.crumbs).toHaveLength(2);
		await post(kind, filled(FORMS[kind]), { url });
		expect(sent(api)[0]?.[name]).toBe(id);
	});

	test.each(['', '?property=99999', '?property=abc', '?property=-1'])(
		'%j leads to the properties, with status 404',
		async (query) => {
			const { html, response } = await open('contact-me', `/nl/contact-me/${query}`);
			expect(response.status).toBe(404);
			expect(html).not.toContain('<form');
			expect(html).toContain('Over welk pand gaat het?');
		},
	);

	test('does not matter to the contact form of the site', async () => {
		const { html, response } = await open('site-contact', '/nl/contact/');
		expect(response.status ?? 200).toBe(200);
		expect(html).toContain('<form');
	});

	test('the search that a visitor comes from fills the fields', async () => {
		const { html } = await open(
			'demand-register',
			'/nl/zoekopdracht/?goal=1&city=gent%7C9000&type=2&price=600-1200&bedrooms=2',
		);
		const values = valuesIn(html).filter(([name, value]) => value && name !== '_slot');
		expect(values).toEqual([
			['goal', 'rent'],
			['types', '2'],
			['zones', 'gent|9000'],
			['budgetMin', '600'],
			['budgetMax', '1.200'],
			['bedrooms', '2'],
			['frequency', 'at-once'],
		]);
	});
});

describe('visit times', () => {
	test('stand by day; a full one can be seen and not chosen', async () => {
		const { html } = await open('contact-appointment');
		const full = page(html).querySelector<HTMLInputElement>('[value="2038-01-12T10:30"]');
		expect(full?.disabled).toBe(true);
		expect(full?.labels?.[0]?.textContent).toContain('volzet');
		expect(page(html).querySelectorAll('[name=slot]:not(:disabled)')).toHaveLength(6);
	});

	test('that all are full, are said to be so', async () => {
		(await sampleApi()).answer('visitSlots', () => ({
			status: 200,
			body: {
				slots: [
					{
						id: 'one',
						startsAt: '2038-01-12T10:00:00+01:00',
						endsAt: '2038-01-12T10:30:00+01:00',
						isFull: true,
					},
				],
			},
		}));
		const { html } = await open('contact-appointment');
		expect(html).toContain('Alle afspraken zijn volzet');
		expect(html).toContain('Een ander moment');
	});
});

test('a double click is two posts under one key, a corrected form has a key of its own', async () => {
	const api = await sampleApi();
	const form = FORMS['contact-me'];
	await post('contact-me', filled(form));
	await post('contact-me', filled(form));
	await post('contact-me', filled(form, { remark: 'Liever zondag.' }));
	const keys = sent(api).map(({ idempotencyKey }) => idempotencyKey);
	expect(keys[1]).toBe(keys[0]);
	expect(keys[2]).not.toBe(keys[0]);
});

// Those that read visit times, types and places for their fields, and one that reads nothing
test.each(['contact-appointment', 'demand-register', 'contact-me'] as const)(
	'%s: an api that is away loses nothing',
	async (kind) => {
		const values = filled(FORMS[kind]);
		const { response, html, text } = await post(kind, values, { api: { url: 'http://127.0.0.1:9' } });
		expect(response.status).toBe(503);
		expect(html).toContain(text('form.problem.unreachable'));
		expect(kept(valuesIn(html))).toEqual(expect.arrayContaining(kept(posted(kind, values))));
	},
);
