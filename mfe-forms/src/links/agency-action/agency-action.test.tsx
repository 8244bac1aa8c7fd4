import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_ACTION, SAMPLE_TOKENS } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import agencyAction from '../../slots/agency-action.tsx';

const url = (language: string) => `/${language}/agency-action/${SAMPLE_TOKENS.action}/`;
const open = (form?: Record<string, string>, language = 'nl') =>
	renderSlot(agencyAction, { url: url(language), slot: 'agency-action', ...(form ? { form } : {}) });
const refusal = (status: number, code: string) => () => ({
	status,
	body: { error: { code, message: '' } },
});

describe('the page behind a link of a mail to the agency', () => {
	test('says what a press does and to what, and posts it', async () => {
		const api = await sampleApi();
		const { html, response } = await open();
		expect(response.head).toMatchObject({ noindex: true, title: SAMPLE_ACTION.title });
		expect(html).toContain('M-7F3K-29');
		const form = page(html).querySelector('form[method=post]');
		const options = Array.from(form?.querySelectorAll('option') ?? []);
		// Nothing is chosen before somebody chooses.
		expect(options.map((option) => option.getAttribute('value'))).toEqual([
			'',
			...(SAMPLE_ACTION.choice?.options ?? []).map(({ value }) => value),
		]);
		expect(form?.querySelector('select')?.required).toBe(true);
		expect(form?.querySelector('button[type=submit]')?.textContent).toBe(SAMPLE_ACTION.button);
		expect(api.calls.some(({ name }) => name === 'doAgencyAction')).toBe(false);
		const { response: posted } = await open({ choice: '2038-01-13T10:00' });
		expect(posted).toMatchObject({ status: 303, redirect: { to: `${url('nl')}?done=1` } });
		const call = api.calls.find(({ name }) => name === 'doAgencyAction');
		expect(call?.body).toEqual({ choice: '2038-01-13T10:00' });
	});

	test('asks for a choice that was not made', async () => {
		const api = await sampleApi();
		for (const path of ['choice', 'slot']) {
			const fields = [{ path, code: 'required' }];
			api.answer('doAgencyAction', () => ({
				status: 422,
				body: { error: { code: 'invalid', message: '', fields } },
			}));
			const { html, response } = await open({ choice: '' });
			expect(response.status).toBe(422);
			expect(page(html).querySelector('[role=alert]')?.textContent).toBe('Kies eerst iets in de lijst.');
			expect(page(html).querySelector('select')?.getAttribute('aria-invalid')).toBe('true');
		}
	});

	test('takes a text where one is asked for, and keeps it where it is refused', async () => {
		const api = await sampleApi();
		const text = { label: 'Uw antwoord', hint: 'Het komt in het gesprek.', longest: 5000 };
		const { choice: _, ...body } = { ...SAMPLE_ACTION, text };
		api.answer('agencyAction', () => ({ status: 200, body }));
		const { html } = await open();
		expect(page(html).querySelector('textarea[name=text]')?.getAttribute('maxlength')).toBe('5000');
		expect(html).toContain('Het komt in het gesprek.');
		const { response } = await open({ text: 'Ja, dat kan.' });
		expect(response.status).toBe(303);
		expect(api.calls.find(({ name }) => name === 'doAgencyAction')?.body).toEqual({ text: 'Ja, dat kan.' });
		const fields = [{ path: 'text', code: 'too-long' }];
		api.answer('doAgencyAction', () => ({
			status: 422,
			body: { error: { code: 'invalid', message: '', fields } },
		}));
		const refused = await open({ text: 'Te lang.' });
		expect(refused.response.status).toBe(422);
		expect(page(refused.html).querySelector('textarea')?.textContent).toBe('Te lang.');
		expect(page(refused.html).querySelector('[role=alert]')?.textContent).toContain(
			'Schrijf eerst een tekst',
		);
	});

	test('takes an amount in any writing, and keeps all that was typed where it is refused', async () => {
		const api = await sampleApi();
		const amount = { label: 'Tegenbod', hint: 'In euro.', least: 172_500, most: 798_000, value: 352_000 };
		const text = { label: 'Toelichting', hint: '', longest: 1_000, isOptional: true };
		const { choice: _, ...body } = { ...SAMPLE_ACTION, amount, text };
		api.answer('agencyAction', () => ({ status: 200, body }));
		const shown = page((await open()).html);
		expect(shown.querySelector('[name=amount]')?.getAttribute('value')).toBe('352.000');
		expect(shown.querySelector('textarea')?.required).toBe(false);
		await open({ amount: '355.000', text: '' });
		expect(api.calls.findLast(({ name }) => name === 'doAgencyAction')?.body).toEqual({ amount: 355_000 });
		for (const [typed, words] of [
			['355.000,50', 'zonder centen'],
			['veel', 'Vul een bedrag in euro in'],
		] as const) {
			const { html, response } = await open({ amount: typed, text: 'De termijn past.' });
			expect(response.status).toBe(422);
			expect(page(html).querySelector('[role=alert]')?.textContent).toContain(words);
			expect(page(html).querySelector('[name=amount]')?.getAttribute('value')).toBe(typed);
			expect(page(html).querySelector('textarea')?.textContent).toBe('De termijn past.');
		}
		for (const [code, words] of [
			['too-small', 'te laag'],
			['too-large', 'te hoog'],
		] as const) {
			const fields = [{ path: 'amount', code }];
			api.answer('doAgencyAction', () => ({
				status: 422,
				body: { error: { code: 'invalid', message: '', fields } },
			}));
			const { html } = await open({ amount: '1' });
			const said = page(html).querySelector('[role=alert]')?.textContent;
			expect(said).toContain(words);
			expect(said).toContain('€\u00a0172.500');
		}
	});

	test('says after the press what was done alone, and later that the link was used', async () => {
		const body = { state: 'done', title: 'Titel', message: 'Gedaan.', note: 'Al gebruikt.', facts: [] };
		(await sampleApi()).answer('agencyAction', () => ({ status: 200, body }));
		const after = await renderSlot(agencyAction, { url: `${url('nl')}?done=1`, slot: 'agency-action' });
		expect(after.html).toContain('Gedaan.');
		expect(after.html).not.toContain('Al gebruikt.');
		expect((await open()).html).toContain('Al gebruikt.');
	});

	test.each([404, 410])('answers %i where the api says so', async (status) => {
		const body = { state: 'over', status, title: 'Titel', message: 'Waarom.', facts: [] };
		(await sampleApi()).answer('agencyAction', () => ({ status: 200, body }));
		const { html, response } = await open();
		expect(response.status).toBe(status);
		expect(html).toContain('Waarom.');
	});

	test('has nothing to press once it is done or over, and says why', async () => {
		const api = await sampleApi();
		for (const state of ['done', 'over']) {
			const body = { state, title: 'Titel', message: 'Waarom.', note: 'Wanneer.', facts: [] };
			api.answer('agencyAction', () => ({ status: 200, body }));
			const { html } = await open();
			expect(html).toContain('Waarom.');
			expect(html).toContain('Wanneer.');
			expect(html).not.toContain('<form');
		}
	});

	test.each([
		[409, 'slot-full', 409],
		[409, 'action-busy', 409],
		[409, 'action-used', 409],
		[410, 'action-over', 410],
		[404, 'not-found', 404],
		[422, 'invalid', 422],
	])('says in every language that a press did nothing: %i %s', async (status, code, shown) => {
		(await sampleApi()).answer('doAgencyAction', refusal(status, code));
		for (const language of LANGUAGES) {
			const { html, response } = await open({}, language);
			expect(response.status).toBe(shown);
			expect(page(html).querySelector('[role=alert]')?.textContent?.length).toBeGreaterThan(20);
			expect(html).not.toMatch(/>links\./);
		}
	});
});
