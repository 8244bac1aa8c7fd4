import { sampleApi } from '@estate/remote-kit/testing';
import { FORMS, REQUEST_KINDS } from '@estate/shared-contract';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { filled } from '../testing/filled-form.ts';
import { alive } from '../testing/living-form.ts';
import { sent } from '../testing/sent-requests.ts';

test.each(REQUEST_KINDS)(
	'the form %s comes alive without a difference to the markup of the server',
	async (kind) => {
		expect((await alive(kind)).rendered.errors).toEqual([]);
	},
);

describe('a form with JavaScript', () => {
	test('is not sent while something lacks; the focus goes to the summary, the title says so', async () => {
		const api = await sampleApi();
		const { page, submit, summary, host, rendered } = await alive('contact-me');
		submit();
		await waitFor(() => expect(document.activeElement).toBe(summary()));
		expect(page.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0);
		expect(host.titleMark).toBe(rendered.text('form.errorPrefix'));
		expect(sent(api)).toEqual([]);
	});

	// Fields of every kind, and one with steps
	test.each(['contact-me', 'contact-appointment', 'demand-register', 'purchase-offer'] as const)(
		'is sent once with its proof, however often the button is pressed: %s',
		async (kind) => {
			const api = await sampleApi();
			const form = await alive(kind);
			form.fill();
			const steps = FORMS[kind].steps?.length ?? 1;
			for (let step = 1; step < steps; step++) {
				form.submit();
				await waitFor(() =>
					expect(form.page.querySelectorAll('[data-step]')[step]).toHaveProperty('hidden', false),
				);
			}
			await form.prove();
			form.submit();
			form.submit();
			await waitFor(() => expect(form.host.navigations).toHaveLength(1));
			form.submit();
			expect(form.host.navigations[0]?.to).toBe(`/nl/bedankt/${kind}/?ref=M-7F3K-29`);
			expect(sent(api)).toEqual([
				expect.objectContaining({
					captcha: { challenge: 'sample-challenge', text: 'ABCDE' },
					values: filled(FORMS[kind]),
				}),
			]);
			expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
		},
	);
});

