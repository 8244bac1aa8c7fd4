import { request as send } from 'node:http';
import { headerOf, linkIn } from '../../../api/src/testing/mail-server.ts';
import { expect, startedBefore, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, postedPairs, VALUES } from '../../src/forms/fill-form.ts';
import { mailsOfTests, untilOutboxIsThrough } from '../../src/mails/later-mails.ts';
import { type MailSite, startMailSite } from '../../src/mails/mail-site.ts';
import { fillVisitorForm, referenceOf } from '../../src/mails/visitor.ts';

let shop: MailSite;
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ baseURL: startedBefore(() => shop?.site.url), actionTimeout: 20_000 });
test.beforeAll(async () => {
	test.setTimeout(240_000);
	shop = await startMailSite();
	await shop.mails.start();
});
test.afterAll(async () => {
	await shop?.site.stop();
	await shop?.mails.stop();
});

test('a double click, an answer that is lost and a second tab are one request, with one mail to each', async ({
	page,
	context,
	complaints,
}) => {
	const email = newEmail('once');
	const desk = shop.colleague(shop.sale.contactId);
	const address = `/nl/vraag-informatie/?property=${shop.sale.ID}`;
	const form = { kind: 'contact-me', answers: { ...VALUES, email }, read: shop.read } as const;
	const posts = '**/api/v1/requests/**';
	await page.goto(address);
	const button = await fillVisitorForm(page, form);
	const lost: string[] = [];
	await page.route(posts, async (route) => {
		lost.push((await (await route.fetch()).json()).reference);
		await route.abort('connectionfailed');
	});
	await button.dblclick();
	await expect(page.getByRole('alert')).toContainText('Er is niets verloren');
	expect(lost).toHaveLength(1);
	await page.unroute(posts);
	await button.click();
	expect(await referenceOf(page)).toBe(lost[0]);
	expect(complaints.filter((each) => !/ERR_CONNECTION_FAILED/.test(each))).toEqual([]);
	complaints.length = 0;

	const tab = await context.newPage();
	await tab.goto(address);
	await (await fillVisitorForm(tab, form)).click();
	expect(await referenceOf(tab)).toBe(lost[0]);
	await untilOutboxIsThrough(shop);
	expect(shop.mails.to(email)).toHaveLength(1);
	expect(shop.mails.to(desk).filter(({ subject }) => subject?.includes(lost[0] ?? '-'))).toHaveLength(1);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, expectedStatuses: [422, 429] });

	test('a saved search asks for the picture when it is sent, is confirmed, gets a property, and is ended from the raw mail', async ({
		page,
		request,
	}) => {
		const email = newEmail('wish');
		const { WebID, WebIDs, Zip, ID } = shop.later;
		await page.goto('/fr/alerte/');
		const form = page.locator('#demand-register form');
		const button = await fillForm(page, 'demand-register', { ...VALUES, frequency: 'at-once', email }, false);
		await form.locator(`[name="types"][value="${String(WebIDs || WebID).split(',')[0]}"]`).check();
		await form.locator(`[name="zones"][value$="|${Zip}"]`).first().check();
		await expect(form.locator('[name="captchaChallenge"]')).toHaveCount(0);
		await button.click();

		await expect(form.getByRole('img')).toBeVisible();
		await expect(form.locator('[name="lastName"]')).toHaveValue('Vermeulen');
		await expect(form.locator('[name="zones"]:checked')).not.toHaveCount(0);
		const challenge = form.locator('[name="captchaChallenge"]');
		await form.locator('[name="captcha"]').fill('XXXXX');
		await button.click();
		await expect(form.getByRole('alert')).toBeVisible();
		await form.locator('[name="captcha"]').fill(shop.read(await challenge.inputValue()));
		await button.click();
		await referenceOf(page);

		const main = page.getByRole('main');
		await page.goto(linkIn(await shop.mails.next(email, /^Confirmez/), /\/fr\/subscription\//));
		await main.getByRole('button', { name: 'Oui, confirmer' }).click();
		await expect(main).toContainText('Vous recevez nos e-mails.');

		await shop.site.stopApi();
		await shop.site.import([shop.later]);
		await shop.site.startApi();
		const news = await shop.mails.next(email, /correspond/);
		expect(linkIn(news, new RegExp(`/${ID}/`))).toContain(shop.site.url);
		const [, address = ''] = /^<(http[^>]+)>$/.exec(headerOf(news, 'List-Unsubscribe') ?? '') ?? [];
		const ended = await request.post(address, {
			headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
			data: headerOf(news, 'List-Unsubscribe-Post') ?? '',
		});
		expect(ended.status()).toBe(200);
		await page.goto(linkIn(news, /\/fr\/subscription\//));
		await expect(main).toContainText('Votre désabonnement est enregistré');
	});

	test('who sends too much reads so with what was typed, and programs when to come back', async ({
		page,
	}) => {
		await shop.site.stopApi();
		await shop.site.startApi({ REQUEST_LIMIT: '1', CAPTCHA: 'off' });
		for (const status of [200, 429]) {
			await page.goto('/en/contact-demand/');
			const answers = { ...VALUES, email: newEmail('often') };
			const [response] = await Promise.all([
				page.waitForResponse((each) => each.request().isNavigationRequest() && each.status() !== 303),
				(await fillForm(page, 'contact-demand', answers, false)).click(),
			]);
			expect(response.status()).toBe(status);
			if (status === 200) continue;
			expect(Number(response.headers()['retry-after'])).toBeGreaterThan(500);
			const form = page.locator('#contact-demand form');
			await expect(form.getByRole('alert')).toContainText('Please try again in 10 minutes');
			await expect(form.locator('[name="valuationAddress"]')).toHaveValue('Coupure 12');
		}
		await shop.site.stopApi();
		await shop.site.startApi();
	});
});

/** Sends 100 MB in small pieces; resolves with the status, however early it is answered. */
function sendOnce(address: string, contentType: string, head: string): Promise<number> {
	const piece = Buffer.alloc(256 * 1024, 'x');
	return new Promise((resolve, reject) => {
		let status = 0;
		const post = send(address, {
			method: 'POST',
			headers: { 'content-type': contentType, origin: shop.site.url },
		});
		post.on('response', (response) => {
			status = response.statusCode ?? 0;
			response.resume().on('end', () => resolve(status));
		});
		// Anyone who has answered may hang up on the rest.
		post.on('error', (error) => (status ? resolve(status) : reject(error)));
		let left = 400;
		const next = () => {
			while (left-- > 0) if (!post.write(piece)) return void post.once('drain', next);
			post.end();
		};
		post.write(head);
		next();
	});
}

/** Who hangs up early may do so before the answer is read: it is sent again, a few times. */
async function sendMuch(address: string, contentType: string, head = '', tries = 5): Promise<number> {
	try {
		return await sendOnce(address, contentType, head);
	} catch (error) {
		const isCut = ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');
		if (!isCut || tries === 1) throw error;
		return sendMuch(address, contentType, head, tries - 1);
	}
}

test.describe('robots', () => {
	test('that fill in what people do not see are thanked, and the agency does not hear of it', async ({
		request,
	}) => {
		await untilOutboxIsThrough(shop);
		const before = mailsOfTests(shop).length;
		const pairs = postedPairs('contact-demand', { ...VALUES, email: newEmail('robot') });
		const body = pairs.map(([name, value]): [string, string] =>
			name === 'homepage' ? [name, 'https://spam.example'] : [name, value],
		);
		const sent = await request.post('/nl/gratis-schatting/', {
			maxRedirects: 0,
			headers: { origin: shop.site.url, 'content-type': 'application/x-www-form-urlencoded' },
			data: new URLSearchParams(body).toString(),
		});
		expect(sent.status()).toBe(303);
		expect(sent.headers().location).toMatch(/\/nl\/bedankt\/contact-demand\/\?ref=M-/);
		await untilOutboxIsThrough(shop);
		expect(mailsOfTests(shop)).toHaveLength(before);
	});

	test('that send 100 MB are refused, and neither server holds it', async () => {
		const file =
			'--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
		const urlencoded = 'application/x-www-form-urlencoded';
		const before = shop.site.peakMemory();
		// A form that is too large (413) may be cut off before it is read as far (400).
		// The api hangs up on what is too much: where that is before its answer is read, the site says that it is away.
		for (const [address, type, head, expected] of [
			['/nl/gratis-schatting/', urlencoded, 'lastName=', [413]],
			['/nl/contact/', 'multipart/form-data; boundary=b', file, [400, 413]],
			['/nl/contact/', 'multipart/form-data; boundary=b', file, [400, 413]],
			['/nl/contact/', 'multipart/form-data; boundary=b', file, [400, 413]],
			['/api/v1/requests/contact-demand', 'application/json', '{"values":{"remark":"', [413, 503]],
			['/api/v1/uploads?purpose=cv&name=cv.pdf', 'application/octet-stream', '%PDF-1.4', [403, 413, 503]],
		] as const)
			expect(expected, address).toContain(await sendMuch(shop.site.url + address, type, head));
		const after = shop.site.peakMemory();
		// Much less than what was sent: what is read goes through in pieces of 64 KB, until they are collected.
		expect(after.site - before.site, 'MB of the site').toBeLessThan(120);
		expect(after.api - before.api, 'MB of the api').toBeLessThan(120);
	});
});
