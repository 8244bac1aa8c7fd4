import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { FORMS } from '@estate/shared-contract';
import { formatDate } from '@estate/shared-i18n';
import { describe, expect, test } from 'vitest';
import { filled, posted, reviewed } from '../testing/filled-form.ts';
import { FORM_PLACES } from '../testing/form-slots.ts';
import { addressOf, kept, messagesIn, post, valuesIn } from '../testing/posted-form.ts';
import { sent } from '../testing/sent-requests.ts';

describe('a binding offer without JavaScript', () => {
	const kind = 'purchase-offer';
	const form = FORMS[kind];
	const values = filled(form, {
		amount: '349.000',
		remark: 'Met de keuken.\nEn de lampen.',
		phone: '0478123456',
	});
	const postPairs = (pairs: readonly (readonly [string, string])[]) =>
		renderSlot(FORM_PLACES[kind].slot, { url: addressOf(kind), slot: form.name, form: pairs });
	const shownTo = (html: string) =>
		[...page(html).querySelectorAll('dl > div')].map((row) => [
			row.querySelector('dt')?.textContent,
			row.querySelector('dd')?.textContent,
		]);

	test('is shown whole before it is sent, with a way to each field, and nothing is lost', async () => {
		const api = await sampleApi();
		const { html, response } = await postPairs(posted(kind, values));
		expect(response.status).toBe(200);
		expect(sent(api)).toEqual([]);
		const rows = shownTo(html);
		const asked = form.fields.filter(({ name }) => name in values);
		expect(rows).toHaveLength(asked.length);
		expect(rows).toContainEqual(['Uw bod (€)', '€\u00a0349.000']);
		expect(rows).toContainEqual(['Geldig tot', `${formatDate(String(values.validUntil), 'nl')}, 18:00`]);
		expect(rows).toContainEqual(['Tweede koper: naam', 'Lotte']);
		// As the mail has it, however it was typed.
		expect(rows).toContainEqual(['Telefoonnummer', '0478 12 34 56']);
		const changes = [...page(html).querySelectorAll<HTMLButtonElement>('button[name=change]')];
		expect(changes.map(({ value }) => value)).toEqual(asked.map(({ name }) => name));
		for (const change of changes)
			expect(page(html).querySelector(change.getAttribute('formaction') ?? ''), change.value).not.toBeNull();
		expect(page(html).querySelector(`#${form.name}-answer`)?.tagName).toBe('H2');
		expect(page(html).querySelector('button[type=submit]:not([name])')?.textContent).toBe('');
		// The challenge comes with it, so that there is no third page.
		expect(Object.fromEntries(valuesIn(html)).captchaChallenge).toBe('sample-challenge');
		expect(valuesIn(html).filter(([name]) => name === 'remark')).toEqual([['remark', values.remark]]);

		const again = await postPairs(valuesIn(html).map(([name, value]) => [name, String(value)] as const));
		expect(again.response.status).toBe(303);
		expect(sent(api)).toHaveLength(1);
	});

	test('that was changed since is shown again, and one that was never shown is not sent', async () => {
		const api = await sampleApi();
		for (const mark of [reviewed(kind, { ...values, amount: '1000000' }), []]) {
			const { html } = await postPairs([...posted(kind, values), ...mark]);
			expect(shownTo(html)).toContainEqual(['Uw bod (€)', '€\u00a0349.000']);
		}
		expect(sent(api)).toEqual([]);
	});

	test('with cents, or a loan beside own funds, is refused in the reader’s words, with all that was typed', async () => {
		const api = await sampleApi();
		for (const [changes, field, words] of [
			[{ amount: '349.000,50' }, 'amount', 'Vul hele euro’s in'],
			[{ amount: '0' }, 'amount', 'vul minstens €\u00a01.000 in'],
			[{ financing: 'own-means', loanAmount: '200.000' }, 'loanAmount', 'U koos “Met eigen middelen”'],
		] as const) {
			const given = { ...values, loanAmount: '200.000', ...changes };
			const { html, response } = await post(kind, given);
			expect(response.status).toBe(422);
			const [message] = messagesIn(html);
			expect(message?.name).toBe(field);
			expect(message?.text).toContain(words);
			expect(kept(valuesIn(html))).toEqual(expect.arrayContaining(kept(posted(kind, given))));
		}
		expect(sent(api)).toEqual([]);
	});

	test('is shown as the amount that it is, however it was written', async () => {
		await sampleApi();
		for (const amount of ['349.000,00', '349k', '€ 349 000']) {
			const { html } = await postPairs(posted(kind, { ...values, amount }));
			expect(shownTo(html), amount).toContainEqual(['Uw bod (€)', '€\u00a0349.000']);
		}
	});

	test('goes back to the field whose answer is to be changed, with all that was typed', async () => {
		const api = await sampleApi();
		const pairs = [...posted(kind, values), ...reviewed(kind, values), ['change', 'amount'] as const];
		const { html, response } = await postPairs(pairs);
		expect(response.status).toBe(200);
		expect(sent(api)).toEqual([]);
		expect(page(html).querySelector('#purchase-offer-amount')?.closest('[hidden]')).toBeNull();
		// Prices come back grouped.
		const grouped = posted(kind, { ...values, loanAmount: '200.000' });
		expect(kept(valuesIn(html))).toEqual(expect.arrayContaining(kept(grouped)));
	});

	test('that the api finds unseen is shown', async () => {
		(await sampleApi()).answer('sendRequest', () => ({
			status: 422,
			body: {
				error: { code: 'not-reviewed', message: '', fields: [{ path: 'reviewed', code: 'required' }] },
			},
		}));
		const { html } = await post(kind, values);
		expect(shownTo(html).length).toBeGreaterThan(5);
	});
});