describe('while a form is filled in', () => {
	test('what another answer no longer asks for is no mistake', async () => {
		const { page, submit, give, field, summary } = await alive('site-contact');
		const isWrong = () => field('remark').getAttribute('aria-invalid') === 'true';
		submit();
		await waitFor(() => expect(isWrong()).toBe(true));
		give('reason', 'job');
		await waitFor(() => expect(isWrong()).toBe(false));
		expect(summary()?.querySelector(`a[href="#${field('remark').id}"]`)).toBeNull();
		expect(page.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(0);
	});

	test('a mistake goes away when it is mended, and fields that were not wrong stay quiet', async () => {
		const { page, submit, type, summary, rendered } = await alive('contact-me');
		const invalid = rendered.text('ui.errors.email.invalid');
		type('email', 'lotte');
		expect(summary()).toBeNull();
		submit();
		await within(page).findAllByText(invalid);
		type('email', 'lotte@example.be');
		await waitFor(() => expect(within(page).queryByText(invalid)).toBeNull());
		expect(within(page).getAllByText('Voornaam is een verplicht veld')).not.toHaveLength(0);
	});

	test('what is not asked is hidden until it is', async () => {
		const { isShown, give } = await alive('site-contact');
		await waitFor(() => expect(isShown('cv')).toBe(false));
		give('reason', 'job');
		await waitFor(() => expect(isShown('cv')).toBe(true));
		give('reason', 'question');
		await waitFor(() => expect(isShown('cv')).toBe(false));
	});

	test('another time asks for a period', async () => {
		const { isShown, give } = await alive('contact-appointment');
		await waitFor(() => expect(isShown('startDate')).toBe(false));
		give('slot', 'other');
		await waitFor(() => expect(isShown('startDate')).toBe(true));
	});

	test('a phone number is grouped when the field is left, not while typing', async () => {
		const { type, field } = await alive('contact-me');
		type('phone', '0470123456');
		expect(field('phone').value).toBe('0470123456');
		fireEvent.focusOut(field('phone'));
		expect(field('phone').value).toBe('0470 12 34 56');
	});

	test('typed text finds a place by name, postcode or other name, and what is ticked stays ticked', async () => {
		const { page, give, fields } = await (async () => {
			const form = await alive('demand-register');
			return {
				...form,
				fields: () => [...form.page.querySelectorAll<HTMLInputElement>('[name=zones]')],
			};
		})();
		give('zones', ['gent|9000']);
		const search = page.querySelector('[type=search]') as HTMLInputElement;
		fireEvent.change(search, { target: { value: '9000' } });
		await waitFor(() =>
			expect(
				fields()
					.filter((field) => !field.closest('[hidden]'))
					.map(({ value }) => value),
			).toEqual(['gent|9000']),
		);
		expect(fields().filter(({ checked }) => checked)).toHaveLength(1);
	});

	test('a password can be shown', async () => {
		const { give, field, page, rendered } = await alive('demand-register');
		give('withAccount', 'on');
		const [show] = await within(page).findAllByLabelText(rendered.text('form.password.show'));
		fireEvent.mouseDown(show as HTMLElement);
		await waitFor(() => expect(field('password').type).toBe('text'));
		expect(show?.getAttribute('aria-pressed')).toBe('true');
		fireEvent.keyDown(show as HTMLElement, { key: 'Enter' });
		await waitFor(() => expect(field('password').type).toBe('password'));
	});
});

describe('how much there is room for', () => {
	test('stands at a text, is counted near the limit, and is said when it is passed', async () => {
		const { page, type, submit } = await alive('send-to-friend');
		expect(page.textContent).toContain('Hoogstens 500 tekens');
		type('remark', 'x'.repeat(200));
		expect(page.textContent).not.toMatch(/Nog \d+ tekens/);
		type('remark', 'x'.repeat(463));
		await waitFor(() => expect(page.querySelector('p[aria-hidden]')?.textContent).toBe('Nog 37 tekens'));
		const spoken = [...page.querySelectorAll('span[role=status]')].map(({ textContent }) => textContent);
		expect(spoken.filter(Boolean)).toEqual(['Nog 40 tekens']);
		type('remark', 'x'.repeat(501));
		await waitFor(() => expect(page.querySelector('p[aria-hidden]')?.textContent).toBe('1 teken te veel'));
		submit();
		await within(page).findAllByText('Deze tekst is te lang: hoogstens 500 tekens');
	});
});

describe('a binding offer', () => {
	test('is looked at before it is sent; an answer can be changed, and is shown again', async () => {
		const api = await sampleApi();
		const { page, submit, fill, prove, field, type, isShown, host } = await alive('purchase-offer');
		const review = () => page.querySelector<HTMLElement>('[data-step="2"]');
		fill();
		submit();
		await waitFor(() => expect(isShown('firstName')).toBe(true));
		submit();
		await waitFor(() => expect(review()?.textContent).toContain('349.000'));
		expect(review()?.querySelectorAll('button[type=submit]')).toHaveLength(0);
		fireEvent.click(within(page).getByLabelText('Wijzigen: Uw bod (€)'));
		await waitFor(() => expect(document.activeElement).toBe(field('amount')));
		type('amount', '250000');
		submit();
		await waitFor(() => expect(isShown('firstName')).toBe(true));
		// The focus moves with the next frame; a price is grouped when its field is left.
		await waitFor(() => expect(field('amount').value).toBe('250.000'));
		submit();
		await waitFor(() => expect(review()?.textContent).toContain('250.000'));
		await prove();
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		expect(sent(api)).toEqual([
			expect.objectContaining({ values: expect.objectContaining({ amount: '250.000' }) }),
		]);
	});

	test('names a second buyer whole or not at all', async () => {
		const { page, submit, fill, type, isShown } = await alive('purchase-offer');
		fill({ secondEmail: '', secondPhone: '' });
		submit();
		await waitFor(() => expect(isShown('firstName')).toBe(true));
		submit();
		await within(page).findAllByText(/Vul het e-mailadres van de tweede koper in/);
		type('secondName', '');
		await waitFor(() => expect(page.querySelector('[role=alert]')).toBeNull());
	});
});

describe('step by step', () => {
	test('a step is left when nothing of it is wrong, and can be gone back to', async () => {
		const { page, submit, fill, isShown, rendered } = await alive('purchase-offer');
		await waitFor(() => expect(isShown('firstName')).toBe(false));
		submit();
		await within(page).findAllByText('Hoeveel biedt u?');
		expect(page.textContent).not.toContain('Voornaam is een verplicht veld');
		fill();
		submit();
		await waitFor(() => expect(isShown('firstName')).toBe(true));
		expect(page.querySelector('[aria-current=step]')?.textContent).toContain('Uw gegevens');
		fireEvent.click(within(page).getByText(rendered.text('form.steps.back')));
		await waitFor(() => expect(isShown('amount')).toBe(true));
	});

	test('a mistake that only the api finds brings its step back', async () => {
		(await sampleApi()).answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'invalid', message: '', fields: [{ path: 'amount', code: 'invalid' }] } },
		}));
		const { submit, fill, isShown, prove } = await alive('purchase-offer');
		fill();
		submit();
		await waitFor(() => expect(isShown('firstName')).toBe(true));
		submit();
		await prove();
		submit();
		await waitFor(() => expect(isShown('amount')).toBe(true));
	});
});

