import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { FORMS } from '@estate/shared-contract';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { FORM_PLACES } from '../testing/form-slots.ts';
import { alive, pictureOf } from '../testing/living-form.ts';
import { sent } from '../testing/sent-requests.ts';

describe('the proof that a person fills it in', () => {
	test('is fetched with the first interaction, not with the page', async () => {
		const api = await sampleApi();
		const { type, prove } = await alive('contact-me');
		expect(api.calls.some(({ name }) => name === 'captcha')).toBe(false);
		type('firstName', 'L');
		await prove();
		expect(api.calls.filter(({ name }) => name === 'captcha')).toHaveLength(1);
	});

	test('has its place from the first interaction on, before it is there, but not for a link or button below it', async () => {
		const { page, field } = await alive('contact-me');
		for (const below of page.querySelectorAll('form a[href*="privacy"], form button[type=submit]'))
			fireEvent.focusIn(below);
		expect(field('captcha')).toBeNull();
		const states: (string | null)[] = [];
		const watcher = new MutationObserver(() => {
			const box = field('captcha')?.closest('fieldset');
			if (box) states.push(box.getAttribute('aria-busy'));
		});
		watcher.observe(page, { childList: true, subtree: true, attributes: true });
		fireEvent.focusIn(field('firstName'));
		await pictureOf(page);
		watcher.disconnect();
		expect(states[0]).toBe('true');
		expect(states.at(-1)).toBeNull();
	});

	test.each([
		['a field', '[name="firstName"]', true],
		['the link below it', 'a[href*="privacy"]', false],
		['the button', 'button[type=submit]', false],
	])('when the script comes while %s has the focus, has its place: %j %j', async (_, focused, isPlaced) => {
		const { slot, path } = FORM_PLACES['contact-me'];
		const query = FORM_PLACES['contact-me'].query;
		const rendered = await renderSlot(slot, { url: `/nl${path}${query}`, slot: FORMS['contact-me'].name });
		const hydrated = rendered.hydrate();
		// The server's markup stands there, and nothing of the script yet.
		rendered.container.querySelector<HTMLElement>(`form ${focused}`)?.focus();
		expect(document.activeElement?.closest('form')?.dataset.alive).toBeUndefined();
		await hydrated;
		await waitFor(() => expect(rendered.container.querySelector('form[data-alive]')).not.toBeNull());
		expect(rendered.container.querySelector('[name="captcha"]') !== null).toBe(isPlaced);
	});

	test('is asked for before anything is sent', async () => {
		const api = await sampleApi();
		const { fill, submit, page, rendered } = await alive('contact-me');
		fill();
		await pictureOf(page);
		submit();
		await within(page).findByText(rendered.text('form.captcha.oneMore'));
		submit();
		// Not "this field is required": the summary at the top has to say which.
		const [mistake] = await within(page).findAllByText(rendered.text('form.captcha.missing'));
		expect(mistake?.closest('[role=alert] a')).not.toBeNull();
		expect(page.textContent).not.toContain('Dit veld is verplicht');
		expect(sent(api)).toEqual([]);
	});

	test('is sent no sooner than the api believes that a person was there', async () => {
		const api = await sampleApi();
		api.answer('captcha', () => ({
			status: 200,
			body: { challenge: 'c', picture: 'data:,', zeroBits: 4, waitSeconds: 40 },
		}));
		const { fill, submit, prove, host } = await alive('contact-me');
		fill();
		await prove();
		const { setTimeout: later } = globalThis;
		let held = 0;
		const hurry = (...[act, time, ...rest]: Parameters<typeof setTimeout>) => {
			const isHeld = Number(time) > 30_000 && Number(time) <= 40_000;
			if (isHeld) held++;
			return later(act, isHeld ? 0 : time, ...rest);
		};
		const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurry as typeof setTimeout);
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		timers.mockRestore();
		expect(held).toBe(1);
		expect(sent(api)).toHaveLength(1);
	});

	test('can be worked for by who cannot read it', async () => {
		const api = await sampleApi();
		const { fill, submit, page, host, field, rendered } = await alive('contact-me');
		fill();
		await pictureOf(page);
		fireEvent.click(within(page).getByText(rendered.text('form.captcha.unreadable')));
		await waitFor(() => expect(field('captchaNonce')?.value).toMatch(/^\d+$/));
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		expect(sent(api)[0]?.captcha).toEqual({
			challenge: 'sample-challenge',
			nonce: expect.stringMatching(/^\d+$/),
		});
	});

	test('is waited for when the form is sent while the device works, and nobody is told of characters', async () => {
		const api = await sampleApi();
		const { fill, submit, page, host, field, rendered, type } = await alive('contact-me');
		fill();
		await pictureOf(page);
		// Asked for once already, with something typed that cannot be read.
		submit();
		await within(page).findByText(rendered.text('form.captcha.oneMore'));
		type('captcha', 'ABC');
		fireEvent.click(within(page).getByText(rendered.text('form.captcha.unreadable')));
		submit();
		expect(field('captchaNonce')).toBeNull();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		expect(within(page).queryByText('De ingevoerde tekens zijn niet geldig')).toBeNull();
		expect(sent(api).map(({ captcha }) => captcha)).toEqual([
			{ challenge: 'sample-challenge', nonce: expect.stringMatching(/^\d+$/) },
		]);
	});

	test('is one more step for who sends the form before answering it, and a mistake only after that', async () => {
		const api = await sampleApi();
		api.answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'captcha', message: '', fields: [{ path: 'captcha', code: 'captcha' }] } },
		}));
		const { fill, submit, page, rendered, field } = await alive('contact-me');
		fill();
		submit();
		await within(page).findByText(rendered.text('form.captcha.oneMore'));
		await waitFor(() => expect(document.activeElement).toBe(field('captcha')));
		expect(within(page).queryByText('De ingevoerde tekens zijn niet geldig')).toBeNull();
		submit();
		await within(page).findAllByText(rendered.text('form.captcha.missing'));
		expect(within(page).queryByText(rendered.text('form.captcha.oneMore'))).toBeNull();
	});

	test('is tried again with the form where it could not be loaded; in vain, it says whom to call', async () => {
		const api = await sampleApi();
		api.answer('captcha', 503);
		api.answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'captcha', message: '', fields: [{ path: 'captcha', code: 'captcha' }] } },
		}));
		const { fill, submit, page, summary, rendered, field, host } = await alive('contact-me');
		fill();
		await waitFor(() => expect(page.querySelector('form a[href^="tel:"]')).not.toBeNull());
		submit();
		await waitFor(() => expect(summary()?.textContent).toContain(rendered.text('form.problem.no-check')));
		expect(page.querySelector('a[href="#contact-me-captcha"]')).toBeNull();
		expect(field('lastName').value).toBe('Lotte');
		api.reset();
		submit();
		await pictureOf(page);
		await within(page).findByText(rendered.text('form.captcha.oneMore'));
		expect(host.navigations).toEqual([]);
	});

	test('is worked for without a word where no picture could be drawn', async () => {
		const api = await sampleApi();
		api.answer('captcha', () => ({ status: 200, body: { challenge: 'c', picture: '', zeroBits: 4 } }));
		const { fill, submit, page, rendered, host } = await alive('contact-me');
		fill();
		await within(page).findByText(rendered.text('form.captcha.byDevice'));
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		expect(sent(api)[0]?.captcha).toEqual({ challenge: 'c', nonce: expect.stringMatching(/^\d+$/) });
	});

	test('is not asked for by the newsletter, but when the api says so', async () => {
		const api = await sampleApi();
		const { fill, submit, page, rendered, prove, host } = await alive('sign-newsletter');
		fill();
		api.answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'captcha', message: '', fields: [{ path: 'captcha', code: 'captcha' }] } },
		}));
		submit();
		await within(page).findByText(rendered.text('form.captcha.oneMore'));
		expect(api.calls.filter(({ name }) => name === 'captcha')).toHaveLength(1);
		api.reset();
		await prove();
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
	});

	test('that was wrong is another one, and nothing else is lost', async () => {
		const api = await sampleApi();
		api.answer('sendRequest', () => ({
			status: 422,
			body: { error: { code: 'captcha', message: '', fields: [{ path: 'captcha', code: 'captcha' }] } },
		}));
		const { fill, submit, prove, page, field } = await alive('contact-me');
		fill();
		await prove();
		submit();
		await within(page).findAllByText('De ingevoerde tekens zijn niet geldig');
		expect(api.calls.filter(({ name }) => name === 'captcha')).toHaveLength(2);
		expect(field('lastName').value).toBe('Lotte');
	});
});
