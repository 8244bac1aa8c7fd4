import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { SAMPLE_CREDENTIALS, SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import slot from '../slots/login.tsx';

const LOGIN = '/en/login/';
const open = (url = LOGIN, cookie?: string) =>
	renderSlot(slot, { url, slot: 'login', ...(cookie ? { cookie } : {}) });
const logIn = (form: Record<string, string>, url = LOGIN, api?: { url: string }) =>
	renderSlot(slot, { url, slot: 'login', form, ...(api ? { api } : {}) });

describe('logging in', () => {
	test.each([
		['nl', 'Eigenaarslogin'],
		['fr', 'Connexion du propriétaire'],
		['en', 'Owner login'],
	])('has its title in %s', async (language, title) => {
		const { response } = await open(`/${language}/login/`);
		expect(response.heading).toBe(title);
		expect(response.head?.title).toBe(title);
	});

	test('leads to the overview, and the session’s cookie reaches the visitor', async () => {
		const { response } = await logIn(SAMPLE_CREDENTIALS);
		expect(response).toMatchObject({ status: 303, redirect: { to: '/en/owner/' } });
		expect(response.cookies).toEqual([expect.stringContaining(SAMPLE_SESSION_COOKIE)]);
	});

	test('leads back to the page of the portal that asked for it, and nowhere else', async () => {
		const back = await logIn(SAMPLE_CREDENTIALS, `${LOGIN}?next=${encodeURIComponent('/en/owner/12/')}`);
		expect(back.response.redirect).toEqual({ to: '/en/owner/12/' });
		const away = await logIn(SAMPLE_CREDENTIALS, `${LOGIN}?next=${encodeURIComponent('//evil.example/')}`);
		expect(away.response.redirect).toEqual({ to: '/en/owner/' });
	});

	test('says the same about a wrong password and about an account that does not exist', async () => {
		const wrong = await logIn({ email: SAMPLE_CREDENTIALS.email, password: 'guess' });
		const unknown = await logIn({ email: 'nobody@meander.example', password: 'guess' });
		for (const { html, response } of [wrong, unknown]) {
			expect(response.status).toBe(422);
			expect(html).toContain('The username or password are not correct.');
		}
		expect(wrong.html.replace(SAMPLE_CREDENTIALS.email, '')).toBe(
			unknown.html.replace('nobody@meander.example', ''),
		);
	});

	test.each([
		['nl', 'Fout: Eigenaarslogin'],
		['fr', 'Erreur\u00a0: Connexion du propriétaire'],
		['en', 'Error: Owner login'],
	])('that failed says so in the title, and above the reason, in %s', async (language, title) => {
		const { html, response, text } = await logIn(
			{ email: 'nobody@meander.example', password: 'guess' },
			`/${language}/login/`,
		);
		expect(response.head?.title).toBe(title);
		const failed = html.indexOf(text('ui.failures.login'));
		expect(failed).toBeGreaterThan(0);
		expect(html.indexOf(text('ui.failures.credentials'))).toBeGreaterThan(failed);
	});

	test('keeps the name that was typed and never the password', async () => {
		const { html, data } = await logIn({ email: 'lieve@meander.example', password: 'a secret guess' });
		expect(html).toContain('value="lieve@meander.example"');
		expect(html + JSON.stringify(data)).not.toContain('a secret guess');
	});

	test.each([
		[429, 429, 'login.tooMany'],
		[503, 503, 'login.unreachable'],
	])('after an api that answers %i says so with status %i', async (answer, status, key) => {
		(await sampleApi()).answer('ownerLogIn', answer);
		const { html, response, text } = await logIn(SAMPLE_CREDENTIALS);
		expect(response.status).toBe(status);
		expect(html).toContain(text(key));
	});

	test('is not offered to who is logged in already', async () => {
		const { response } = await open(`${LOGIN}?next=/en/owner/12/`, SAMPLE_SESSION_COOKIE);
		expect(response.redirect).toEqual({ to: '/en/owner/12/' });
	});

	test('is offered when the api is away, so that the visitor can try', async () => {
		const { html, response } = await renderSlot(slot, {
			url: LOGIN,
			slot: 'login',
			api: { url: 'http://127.0.0.1:9' },
		});
		expect(response.redirect).toBeUndefined();
		expect(html).toContain('name="password"');
	});

	test('shows and hides the password, once there is JavaScript to do it', async () => {
		const rendered = await open();
		expect(rendered.html).toMatch(/<button[^>]* hidden=""/);
		await rendered.hydrate();
		expect(rendered.errors).toEqual([]);
		const screen = within(rendered.container);
		const button = await screen.findByRole('button', { name: 'Show password' });
		const password = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
		expect(password.type).toBe('password');
		fireEvent.mouseDown(button);
		await waitFor(() => expect(password.type).toBe('text'));
		expect(button.getAttribute('aria-pressed')).toBe('true');
		fireEvent.keyDown(button, { key: 'Enter' });
		await waitFor(() => expect(password.type).toBe('password'));
	});
});
