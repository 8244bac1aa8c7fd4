import { expect, test } from '../../src/clean-page.ts';
import { startConfiguredSite } from '../../src/configured-site.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { formAddress, referenceOn } from '../../src/forms/form-pages.ts';
import { mailsTo, mailTextTo } from '../../src/mails.ts';

const POSTS = '**/api/v1/requests/**';
const isPost = (url: string) => /\/api\/v1\/requests\//.test(url);

test('a connection that is lost loses nothing: not the text, through a reload, and the next try is sent once', async ({
	page,
	request,
	complaints,
}) => {
	const email = newEmail('lost');
	const taken: string[] = [];
	await page.goto(await formAddress(request, 'contact-me', 'nl'));
	const button = await fillForm(page, 'contact-me', { ...VALUES, email });
	// Not sent at all, then sent and taken, but the answer never arrives.
	await page.route(POSTS, (route) => route.abort('connectionfailed'));
	await button.click();
	await expect(page.getByRole('alert')).toContainText('Er is niets verloren');
	await page.unroute(POSTS);
	await page.route(POSTS, async (route) => {
		taken.push((await (await route.fetch()).json()).reference);
		await route.abort('connectionfailed');
	});
	await button.click();
	await expect.poll(() => taken.length).toBe(1);
	await expect(page.getByRole('alert')).toBeFocused();
	await page.unroute(POSTS);
	expect(complaints.every((each) => /ERR_CONNECTION_FAILED/.test(each))).toBe(true);
	complaints.length = 0;

	await page.reload();
	await expect(page.locator('[name="lastName"]')).toHaveValue('Vermeulen');
	await expect(page.locator('[name="phone"]')).toHaveValue('0478 12 34 56');
	await (await fillForm(page, 'contact-me', { ...VALUES, email })).click();
	await expect(page).toHaveURL(/\/nl\/bedankt\/contact-me\//);
	await expect(page.getByRole('main')).toContainText(taken[0] ?? 'no reference');
	await mailTextTo(email);
	expect(mailsTo(email)).toHaveLength(1);
});

test('a double click is one request, and so are two tabs with the same form', async ({
	page,
	context,
	request,
}) => {
	const email = newEmail('double');
	const address = await formAddress(request, 'contact-construction', 'fr');
	const posts: string[] = [];
	context.on('request', (each) => each.method() === 'POST' && isPost(each.url()) && posts.push(each.url()));
	const other = await context.newPage();
	const references: string[] = [];
	for (const tab of [page, other]) {
		await tab.goto(address);
		const button = await fillForm(tab, 'contact-construction', { ...VALUES, email });
		await button.dblclick();
		await expect(tab).toHaveURL(/\/fr\/merci\/contact-construction\//);
		references.push(await referenceOn(tab.getByRole('main')));
	}
	expect(posts).toHaveLength(2);
	expect(references[1]).toBe(references[0]);
	await mailTextTo(email);
	expect(mailsTo(email)).toHaveLength(1);
});

test.describe('while the api is away', () => {
	test.use({ expectedStatuses: [502, 503, 504] });

	test('a form keeps what was typed and says so, with JavaScript and without', async ({
		page,
		request,
		browser,
		context,
	}) => {
		test.setTimeout(120_000);
		const site = await startConfiguredSite('cut', () => {});
		const plain = await browser.newContext({ javaScriptEnabled: false });
		try {
			await chooseBeforehand(context, site.url);
			const address = site.url + (await formAddress(request, 'contact-demand', 'en'));
			await page.goto(address);
			const button = await fillForm(page, 'contact-demand', { ...VALUES, email: newEmail('away') });
			const page2 = await plain.newPage();
			await page2.goto(address);
			const button2 = await fillForm(page2, 'contact-demand', { ...VALUES, email: newEmail('away') }, false);
			// A CMS page, which the api gives.
			const page3 = await plain.newPage();
			await page3.goto(`${site.url}/en/contact/`);
			const button3 = await fillForm(page3, 'site-contact', { ...VALUES, email: newEmail('away') }, false);
			site.cutApi();
			await button.click();
			await button2.click();
			for (const each of [page, page2]) {
				const form = each.locator('#contact-demand form');
				await expect(form.getByRole('alert')).toContainText('Nothing is lost');
				await expect(form.locator('[name="valuationAddress"]')).toHaveValue('Coupure 12');
				await expect(form.locator('[name="lastName"]')).toHaveValue('Vermeulen');
			}
			const [answer] = await Promise.all([page3.waitForResponse(/\/en\/contact\//), button3.click()]);
			expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '10']);
			await expect(page3.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page3.locator('#site-contact form').getByRole('alert')).toContainText('Nothing is lost');
			await expect(page3.locator('#site-contact [name="lastName"]')).toHaveValue('Vermeulen');
		} finally {
			// Before the site: what a page still has to say goes there.
			await Promise.all([plain.close(), page.close()]);
			await site.stop();
		}
	});
});
