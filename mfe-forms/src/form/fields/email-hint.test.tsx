import { sampleApi } from '@estate/remote-kit/testing';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { alive } from '../../testing/living-form.ts';
import { sent } from '../../testing/sent-requests.ts';

const hintOf = (page: HTMLElement) => within(page).queryByRole('button', { name: /^Bedoelt u / });

test('an address with a slip in its domain has a hint when the field is left, which puts the right one in', async () => {
	const { page, field, type, rendered } = await alive('contact-me');
	field('email').focus();
	type('email', 'marie@gmial.com');
	expect(hintOf(page)).toBeNull();
	field('email').blur();
	const hint = await within(page).findByText('Bedoelt u marie@gmail.com?');
	expect(hint.closest('[role=status]')).not.toBeNull();
	expect(page.querySelector('[role=alert]')).toBeNull();
	fireEvent.click(hint);
	expect(field('email').value).toBe('marie@gmail.com');
	expect(document.activeElement).toBe(field('email'));
	await waitFor(() => expect(hintOf(page)).toBeNull());
	expect(rendered.errors).toEqual([]);
});

test('the hint goes when the address changes', async () => {
	const { page, field, type } = await alive('contact-me');
	field('email').focus();
	type('email', 'marie@telnet.be');
	field('email').blur();
	await within(page).findByText('Bedoelt u marie@telenet.be?');
	type('email', 'marie@telnet.eu');
	await waitFor(() => expect(hintOf(page)).toBeNull());
});

test('the hint keeps nobody from sending', async () => {
	const api = await sampleApi();
	const { page, field, fill, prove, submit, host } = await alive('contact-me');
	field('email').focus();
	fill({ email: 'marie@gmial.com' });
	field('email').blur();
	await within(page).findByText('Bedoelt u marie@gmail.com?');
	await prove();
	submit();
	await waitFor(() => expect(host.navigations).toHaveLength(1));
	expect(sent(api)[0]?.values).toMatchObject({ email: 'marie@gmial.com' });
});
