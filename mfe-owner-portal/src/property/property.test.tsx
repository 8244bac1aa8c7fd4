import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { type CallAnswer, LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import property from '../slots/property.tsx';

const open = (url: string, cookie = SAMPLE_SESSION_COOKIE, form?: Record<string, string>) =>
	renderSlot(property, { url, slot: 'property', cookie, ...(form ? { form } : {}) });

/** The sample api's property as somebody reads it whom an owner let in. */
async function shareWithGuest() {
	const api = await sampleApi();
	const own = await fetch(new URL('/api/v1/owner/properties/12?language=en', api.url), {
		headers: { cookie: SAMPLE_SESSION_COOKIE },
	});
	const whole = (await own.json()) as CallAnswer<'ownerProperty'>;
	const property = { ...whole.property, Shared: { by: 'An Peeters', parts: ['figures' as const] } };
	api.answer('ownerProperty', () => ({ status: 200, body: { ...whole, property } }));
}

const answer = (form: Record<string, string>) => open('/en/owner/12/', SAMPLE_SESSION_COOKIE, form);

describe('a property of the owner', () => {
	test('sends who is not logged in to the log-in page, and back afterwards', async () => {
		const { response } = await open('/fr/proprietaire/12/', '');
		expect(response.redirect).toEqual({ to: '/fr/login/?next=%2Ffr%2Fproprietaire%2F12%2F' });
	});

	test('does not exist when it is another owner’s', async () => {
		const { response, html } = await open('/en/owner/14/');
		expect(response.status).toBe(404);
		expect(html).toBe('');
	});

	test('shows visits with what visitors said', async () => {
		const { html } = await open('/en/owner/12/');
		expect(html).toContain('T. Janssens');
		expect(html).toContain('Mooi licht, keuken wat klein.');
		expect(html).toContain('href="/en/owner/12/report/"');
	});

	test('is none of a guest’s own, who reads when a page of it is not shared', async () => {
		const own = await open('/en/owner/12/?not-shared');
		const { text } = own;
		expect(own.response.crumbs?.[0]).toEqual({ name: text('homes.title'), href: '/en/owner/' });
		expect(own.html).toContain(text('portal.back'));
		expect(own.html).not.toContain(text('homes.guest.notShared'));
		await shareWithGuest();
		const shared = await open('/en/owner/12/?not-shared');
		expect(shared.response.crumbs?.[0]).toEqual({ name: text('homes.guest.title'), href: '/en/owner/' });
		expect(shared.html).toContain(text('homes.guest.back'));
		expect(shared.html).not.toContain(text('portal.back'));
		expect(shared.html).toContain(text('homes.guest.notShared'));
		expect((await open('/en/owner/12/')).html).not.toContain(text('homes.guest.notShared'));
	});

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		const { html } = await open(`/${language}/owner/12/`);
		expect(html).not.toMatch(/[>"](visits|counters|portal|ui)\./);
	});
});

describe('the answer to a visit', () => {
	test('says that the time suits and how to get in, and comes back to the visits', async () => {
		const { response } = await answer({
			visit: '1',
			agrees: 'yes',
			proposed: '',
			access: ' Bel aan.\r\nTweemaal ',
		});
		expect(response.redirect).toEqual({ to: '/en/owner/12/?answered=1#visits' });
		expect((await sampleApi()).calls.at(-1)).toMatchObject({
			name: 'answerVisit',
			body: { language: 'en', agrees: true, access: 'Bel aan.\nTweemaal' },
		});
	});

	test('proposes another time', async () => {
		await answer({ visit: '1', agrees: 'no', proposed: '2038-01-13T18:30', access: '' });
		expect((await sampleApi()).calls.at(-1)?.body).toMatchObject({
			agrees: false,
			proposed: '2038-01-13T18:30',
		});
	});

	test('without the other time is refused in words, and keeps what was typed', async () => {
		const { html, response, text } = await answer({
			visit: '1',
			agrees: 'no',
			proposed: '',
			access: 'Bel aan',
		});
		expect(response.status).toBe(422);
		expect(html).toContain(text('visits.answer.faults.required'));
		expect(html).toContain('Bel aan');
		expect(html).toMatch(/<details open/);
	});

	test.each([
		[429, 'login.tooMany'],
		[503, 'login.unreachable'],
	])('says why after %i, and keeps what was typed', async (status, message) => {
		(await sampleApi()).answer('answerVisit', status);
		const { html, response, text } = await answer({ visit: '1', agrees: 'yes', access: 'Bel aan' });
		expect(response.status).toBe(status);
		expect(html).toContain(text(message));
		expect(html).toContain('Bel aan');
	});

	test('to a visit that was moved meanwhile says so at its new time, and keeps what was typed', async () => {
		(await sampleApi()).answer('answerVisit', () => ({
			status: 409,
			body: { error: { code: 'visit-moved', message: '' } },
		}));
		const form = { visit: '1', startsAt: '2026-10-01T08:00:00.000Z', agrees: 'yes', access: 'Bel aan' };
		const { html, response, text } = await answer(form);
		expect((await sampleApi()).calls.find(({ name }) => name === 'answerVisit')?.body).toMatchObject({
			startsAt: form.startsAt,
		});
		expect(response.status).toBe(409);
		expect(html).toContain(text('visits.answer.moved'));
		expect(html).toMatch(/<details open/);
		expect(html).toMatch(/name="startsAt" value="20\d\d-/);
		expect(html).toContain('Bel aan');
	});

	test.each([404, 409])(
		'to a visit that is over meanwhile says so after %i, with what was typed',
		async (status) => {
			(await sampleApi()).answer('answerVisit', status);
			const { html, response, text } = await answer({ visit: '999', agrees: 'yes', access: 'Bel aan' });
			expect(response.status).toBe(409);
			expect(html).toContain(text('visits.answer.over'));
			expect(html).toContain('Bel aan');
			expect((await answer({ visit: '999', agrees: 'yes', access: '' })).html).toContain(
				text('visits.answer.over'),
			);
			expect((await answer({ visit: 'x' })).response.redirect).toEqual({ to: '/en/owner/12/#visits' });
		},
	);

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		const form = { visit: '1', agrees: 'no', proposed: '', access: 'x'.repeat(1001) };
		for (const access of ['', form.access]) {
			const { html } = await open(`/${language}/owner/12/?answered=1`, SAMPLE_SESSION_COOKIE, {
				...form,
				access,
			});
			expect(html).not.toMatch(/[>"](visits|login|fields|ui)\./);
		}
	});
});
