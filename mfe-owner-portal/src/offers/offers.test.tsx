import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { formatPrice } from '@estate/shared-i18n';
import { describe, expect, test } from 'vitest';
import offers from '../slots/offers.tsx';

const PAGE = '/en/owner/12/offers/';
const open = (url = PAGE, form?: Record<string, string>, cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(offers, { url, slot: 'offers', cookie, ...(form ? { form } : {}) });
const FORM = { offer: '4', answer: 'refuse', amount: '', note: '', key: 'key-of-a-form' };
const sent = async () => (await sampleApi()).calls.filter(({ name }) => name === 'answerOffer');

describe('the offers for a property', () => {
	test('send who is not logged in to the log-in page, and do not exist for another owner’s property', async () => {
		expect((await open(PAGE, undefined, '')).response.redirect?.to).toContain('/en/login/?next=');
		expect((await open('/en/owner/14/offers/')).response.status).toBe(404);
	});

	test('say what is offered, on which conditions, until when, and that nothing binds here', async () => {
		const { html, text } = await open();
		for (const state of ['received', 'passed-on', 'countered', 'refused', 'expired'])
			expect(html).toContain(text(`offers.states.${state}`));
		for (const words of [
			'Onder voorbehoud van de lening.',
			'T. Janssens',
			formatPrice(365_000, 'en'),
			formatPrice(280_000, 'en'),
		])
			expect(html).toContain(words);
		expect(html).toContain(text('offers.bindsNobody'));
		// To the minute, by the clocks of Belgium.
		expect(html).toMatch(/dateTime="2038-01-10T17:00:00.000Z"[^<]*>[^<]*18:00/);
	});

	test('show nothing of an offer that was not passed on but that it is there', async () => {
		const { html, text } = await open();
		expect(html).toContain(text('offers.hidden'));
		expect(html).toContain(text('offers.notPassedOn'));
	});

	test('tell their history: who did what, when, and in which words', async () => {
		const { html, text } = await open();
		const values = { author: 'Lieve Maes', amount: formatPrice(372_000, 'en') };
		expect(html).toContain(text('offers.steps.counter', values));
		expect(html).toContain(text('offers.steps.counteredWith', values));
		expect(html).toContain('De termijn past.');
		expect(html).toContain(text('offers.steps.expired'));
	});

	test('stand side by side, and others do when they are chosen', async () => {
		const heads = (html: string) =>
			Array.from(html.matchAll(/<th scope="col"><a href="#offer-(\d)"/g), ([, id]) => id);
		expect(heads((await open()).html)).toEqual(['4', '3']);
		expect(heads((await open(`${PAGE}?compare=2&compare=4`)).html)).toEqual(['4', '2']);
		expect(heads((await open('/en/owner/15/offers/')).html)).toEqual([]);
	});

	test.each(LANGUAGES)(
		'have every text in %s, with and without offers, and when nothing was taken',
		async (language) => {
			const page = `/${language}/owner/12/offers/`;
			for (const { html } of [
				await open(page),
				await open(`/${language}/owner/15/offers/?sent=1`),
				await open(page, { ...FORM, answer: '' }),
			])
				expect(html).not.toMatch(/[>"](offers|messages|login|portal|ui)\./);
		},
	);

	test('are answered with what was chosen, and the page leads back to the offer', async () => {
		expect((await open(PAGE, { ...FORM, note: ' Te laag. ' })).response.redirect).toEqual({
			to: `${PAGE}?sent=1#offer-4`,
		});
		expect((await sent())[0]).toMatchObject({
			body: { language: 'en', answer: 'refuse', note: 'Te laag.', key: 'key-of-a-form' },
		});
		expect((await open(`${PAGE}?sent=1`)).html).toContain('role="status"');
	});

	test.each(['372000', '372.000', '372,000', '€ 372 000', '372k'])(
		'are countered by an amount in any writing: %s',
		async (amount) => {
			expect((await open(PAGE, { ...FORM, answer: 'counter', amount })).response.redirect?.to).toContain(
				'sent',
			);
			expect((await sent())[0]).toMatchObject({ body: { answer: 'counter', amount: 372_000 } });
		},
	);

	test.each([
		['nothing was chosen', { answer: '' }, 'offers.faults.answer'],
		['an answer is none', { answer: 'sell' }, 'offers.faults.answer'],
		['a counter-offer lacks its amount', { answer: 'counter' }, 'offers.faults.required'],
		['an amount is none', { answer: 'counter', amount: 'veel' }, 'offers.faults.invalid'],
		['an amount is below nothing', { answer: 'counter', amount: '-5' }, 'offers.faults.invalid'],
		['an amount has cents', { answer: 'counter', amount: '372.000,50' }, 'offers.faults.cents'],
		['a note is too long', { note: 'x'.repeat(1_001) }, 'offers.faults.note'],
	])('are not answered where %s, and what was typed stays', async (_why, values, message) => {
		const { html, response, text } = await open(PAGE, { ...FORM, note: 'Blijft staan', ...values });
		expect(response.status).toBe(422);
		expect(html).toContain(text(message));
		expect(html).toContain('value="key-of-a-form"');
		expect(await sent()).toEqual([]);
	});

	test.each([
		['0', 'too-small'],
		['37200', 'too-small'],
		['3720000', 'too-large'],
	])(
		'are not countered by %s, which cannot be meant, and the page says between what it lies',
		async (amount, fault) => {
			const typed = { ...FORM, answer: 'counter', amount, note: 'Blijft staan' };
			const { html, response, text } = await open(PAGE, typed);
			expect(response.status).toBe(422);
			const bounds = { least: formatPrice(182_500, 'en'), most: formatPrice(930_000, 'en') };
			expect(html).toContain(text(`offers.faults.${fault}`, bounds));
			expect(html).toContain(`value="${amount}"`);
			expect(html).toContain('Blijft staan');
		},
	);

	test('that were decided meanwhile say so', async () => {
		const { html, response, text } = await open(PAGE, { ...FORM, offer: '2' });
		expect(response.status).toBe(409);
		expect(html).toContain(text('offers.changed'));
	});

	test.each([
		[503, 'login.unreachable'],
		[429, 'login.tooMany'],
	] as const)('keep what was typed when the api answers %i', async (status, message) => {
		(await sampleApi()).answer('answerOffer', status);
		const { html, response, text } = await open(PAGE, { ...FORM, note: 'Blijft staan' });
		expect(response.status).toBe(status);
		expect(html).toContain(text(message));
		expect(html).toContain('Blijft staan');
	});
});