describe('nothing is lost', () => {
	test('when the api is away: it says so, and a second try sends the same under the same key', async () => {
		const api = await sampleApi();
		api.answer('sendRequest', 503);
		const { page, host, fill, prove, submit, field } = await alive('contact-me');
		fill();
		await prove();
		submit();
		await within(page).findByText(/Er is niets verloren/);
		expect(field('lastName').value).toBe('Lotte');
		const [first] = sent(api);
		api.reset();
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		expect(sent(api)[0]?.idempotencyKey).toBe(first?.idempotencyKey);
	});

	test('by a reload, but for passwords', async () => {
		const first = await alive('demand-register', '?goal=0&type=2');
		first.fill();
		await first.rendered.unmount();
		const second = await alive('demand-register', '?goal=0&type=2');
		const values = (name: string) =>
			[...second.page.querySelectorAll<HTMLInputElement>(`[name=${name}]:checked`)].map(({ value }) => value);
		expect(second.field('firstName').value).toBe('Lotte');
		expect(values('types')).toEqual(['1', '2']);
		expect(values('zones')).toEqual(['gent|9000']);
		expect(second.field('password').value).toBe('');
		expect(JSON.stringify({ ...localStorage })).toContain('Lotte');
		expect(JSON.stringify({ ...localStorage })).not.toMatch(/lang genoeg|captcha/);
	});

	test('when too much was sent: it says that alone, and when to try again', async () => {
		(await sampleApi()).answer('sendRequest', () => ({
			status: 429,
			headers: { 'retry-after': '540' },
			body: { error: { code: 'too-many-tries', message: '' } },
		}));
		const { summary, fill, prove, submit, field, rendered } = await alive('contact-me');
		fill();
		await prove();
		submit();
		const said = rendered.text('form.problem.too-many-requests', { wait: '9 minuten' });
		await waitFor(() => expect(summary()?.textContent).toBe(said));
		expect(field('lastName').value).toBe('Lotte');
	});

	test('in a long form, also after the tab was closed: it says so, and can be begun again', async () => {
		const first = await alive('purchase-offer');
		expect(within(first.page).queryByText(first.rendered.text('form.draft.kept'))).toBeNull();
		first.fill();
		await first.rendered.unmount();
		sessionStorage.clear();
		const { page, field, rendered } = await alive('purchase-offer');
		await within(page).findByText(rendered.text('form.draft.kept'));
		expect(field('amount').value).toBe('349000');
		fireEvent.click(within(page).getByText(rendered.text('form.draft.again')));
		await waitFor(() => expect(field('amount').value).toBe(''));
		expect(within(page).queryByText(rendered.text('form.draft.kept'))).toBeNull();
		expect(localStorage).toHaveLength(0);
	});

	test('but not for longer than a week, and never of another search', async () => {
		const type = async (query: string) => {
			const form = await alive('demand-register', query);
			form.fill();
			await form.rendered.unmount();
		};
		const keptIn = async (query: string) => (await alive('demand-register', query)).field('firstName').value;
		await type('?goal=0&type=2');
		expect(await keptIn('?goal=1&type=2')).toBe('');
		expect(await keptIn('?goal=0&type=2')).toBe('Lotte');
		const [key = ''] = Object.keys(localStorage);
		const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
		localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() - 8 * 86_400_000 }));
		await alive('contact-demand');
		expect(localStorage).toHaveLength(0);
	});

	test('a message to the agency stays in its tab', async () => {
		const { fill } = await alive('contact-me');
		fill();
		expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
	});

	test('when a visit time has just been taken: the times are read again', async () => {
		const api = await sampleApi();
		api.answer('sendRequest', () => ({
			status: 409,
			body: { error: { code: 'slot-full', message: '' } },
		}));
		const { page, fill, prove, submit, rendered } = await alive('contact-appointment');
		fill();
		await prove();
		const before = api.calls.filter(({ name }) => name === 'visitSlots').length;
		submit();
		await within(page).findByText(rendered.text('form.problem.slot-full'));
		await waitFor(() =>
			expect(api.calls.filter(({ name }) => name === 'visitSlots')).toHaveLength(before + 1),
		);
	});
});
