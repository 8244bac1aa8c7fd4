import { page, renderSlot } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { describe, expect, test } from 'vitest';
import slot from '../../slots/contact-appointment.tsx';

const open = (language: string) =>
	renderSlot(slot, { url: `/${language}/contact-appointment/?property=12`, slot: 'contact-appointment' });

describe('the times of a visit', () => {
	test.each(LANGUAGES)('can be narrowed to a part of the day without a script, in %s', async (language) => {
		const { html } = await open(language);
		const form = page(html);
		const parts = [...form.querySelectorAll<HTMLInputElement>('input[name$="-part"]')];
		// Sample visits are at 10:00, 10:30 and 14:00.
		expect(parts.map(({ value }) => value)).toEqual(['all', 'morning', 'midday']);
		expect(parts.filter((each) => each.hasAttribute('checked')).map(({ value }) => value)).toEqual(['all']);
		for (const part of parts) expect(form.querySelector(`label[for="${part.id}"]`)?.textContent).not.toBe('');
		const times = [...form.querySelectorAll('[data-part]')];
		expect(times.map((each) => each.getAttribute('data-part'))).toEqual([
			...['morning', 'morning', 'midday'],
			...['morning', 'morning', 'midday'],
		]);
		expect(times.every((each) => each.querySelector('input[name="slot"]'))).toBe(true);
		expect(html).not.toMatch(/>form\.slots\./);
	});

	test('are no answer by their part: what narrows them belongs to no form', async () => {
		const { html } = await open('nl');
		for (const part of page(html).querySelectorAll('input[name$="-part"]'))
			expect(page(html).querySelector(`form[id="${part.getAttribute('form')}"]`)).toBeNull();
		expect(html).toContain('value="online"');
	});
});
