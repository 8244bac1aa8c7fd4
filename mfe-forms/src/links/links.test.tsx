import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_TOKENS } from '@estate/shared-contract/samples';
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
		expect(html.match(/<option/g)).toHaveLength(5);
		expect(html).not.toMatch(/>links\./);
	});

	test.each([
		[{ action: 'cancel' }, { action: 'cancel' }],
		[
			{ action: 'move', slot: '2027-01-13T14:00' },
			{ action: 'move', slot: '2027-01-13T14:00' },
		],
	])('sends %j and shows itself again', async (form, body) => {
		const api = await sampleApi();
		const { response } = await visit(form);
		expect(response).toMatchObject({
			status: 303,
			redirect: { to: `/nl/appointment/${SAMPLE_TOKENS.appointment}/` },
		});
		expect(api.calls.find(({ name }) => name === 'changeAppointment')?.body).toEqual(body);
	});

	test('says that a moment is taken', async () => {
		(await sampleApi()).answer('changeAppointment', () => ({
			status: 409,
			body: { error: { code: 'slot-full', message: '' } },
		}));
		const { html, response } = await visit({ action: 'move', slot: '2027-01-13T14:00' });
		expect(response.status).toBe(409);
		expect(html).toContain('Alle afspraken zijn volzet');
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
				startsAt: '2027-01-12T10:00:00+01:00',
				endsAt: '2027-01-12T10:30:00+01:00',
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
	test.each(LANGUAGES)('shows a wish and how often, in %s', async (language) => {
		const { html } = await subscribed(SAMPLE_TOKENS.wish, undefined, language);
		expect(page(html).querySelector('[type=radio][checked]')?.getAttribute('value')).toBe('daily');
		expect(html).not.toMatch(/>links\./);
	});

	test('asks to confirm a newsletter', async () => {
		const { html } = await subscribed(SAMPLE_TOKENS.newsletter);
		expect(html).toContain('value="confirm"');
	});

	test.each(['confirm', 'end', 'at-once', 'daily'])('sends %s', async (action) => {
		const api = await sampleApi();
		const { response } = await subscribed(SAMPLE_TOKENS.wish, { action });
		expect(response.status).toBe(303);
		expect(api.calls.find(({ name }) => name === 'changeSubscription')?.body).toEqual({ action });
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

	test('of an unknown link is an unknown address', async () => {
		expect((await subscribed('nobody-knows-this')).response.status).toBe(404);
	});
});
