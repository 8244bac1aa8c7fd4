import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import { SAMPLE_CREDENTIALS, SAMPLE_LINKS, SAMPLE_SESSION_COOKIE } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import choose from '../slots/choose-password.tsx';
import forgotten from '../slots/forgotten.tsx';

const ask = (form?: Record<string, string>, url = '/en/login/forgotten/') =>
	renderSlot(forgotten, { url, slot: 'forgotten', ...(form ? { form } : {}) });
const open = (token: string, form?: Record<string, string>, language = 'en') =>
	renderSlot(choose, {
		url: `/${language}/login/password/${token}/`,
		slot: 'choose-password',
		...(form ? { form } : {}),
	});
const PASSWORD = { password: 'vijf rode stoelen', passwordRepeat: 'vijf rode stoelen' };

describe('a forgotten password', () => {
	test.each(LANGUAGES)('has its page in %s', async (language) => {
		const { html, response } = await ask(undefined, `/${language}/login/forgotten/`);
		expect(response.head).toMatchObject({ noindex: true, title: response.heading });
		expect(html).toContain('autoComplete="username"');
		expect(html).not.toMatch(/[>"](forgotten|login)\./);
	});

	test('asks for the mail in the language of the page, and says nothing of the account', async () => {
		const { response } = await ask({ email: ' Lieve@meander.example ' }, '/fr/login/mot-de-passe-oublie/');
		expect(response.redirect).toEqual({ to: '/fr/login/mot-de-passe-oublie/?sent' });
		expect((await sampleApi()).calls.at(-1)?.body).toEqual({
			email: 'Lieve@meander.example',
			language: 'fr',
		});
		const { html } = await ask(undefined, '/en/login/forgotten/?sent');
		expect(html).toContain('If there is an account with this address');
		expect(html).not.toContain('<form');
	});

	test.each([
		['', 'email address is a required field'],
		['nobody', 'email address is not valid'],
	])('points at %j', async (email, message) => {
		const { html, response } = await ask({ email });
		expect(response.status).toBe(422);
		expect(html).toContain(message);
		expect(html).toContain(`value="${email}"`);
	});

	test.each([
		[429, 'login.tooMany'],
		[503, 'login.unreachable'],
	])('after an api that answers %i says so and keeps the address', async (status, key) => {
		(await sampleApi()).answer('ownerAskLink', status);
		const { html, response, text } = await ask({ email: 'lieve@meander.example' });
		expect(response.status).toBe(status);
		expect(html).toContain(text(key));
		expect(html).toContain('value="lieve@meander.example"');
	});
});

describe('choosing a password', () => {
	test.each(LANGUAGES)(
		'says how to mend one that is guessed at once, in %s, and keeps the link',
		async (language) => {
			(await sampleApi()).answer('ownerSetPassword', () => ({
				status: 422,
				body: { error: { code: 'invalid', message: '', fields: [{ path: 'password', code: 'too-common' }] } },
			}));
			const form = { password: 'wachtwoord1', passwordRepeat: 'wachtwoord1' };
			const { html, response, text } = await open(SAMPLE_LINKS.reset, form, language);
			expect(response.status).toBe(422);
			expect(html).toContain(text('ui.errors.password.too-common'));
			expect(html).not.toContain('wachtwoord1');
			expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2);
		},
	);

	test.each(LANGUAGES)('shows whose it is and what is asked, in %s', async (language) => {
		for (const token of Object.values(SAMPLE_LINKS)) {
			const { html, response } = await open(token, undefined, language);
			expect(response.heading).not.toBe('');
			expect(html).toContain(`value="${SAMPLE_CREDENTIALS.email}"`);
			expect(html.match(/autoComplete="new-password"/g)).toHaveLength(2);
			expect(html).not.toMatch(/[>"](choose|login)\./);
		}
	});

	test('leads into the portal, and the session’s cookie reaches the visitor', async () => {
		const { response } = await open(SAMPLE_LINKS.invitation, PASSWORD);
		expect(response.redirect).toEqual({ to: '/en/owner/' });
		expect(response.cookies).toEqual([expect.stringContaining(SAMPLE_SESSION_COOKIE)]);
	});

	test('leads to the question for the code where there is a second factor', async () => {
		(await sampleApi()).answer('ownerSetPassword', () => ({ status: 200, body: { next: 'code' } }));
		const { response } = await open(SAMPLE_LINKS.reset, PASSWORD);
		expect(response.redirect).toEqual({ to: '/en/login/code/?next=%2Fen%2Fowner%2F' });
	});

	test.each([
		[{ password: '1234567', passwordRepeat: '1234567' }, 'Choose a password of at least 8 characters'],
		[{ password: 'vijf rode stoelen', passwordRepeat: 'another' }, 'The passwords must match'],
		[{ password: '', passwordRepeat: '' }, 'Password is a required field'],
	])('points at what is wrong, and writes no password back: %j', async (form, message) => {
		const { html, response, data } = await open(SAMPLE_LINKS.reset, form);
		expect(response.status).toBe(422);
		const field = new DOMParser().parseFromString(html, 'text/html').querySelector('[aria-invalid]');
		const about = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
		expect(about.map((id) => html.split(`id="${id}"`)[1])).toContainEqual(expect.stringContaining(message));
		expect(html + JSON.stringify(data)).not.toContain('vijf rode stoelen');
		expect((await sampleApi()).calls.some(({ name }) => name === 'ownerSetPassword')).toBe(false);
	});

	test('says that a link was cut short, and what to do, in every language', async () => {
		for (const language of LANGUAGES) {
			const { html, response, text } = await open('a'.repeat(40), undefined, language);
			expect(response).toMatchObject({ status: 404, heading: text('choose.incomplete.title') });
			expect(html).toContain(text('choose.incomplete.explanation'));
		}
	});

	test('says that a link is over, and offers a new one', async () => {
		const used = 'a'.repeat(64);
		const { html, response, text } = await open(used);
		expect(response.status).toBe(404);
		expect(html).toContain(text('choose.over.lead'));
		expect(html).toContain('href="/en/login/forgotten/"');
		const raced = await open(used, PASSWORD);
		expect(raced.response.status).toBe(404);
		expect(raced.html).toContain(text('choose.over.lead'));
	});
});
