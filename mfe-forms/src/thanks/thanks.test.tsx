import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { FORMS, LANGUAGES, REQUEST_KINDS } from '@estate/shared-contract';
import { describe, expect, test } from 'vitest';
import slot from '../slots/thanks.tsx';
import { filled, posted } from '../testing/filled-form.ts';
import { FORM_PLACES } from '../testing/form-slots.ts';
import { thanksAddress } from './thanks-address.ts';

const open = (url: string) => renderSlot(slot, { url, slot: 'thanks' });

describe('a thank-you page', () => {
	test.each(REQUEST_KINDS)(
		'of %s says what has arrived and what happens next, in every language',
		async (kind) => {
			for (const language of LANGUAGES) {
				const { html, response } = await open(`/${language}/feedback/${kind}/?ref=M-7F3K-29`);
				expect(response.status ?? 200).toBe(200);
				expect(response.head).toMatchObject({ noindex: true, title: response.heading });
				expect(html.match(/<li>/g)).toHaveLength(2);
				expect(response.heading + html).not.toContain('thanks.');
			}
		},
	);

	test('says in every language that the e-mail may go astray, of a domain that is a slip alone', async () => {
		for (const language of LANGUAGES) {
			const address = `/${language}/feedback/sign-newsletter/?ref=M-7F3K-29`;
			const { html } = await open(`${address}&slip=gmial.com`);
			expect(html).toContain('gmial.com');
			expect(html).toContain('gmail.com');
			expect(html).not.toMatch(/thanks\.|\{\{/);
			const plain = (await open(address)).html;
			for (const other of ['gmail.com', 'example.com', 'Call+0900@gmial.com'])
				expect((await open(`${address}&slip=${other}`)).html).toBe(plain);
		}
	});

	test('is told of a slip in the address of a visitor without JavaScript', async () => {
		const { slot, path, query } = FORM_PLACES['sign-newsletter'];
		const place = { url: `/nl${path}${query}`, slot: FORMS['sign-newsletter'].name };
		const sentTo = async (email: string) => {
			const form = posted('sign-newsletter', filled(FORMS['sign-newsletter'], { email }));
			return (await renderSlot(slot, { ...place, form })).response.redirect?.to;
		};
		expect(await sentTo('marie@gmial.com')).toContain('&slip=gmial.com');
		expect(await sentTo('marie@gmail.com')).not.toContain('slip');
	});

	test('shows the reference of the request', async () => {
		const { html } = await open('/nl/bedankt/site-contact/?ref=M-7F3K-29');
		expect(html).toContain('M-7F3K-29');
	});

	test('of a visit says until when its time is kept, in every language', async () => {
		for (const language of LANGUAGES) {
			const address = `/${language}/feedback/contact-appointment/?ref=M-7F3K-29`;
			const held = await open(`${address}&confirm=10%3A05`);
			expect(held.html).toContain('10:05');
			expect(held.response.heading).not.toBe((await open(address)).response.heading);
			const free = await open(`${address}&confirm=now`);
			expect(free.response.heading).toBe(held.response.heading);
			expect(held.html + free.html).not.toMatch(/thanks\.|\{\{|10:06/);
			expect((await open(`${address}&confirm=bel+0900`)).html).toBe((await open(address)).html);
		}
	});

	test('of a visit in a period promises a suggestion, and no date, in every language', async () => {
		for (const language of LANGUAGES) {
			const address = `/${language}/feedback/contact-appointment/?ref=M-7F3K-29`;
			const period = await open(`${address}&confirm=later`);
			expect(period.response.heading).not.toBe((await open(address)).response.heading);
			expect(period.response.heading + period.html).not.toMatch(/thanks\.|\{\{/);
			expect(period.html.match(/<li>/g)).toHaveLength(2);
		}
		const href = () => '/nl/bedankt/contact-appointment/';
		const receipt = { kind: 'contact-appointment', reference: 'M-7F3K-29' } as const;
		expect(thanksAddress(href as never, receipt, { slot: 'other' })).toContain('&confirm=later');
		expect(thanksAddress(href as never, receipt, { slot: '2038-01-12T10:00' })).not.toContain('confirm');
	});

	test.each(REQUEST_KINDS)(
		'of %s, opened without a request, says in every language what it is and that nothing was sent',
		async (kind) => {
			for (const language of LANGUAGES) {
				const address = `/${language}/feedback/${kind}/`;
				const sent = await open(`${address}?ref=M-7F3K-29`);
				for (const query of ['', '?ref=stranger', '?asked=sample-over', '?confirm=10%3A05']) {
					const { html, response } = await open(address + query);
					expect(response.heading).not.toBe(sent.response.heading);
					expect(response.head).toMatchObject({ noindex: true, title: response.heading });
					expect(response.heading + html).not.toMatch(/thanks\.|<li>/);
					expect(html).toContain(`href="/${language}/"`);
				}
			}
		},
	);

	test('shows nothing that a stranger wrote into its address', async () => {
		const { html } = await open('/fr/merci/site-contact/?ref=Appelez+le+0900');
		expect(html).not.toContain('0900');
	});

	test('of a kind that does not exist is an unknown address', async () => {
		expect((await open('/nl/bedankt/lottery/')).response.status).toBe(404);
	});
});

test('the thank-you page of a saved search says it in words, without what was typed, and leads to what it finds', async () => {
	const { html } = await renderSlot(slot, {
		url: '/nl/bedankt/save-search/?ref=M-7F3K-29&type=1&search=bel+0900&goal=0',
		slot: 'thanks',
	});
	expect(html).toMatch(/Op dit moment pas/);
	expect(html).toContain('type=1');
	const without = await open('/nl/bedankt/save-search/?ref=M-7F3K-29');
	expect(without.html).not.toMatch(/Op dit moment pas/);
});

describe('what was asked', () => {
	const asked = async (language: string, kind: string, token: string) =>
		(await open(`/${language}/feedback/${kind}/?ref=M-7F3K-29&asked=${token}`)).html;

	test('stands on the thank-you page, without JavaScript, in every language', async () => {
		for (const language of LANGUAGES) {
			const offer = await asked(language, 'purchase-offer', 'sample-offer');
			expect(offer).toMatch(/345[.\s\u00a0\u202f]000/);
			expect(offer).toMatch(/14.*2038.*18:00/);
			expect(offer).toMatch(/9000 G(ent|and|hent)/);
			const visit = await asked(language, 'contact-appointment', 'sample-visit');
			expect(visit).toContain('10:00 – 10:30');
			const period = await asked(language, 'contact-appointment', 'sample-period');
			expect(period).toMatch(/12.*2038.*15.*2038/);
			expect(offer + visit + period).not.toMatch(/thanks\.|\{\{/);
		}
	});

	test('is read by a token that is as long as those of the api', async () => {
		const token = `1799999999-m-7f3k-29-${'0a'.repeat(80)}.${'0b'.repeat(20)}`;
		const VISIT = {
			kind: 'contact-appointment',
			about: { title: 'Herenhuis met stadstuin', place: '9000 Gent' },
			visit: { startsAt: '2038-01-12T10:00:00+01:00', endsAt: '2038-01-12T10:30:00+01:00' },
		};
		const api = await sampleApi();
		api.answer('askedRequest', () => ({ status: 200, body: VISIT }));
		const visit = await asked('nl', 'contact-appointment', token);
		expect(api.calls.find(({ name }) => name === 'askedRequest')?.params).toEqual({ token });
		expect(visit).toMatch(/Herenhuis met stadstuin[\s\S]*12 januari, 10:00 – 10:30/);
	});

	test('is an application, or documents that a colleague brings, where it was', async () => {
		for (const language of LANGUAGES) {
			const plain = await asked(language, 'site-contact', '');
			expect(await asked(language, 'site-contact', 'sample-application')).not.toBe(plain);
			const mailed = await asked(language, 'request-documents', '');
			const brought = await asked(language, 'request-documents', 'sample-discreet');
			expect(brought).not.toBe(mailed);
			expect(brought).not.toMatch(/thanks\.|\{\{/);
		}
	});

	test('is left out where the token is none, is over, or is of another kind of request', async () => {
		const plain = await asked('nl', 'site-contact', '');
		for (const token of ['sample-offer', 'sample-over', '%3Cb%3Ebel+0900+123456', '../../v1/site'])
			expect(await asked('nl', 'site-contact', token)).toBe(plain);
	});
});
