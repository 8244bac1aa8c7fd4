import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_CREDENTIALS, SAMPLE_TOKENS } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import appointment from '../slots/appointment.tsx';
import subscription from '../slots/subscription.tsx';

const visit = (form?: Record<string, string>, language = 'nl') =>
	renderSlot(appointment, {
		url: `/${language}/appointment/${SAMPLE_TOKENS.appointment}/`,
		slot: 'appointment',
		...(form ? { form } : {}),
	});
const subscribed = (token: string, form?: Record<string, string>, language = 'nl') =>
	renderSlot(subscription, {
		url: `/${language}/subscription/${token}/`,
		slot: 'subscription',
		...(form ? { form } : {}),
	});

describe('the page of an appointment', () => {
	test.each(LANGUAGES)('says when, where and what can be done, in %s', async (language) => {
		const { html, response } = await visit(undefined, language);
		expect(response.head).toMatchObject({ noindex: true, title: response.heading });
		expect(html).toContain('10:00 – 10:30');
		expect(html).toContain('M-7F3K-29');
		expect(html).toContain(`/api/v1/appointments/${SAMPLE_TOKENS.appointment}/calendar.ics`);
		expect(html).toMatch(/Eerste maand<\/dt><dd>€ 1\.000/);
		expect(html).not.toMatch(/>links\./);
	});

	test.each(LANGUAGES)(
		'offers the other times by day, as the form of a visit does, in %s',
		async (language) => {
			const { html } = await visit(undefined, language);
			const days = [...page(html).querySelectorAll('fieldset details')];
			const times = days.map((day) =>
				[...day.querySelectorAll<HTMLInputElement>('input[name="slot"]')].map(({ value }) => value.slice(-5)),
			);
			// One of the six is full.
			expect(times).toEqual([
				['10:00', '14:00'],
				['10:00', '10:30', '14:00'],
			]);
			expect(days.map((day) => day.hasAttribute('open'))).toEqual([true, false]);
			expect(days[0]?.querySelector('summary')?.textContent).toContain('12');
			expect(html).not.toMatch(/<select|>form\.slots\./);
		},
	);

	test.each([
		[{ action: 'confirm' }, { action: 'confirm' }],
		[{ action: 'cancel' }, { action: 'cancel' }],
		[
			{ action: 'move', slot: '2038-01-13T14:00' },
			{ action: 'move', slot: '2038-01-13T14:00' },
		],
	])('sends %j and shows itself again', async (form, body) => {
		const api = await sampleApi();
		const { response } = await visit(form);
		expect(response).toMatchObject({
			status: 303,
			redirect: {
				to: `/nl/appointment/${SAMPLE_TOKENS.appointment}/${form.action === 'move' ? '?moved' : ''}`,
			},
		});
		expect(api.calls.find(({ name }) => name === 'changeAppointment')?.body).toEqual(body);
	});

	test.each(LANGUAGES)('says of a visit that was just moved that it was, in %s', async (language) => {
		for (const [search, state] of [
			['?moved', 'moved'],
			['', 'confirmed'],
		]) {
			const url = `/${language}/appointment/${SAMPLE_TOKENS.appointment}/${search}`;
			const { html, text } = await renderSlot(appointment, { url, slot: 'appointment' });
			expect(page(html).querySelector('[role=status]')?.textContent).toBe(text(`links.appointment.${state}`));
		}
	});

	test('says that a visit time is taken', async () => {
		(await sampleApi()).answer('changeAppointment', () => ({
			status: 409,
			body: { error: { code: 'slot-full', message: '' } },
		}));
		const { html, response } = await visit({ action: 'move', slot: '2038-01-13T14:00' });
		expect(response.status).toBe(409);
		expect(html).toContain('Alle afspraken zijn volzet');
	});

	const HELD = {
		reference: 'M-7F3K-29',
		status: 'held',
		startsAt: '2038-01-12T10:00:00+01:00',
		endsAt: '2038-01-12T10:30:00+01:00',
		property: { ID: 12, title: 'Huis', place: '9000 Gent' },
		slots: [],
	};

	test.each(LANGUAGES)('of a visit that is held asks for a press that confirms, in %s', async (language) => {
		const api = await sampleApi();
		api.answer('appointment', () => ({
			status: 200,
			body: { ...HELD, heldUntil: '2027-01-11T09:25:00+01:00' },
		}));
		const { html } = await visit(undefined, language);
		expect(html).toContain('09:25');
		expect(html).toMatch(/<form method="post"[\s\S]*name="action" value="confirm"/);
		expect(html).not.toMatch(/calendar\.ics|name="slot"|>links\.|\{\{/);
		api.answer('appointment', () => ({ status: 200, body: HELD }));
		const { html: lapsed } = await visit(undefined, language);
		expect(lapsed).toContain('value="confirm"');
		expect(lapsed).not.toMatch(/09:25|>links\.|\{\{/);
	});

	test('that is confirmed too late says so and offers another', async () => {
		const api = await sampleApi();
		api.answer('appointment', () => ({ status: 200, body: HELD }));
		api.answer('changeAppointment', () => ({
			status: 409,
			body: { error: { code: 'slot-full', message: '' } },
		}));
		const { html, response } = await visit({ action: 'confirm' });
		expect(response.status).toBe(409);
		expect(html).toContain('Alle afspraken zijn volzet');
		expect(html).toContain('?property=12');
	});

	test('of a cancelled visit offers a new one', async () => {
		const api = await sampleApi();
		const { html } = await visit();
		expect(html).toContain('Bezoek annuleren');
		const [known] = api.calls.filter(({ name }) => name === 'appointment');
		expect(known?.params.token).toBe(SAMPLE_TOKENS.appointment);
		api.answer('appointment', () => ({
			status: 200,
			body: {
				reference: 'M-7F3K-29',
				status: 'cancelled',
				startsAt: '2038-01-12T10:00:00+01:00',
				endsAt: '2038-01-12T10:30:00+01:00',
				property: { ID: 12, title: 'Huis', place: '9000 Gent' },
				slots: [],
			},
		}));
		const { html: over } = await visit();
		expect(over).not.toContain('Bezoek annuleren');
		expect(over).toContain('?property=12');
	});
});

describe('the page of a subscription', () => {
	test.each(LANGUAGES)('shows a saved search and how often, in %s', async (language) => {
		const { html } = await subscribed(SAMPLE_TOKENS.savedSearch, undefined, language);
		expect(page(html).querySelector('[type=radio][checked]')?.getAttribute('value')).toBe('daily');
		expect(html).not.toMatch(/>links\./);
	});

	test('asks to confirm a newsletter', async () => {
		const { html } = await subscribed(SAMPLE_TOKENS.newsletter);
		expect(html).toContain('value="confirm"');
	});

	test.each(['confirm', 'end', 'at-once', 'daily'])('sends %s', async (action) => {
		const api = await sampleApi();
		const { response } = await subscribed(SAMPLE_TOKENS.savedSearch, { action });
		expect(response.status).toBe(303);
		expect(api.calls.find(({ name }) => name === 'changeSubscription')?.body).toEqual({ action });
	});

	test.each(LANGUAGES)('asks for the password of the account that was asked for, in %s', async (language) => {
		const { html } = await subscribed(SAMPLE_TOKENS.searchWithAccount, undefined, language);
		expect(html).not.toMatch(/>links\./);
		const [withAccount, without] = page(html).querySelectorAll('form');
		expect(withAccount?.querySelector('input[type=password][required]')?.getAttribute('name')).toBe(
			'password',
		);
		expect(withAccount?.querySelector('[value=confirm]')).not.toBeNull();
		expect(without?.querySelector('[value=confirm]')).not.toBeNull();
		expect(without?.querySelector('[type=password]')).toBeNull();
	});

	test('makes the account with the password, and confirms without', async () => {
		const token = SAMPLE_TOKENS.searchWithAccount;
		const { password } = SAMPLE_CREDENTIALS;
		for (const [form, body] of [
			[
				{ action: 'confirm', password },
				{ action: 'confirm', password },
			],
			[{ action: 'confirm' }, { action: 'confirm' }],
			[{ action: 'end', password }, { action: 'end' }],
		] as const) {
			const api = await sampleApi();
			expect((await subscribed(token, form)).response.status).toBe(303);
			expect(api.calls.filter(({ name }) => name === 'changeSubscription').at(-1)?.body).toEqual(body);
		}
	});

	test.each(LANGUAGES)('says at the field that the password is another one, in %s', async (language) => {
		const form = { action: 'confirm', password: 'not the one' };
		const { html, response } = await subscribed(SAMPLE_TOKENS.searchWithAccount, form, language);
		expect(response.status).toBe(422);
		const field = page(html).querySelector('#account-password');
		expect(field?.getAttribute('aria-invalid')).toBe('true');
		const described = page(html).querySelector(
			`[id="${field?.getAttribute('aria-describedby')?.split(' ')[0]}"]`,
		);
		expect(described?.textContent).not.toBe('');
		expect(html).not.toMatch(/>links\./);
		expect(html).not.toContain('not the one');
	});

	test('says that there were too many tries', async () => {
		(await sampleApi()).answer('changeSubscription', () => ({
			status: 429,
			body: { error: { code: 'too-many-tries', message: '' } },
		}));
		const form = { action: 'confirm', password: 'not the one' };
		const { html, response } = await subscribed(SAMPLE_TOKENS.searchWithAccount, form);
		expect(response.status).toBe(429);
		expect(html).toContain('Te veel pogingen');
	});

	test('says that it has ended', async () => {
		(await sampleApi()).answer('subscription', () => ({
			status: 200,
			body: { kind: 'newsletter', status: 'ended' },
		}));
		const { html } = await subscribed(SAMPLE_TOKENS.newsletter);
		expect(html).toContain('U bent uitgeschreven');
		expect(html).not.toContain('<form');
	});

	test('that is paused is resumed, and not confirmed', async () => {
		(await sampleApi()).answer('subscription', () => ({
			status: 200,
			body: { kind: 'wish', status: 'paused' },
		}));
		const { html } = await subscribed(SAMPLE_TOKENS.newsletter);
		expect(page(html).querySelector('[value=confirm]')?.textContent?.trim()).toBe('Hervatten');
	});

	test('of an unknown link is an unknown address', async () => {
		expect((await subscribed('nobody-knows-this')).response.status).toBe(404);
	});
});
