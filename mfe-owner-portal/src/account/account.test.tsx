import { page, renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { DEFAULT_NOTIFICATIONS, LANGUAGES, type OwnerAccount } from '@estate/shared-contract';
import {
	SAMPLE_ACCOUNT,
	SAMPLE_CALENDAR_ADDRESS,
	SAMPLE_CODE,
	SAMPLE_CREDENTIALS,
	SAMPLE_RECOVERY_CODES,
	SAMPLE_SESSION_COOKIE,
	SAMPLE_SETUP,
} from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import account from '../slots/account.tsx';

const open = (form?: Record<string, string>, url = '/en/owner/account/', cookie = SAMPLE_SESSION_COOKIE) =>
	renderSlot(account, { url, slot: 'account', cookie, ...(form ? { form } : {}) });
const { password } = SAMPLE_CREDENTIALS;

async function withFactor(secondFactor: OwnerAccount['secondFactor']): Promise<void> {
	(await sampleApi()).answer('ownerAccount', () => ({
		status: 200,
		body: { ...SAMPLE_ACCOUNT, secondFactor },
	}));
}
const ON = { state: 'on', since: '2026-10-01T08:00:00.000Z', codesLeft: 9 } as const;

describe('the account', () => {
	test('sends who is not logged in to the log-in page, and back afterwards', async () => {
		const { response } = await open(undefined, '/fr/proprietaire/compte/', '');
		expect(response.redirect).toEqual({ to: '/fr/login/?next=%2Ffr%2Fproprietaire%2Fcompte%2F' });
	});

	test.each(LANGUAGES)('has every text in %s, in every state', async (language) => {
		const states = [
			SAMPLE_ACCOUNT.secondFactor,
			{ state: 'pending', codesLeft: 0, setup: SAMPLE_SETUP },
			ON,
			{ ...ON, codesLeft: 0 },
		] as const;
		for (const state of states) {
			await withFactor(state);
			const { html } = await open(undefined, `/${language}/owner/account/`);
			expect(html).not.toMatch(/[>"](account|choose|code|login|notifications|portal|ui)\./);
		}
	});

	test('has forms that do not say again what was done before them', async () => {
		const { html } = await open(undefined, '/en/owner/account/?done=password');
		const actions = [...html.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action);
		expect(actions.filter((action) => action?.startsWith('?')).length).toBeGreaterThan(3);
		expect(actions.filter((action) => action?.includes('='))).toEqual([]);
		expect(
			(await open({ do: 'calendar-end' }, '/en/owner/account/?done=password', '')).response.redirect,
		).toEqual({
			to: '/en/login/?next=%2Fen%2Fowner%2Faccount%2F',
		});
	});

	test('lists sessions with their devices; the present one is marked and cannot be ended by itself', async () => {
		const { html } = await open();
		expect(html).toContain('Firefox on Windows');
		expect(html).toContain('Safari on iPhone / iPad');
		expect(html.match(/name="session" value="\d+"/g)).toEqual(['name="session" value="5"']);
	});

	test.each([
		[
			{ do: 'notifications', language: 'fr', ...DEFAULT_NOTIFICATIONS },
			'chooseNotifications',
			'/en/owner/account/?done=notifications#notifications',
		],
		[{ do: 'calendar-end' }, 'endCalendar', '/en/owner/account/?done=calendar-end#calendar'],
		[{ do: 'end-session', session: '5' }, 'ownerEndSession', '/en/owner/account/?done=session#sessions'],
		[{ do: 'end-all' }, 'ownerEndSessions', '/en/login/?notice=everywhere'],
		[{ do: 'factor-start', password }, 'ownerStartSecondFactor', '/en/owner/account/#second-factor'],
		[
			{ do: 'factor-remove', password },
			'ownerRemoveSecondFactor',
			'/en/owner/account/?done=factor-removed#second-factor',
		],
		[
			{
				do: 'password',
				current: password,
				password: 'vijf rode stoelen',
				passwordRepeat: 'vijf rode stoelen',
			},
			'ownerChangePassword',
			'/en/owner/account/?done=password#password',
		],
	])('takes %j', async (form, name, to) => {
		const api = await sampleApi();
		const { response } = await open(form);
		expect(response.redirect).toEqual({ to });
		expect(api.calls.at(-1)?.name).toBe(name);
	});

	test.each<Record<string, string>>([
		{ do: 'factor-start', password: 'wrong' },
		{ do: 'password', current: 'wrong', password: 'vijf rode stoelen', passwordRepeat: 'vijf rode stoelen' },
	])('says that the password is wrong, at the form: %j', async (form) => {
		const { html, response, text } = await open(form);
		expect(response.status).toBe(422);
		expect(html).toContain(text('account.wrongPassword'));
		expect(html).not.toContain('vijf rode stoelen');
	});

	test('checks vijf rode stoelen before it is sent', async () => {
		const { html } = await open({ do: 'password', current: password, password: 'short', passwordRepeat: '' });
		expect(html).toContain('Choose a password of at least 8 characters');
		expect((await sampleApi()).calls.some(({ name }) => name === 'ownerChangePassword')).toBe(false);
	});

	test('shows the key as picture, as text and as a link while an app is set up', async () => {
		await withFactor({ state: 'pending', codesLeft: 0, setup: SAMPLE_SETUP });
		const { html } = await open();
		expect(html).toContain(`<path d="${SAMPLE_SETUP.qr.path}"`);
		expect(html).toContain('JBSW Y3DP');
		expect(html).toContain('href="otpauth://totp/');
	});

	test('shows recovery codes once, in the answer to the first code', async () => {
		await withFactor(ON);
		const { html, response } = await open({ do: 'factor-confirm', code: SAMPLE_CODE });
		expect(response.status).toBe(200);
		for (const code of SAMPLE_RECOVERY_CODES) expect(html).toContain(code);
		expect((await open()).html).not.toContain(SAMPLE_RECOVERY_CODES[0]);
	});

	test('refuses a wrong first code', async () => {
		await withFactor({ state: 'pending', codesLeft: 0, setup: SAMPLE_SETUP });
		const { html, response, text } = await open({ do: 'factor-confirm', code: '000000' });
		expect(response.status).toBe(422);
		expect(html).toContain(text('code.wrong'));
	});

	test('after too many tries says so', async () => {
		(await sampleApi()).answer('ownerStartSecondFactor', 429);
		const { html, response, text } = await open({ do: 'factor-start', password });
		expect(response.status).toBe(429);
		expect(html).toContain(text('login.tooMany'));
	});

	test.each([
		[{ do: 'sell' }, '/en/owner/account/'],
		[{ do: 'end-session', session: '99' }, '/en/owner/account/'],
	])('shows itself as it is after %j', async (form, to) => {
		expect((await open(form)).response.redirect).toEqual({ to });
	});

	test.each([
		{ language: 'fr', figures: 'at-once' },
		{ language: 'la' },
		{ language: 'fr', offer: 'sometimes' },
	])('refuses choices that are not offered, and says so at their form: %j', async (wrong) => {
		const { html, response, text } = await open({ do: 'notifications', ...DEFAULT_NOTIFICATIONS, ...wrong });
		expect(response.status).toBe(422);
		expect(page(html).querySelector('#notifications [role=alert]')?.textContent).toBe(
			text('account.notOffered'),
		);
		expect((await sampleApi()).calls.some(({ name }) => name === 'chooseNotifications')).toBe(false);
	});

	test('says what was done where it was done, and no longer after the next change', async () => {
		const after = '/en/owner/account/?done=notifications';
		const { html, text } = await open(undefined, after);
		const news = page(html).querySelectorAll('[role=status]');
		expect([...news].map((each) => each.textContent)).toEqual([text('account.done.notifications')]);
		expect(news[0]?.closest('section')?.id).toBe('notifications');
		const next = await open({ do: 'calendar-renew' }, after);
		expect(next.html).not.toContain(text('account.done.notifications'));
	});

	test('sends who was logged out meanwhile to the log-in', async () => {
		(await sampleApi()).answer('ownerEndSessions', 401);
		expect((await open({ do: 'end-all' })).response.redirect?.to).toContain('/en/login/?next=');
	});

	test('shows for each kind of mail what was chosen; figures have no mail of their own', async () => {
		const { html } = await open();
		const chosen = (name: string) =>
			page(html).querySelector(`select[name="${name}"] option[selected]`)?.getAttribute('value');
		expect([chosen('message'), chosen('visit'), chosen('figures'), chosen('language')]).toEqual([
			'at-once',
			'daily',
			'weekly',
			'nl',
		]);
		expect(page(html).querySelector('select[name="figures"] option[value="at-once"]')).toBeNull();
	});

	test('has neither mails nor a calendar for who owns no property', async () => {
		const { notifications: _, calendar: __, ...body } = SAMPLE_ACCOUNT;
		(await sampleApi()).answer('ownerAccount', () => ({ status: 200, body }));
		const { html } = await open();
		expect(html).not.toMatch(/id="(notifications|calendar)"/);
	});

	test('shows the address of the calendar once, as text and as a link for calendar programs', async () => {
		const { html, response } = await open({ do: 'calendar-renew' });
		expect(response.status).toBe(200);
		expect(html).toContain(SAMPLE_CALENDAR_ADDRESS);
		expect(html).toContain(`href="${SAMPLE_CALENDAR_ADDRESS.replace('https', 'webcal')}"`);
		expect((await open()).html).not.toContain(SAMPLE_CALENDAR_ADDRESS);
	});

	test('says to a guest that there is nothing to choose', async () => {
		const api = await sampleApi();
		const body = { error: { code: 'guest-sees-only', message: '' } };
		api.answer('renewCalendar', () => ({ status: 403, body }));
		const { html, response, text } = await open({ do: 'calendar-renew' });
		expect(response.status).toBe(403);
		expect(html).toContain(text('people.seesOnly'));
	});
});
