import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { alive } from '../testing/living-form.ts';

async function atLastStep() {
	const form = await alive('purchase-offer');
	const shown = () =>
		[...form.page.querySelectorAll<HTMLElement>('[data-step]')].findLast(({ hidden }) => !hidden);
	const isAt = (step: number) => waitFor(() => expect(shown()?.dataset.step).toBe(String(step)));
	form.fill();
	form.submit();
	await isAt(1);
	form.submit();
	await isAt(2);
	return { ...form, isAt, shown };
}

test('Back goes from each step to the one before, as the button does: what was typed stays, the heading has the focus', async () => {
	const { host, field, isAt, shown } = await atLastStep();
	const typed = [field('amount').value, field('firstName').value];
	for (const step of [1, 0]) {
		expect(host.goBack()).toBe(true);
		await isAt(step);
		await waitFor(() => expect(document.activeElement).toBe(shown()?.querySelector('h2')));
	}
	expect([field('amount').value, field('firstName').value]).toEqual(typed);
	expect(host.goBack()).toBe(false);
});

test('Back is the page’s again once the first step is shown by the form’s own button', async () => {
	const { host, rendered, page, isAt } = await atLastStep();
	const back = rendered.text('form.steps.back');
	for (const step of [1, 0]) {
		[...page.querySelectorAll('button')].find(({ textContent }) => textContent === back)?.click();
		await isAt(step);
	}
	expect(host.goBack()).toBe(false);
});

test('Back is the page’s again when the form goes', async () => {
	const { host, rendered } = await atLastStep();
	await rendered.unmount();
	expect(host.goBack()).toBe(false);
});

test('a form in an older shell, which has no word of Back, goes through its steps all the same', async () => {
	const form = await alive('demand-register', undefined, (host) => {
		delete host.onBack;
	});
	form.fill();
	form.submit();
	await waitFor(() => expect(form.page.querySelector('[data-step="1"]')).toHaveProperty('hidden', false));
	expect(form.rendered.errors).toEqual([]);
});
