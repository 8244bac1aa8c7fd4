import { sampleApi } from '@estate/remote-kit/testing';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { alive, pictureOf } from '../testing/living-form.ts';
import { sent } from '../testing/sent-requests.ts';

const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => {
	vi.restoreAllMocks();
});

describe('a form that is sent without a connection', () => {
	test('says beside the button that it was not, asks for no characters, and is sent with the button later', async () => {
		const api = await sampleApi();
		const { fill, submit, page, field, summary, rendered, host, prove } = await alive('contact-me');
		fill();
		await pictureOf(page);
		connect(false);
		submit();
		const unsent = await within(page).findByText(rendered.text('form.unsent'));
		expect(unsent.getAttribute('role')).toBe('alert');
		expect(unsent.parentElement?.querySelector('button[type=submit]')).not.toBeNull();
		expect(summary()).toBe(unsent);
		expect(page.textContent).not.toContain(rendered.text('form.captcha.oneMore'));
		expect(sent(api)).toEqual([]);
		expect(field('lastName').value).toBe('Lotte');
		connect(true);
		await prove();
		submit();
		await waitFor(() => expect(host.navigations).toHaveLength(1));
		expect(within(page).queryByText(rendered.text('form.unsent'))).toBeNull();
		expect(sent(api)).toHaveLength(1);
	});

	test('still says what is wrong in its fields', async () => {
		const { submit, page, field, summary, rendered } = await alive('contact-me');
		fireEvent.focusIn(field('firstName'));
		connect(false);
		submit();
		await waitFor(() => expect(summary()?.textContent).toContain(rendered.text('form.summaryTitle')));
		expect(within(page).queryByText(rendered.text('form.unsent'))).toBeNull();
	});
});
