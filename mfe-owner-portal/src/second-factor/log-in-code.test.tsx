import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES } from '@estate/shared-contract';
import {
	SAMPLE_CAREFUL_EMAIL,
	SAMPLE_CODE,
	SAMPLE_CREDENTIALS,
	SAMPLE_SESSION_COOKIE,
	SAMPLE_STEP_COOKIE,
} from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import code from '../slots/code.tsx';
import login from '../slots/login.tsx';

const PAGE = '/en/login/code/?next=%2Fen%2Fowner%2F12%2F';
const open = (form?: Record<string, string>, url = PAGE, cookie = SAMPLE_STEP_COOKIE) =>
	renderSlot(code, { url, slot: 'code', cookie, ...(form ? { form } : {}) });

describe('the second step of a log-in', () => {
	test('follows the password, and knows where the log-in was to lead', async () => {
		const { response } = await renderSlot(login, {
			url: '/en/login/?next=%2Fen%2Fowner%2F12%2F',
			slot: 'login',
			form: { ...SAMPLE_CREDENTIALS, email: SAMPLE_CAREFUL_EMAIL },
		});
		expect(response.redirect).toEqual({ to: PAGE });
	});

	test('is for who took the first alone', async () => {
		const { response } = await open(undefined, PAGE, '');
		expect(response.redirect).toEqual({ to: '/en/login/?next=%2Fen%2Fowner%2F12%2F' });
	});

	test.each(LANGUAGES)('asks for a code of the app, or a recovery code, in %s', async (language) => {
		const app = await open(undefined, `/${language}/login/code/`);
		expect(app.html).toContain('autoComplete="one-time-code"');
		expect(app.html).toContain('inputMode="numeric"');
		const recovery = await open(undefined, `/${language}/login/code/?recovery=`);
		expect(recovery.html).toContain('inputMode="text"');
		expect(app.html + recovery.html).not.toMatch(/[>"]code\./);
	});

	test('leads to the page that was asked for, with the session’s cookie', async () => {
		const { response } = await open({ code: ` ${SAMPLE_CODE} ` });
		expect(response.redirect).toEqual({ to: '/en/owner/12/' });
		expect(response.cookies).toEqual([expect.stringContaining(SAMPLE_SESSION_COOKIE)]);
	});

	test.each(['000000', ''])('refuses %j and never writes it back', async (given) => {
		const { html, response, text } = await open({ code: given });
		expect(response.status).toBe(422);
		expect(html).toContain(text('code.wrong'));
		expect(html).not.toContain('value="000000"');
	});

	test.each([
		[429, 'login.tooMany'],
		[503, 'login.unreachable'],
	])('after an api that answers %i says so', async (status, key) => {
		(await sampleApi()).answer('ownerLogInCode', status);
		const { html, response, text } = await open({ code: SAMPLE_CODE });
		expect(response.status).toBe(status);
		expect(html).toContain(text(key));
	});
});
