import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES, NOTIFICATION_KINDS } from '@estate/shared-contract';
import { SAMPLE_NOTIFICATION_LINKS } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import notifications from '../slots/notifications.tsx';

const { visit, ended } = SAMPLE_NOTIFICATION_LINKS;
const open = (token: string, form?: Record<string, string>, language = 'en') =>
	renderSlot(notifications, {
		url: `/${language}/notifications/${token}/`,
		slot: 'notifications',
		...(form ? { form } : {}),
	});

describe('the link at the foot of a mail to an owner', () => {
	test('says what a press ends, and ends nothing by itself', async () => {
		const api = await sampleApi();
		const { html, response } = await open(visit);
		expect(response.head).toMatchObject({ noindex: true });
		expect(html).toContain('Visits: planned, moved or cancelled');
		expect(page(html).querySelector('form[method=post] button[type=submit]')?.textContent).toBe(
			'No more e-mails',
		);
		expect(api.calls.some(({ name }) => name === 'endNotifications')).toBe(false);
	});

	test('ends it by one press, without a log-in, and shows that it is ended', async () => {
		const api = await sampleApi();
		const { response } = await open(visit, {});
		expect(response.redirect).toEqual({ to: `/en/notifications/${visit}/` });
		expect(api.calls.at(-1)?.name).toBe('endNotifications');
		const { html } = await open(ended);
		expect(html).toContain('You get no more e-mails about this');
		expect(html).toContain('href="/en/owner/account/#notifications"');
		expect(html).not.toContain('<form');
	});

	test('that is not whole is answered with 404 and what to do', async () => {
		for (const form of [undefined, {}]) {
			const { html, response } = await open('cut-in-two-parts', form);
			expect(response.status).toBe(404);
			expect(html).toContain('This link is not right');
		}
	});

	test('says so while the api is away', async () => {
		(await sampleApi()).answer('endNotifications', 503);
		const { html, response, text } = await open(visit, {});
		expect(response.status).toBe(503);
		expect(html).toContain(text('login.unreachable'));
	});

	test.each(LANGUAGES)('has every text in %s', async (language) => {
		const api = await sampleApi();
		api.answer('notificationLink', () => ({
			status: 200,
			body: { scope: 'daily', kinds: NOTIFICATION_KINDS },
		}));
		const { html } = await open(visit, undefined, language);
		expect(html).not.toMatch(/[>"](notifications|login|ui)\./);
	});
});
