import type { RequestKind } from '@estate/shared-contract';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, livingForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import {
	formAddress,
	KINDS,
	LANGUAGES,
	REFERENCE,
	THANKS,
	type VisitedLanguage,
} from '../../src/forms/form-pages.ts';
import { mailTextTo } from '../../src/mails.ts';

/** What `npm test` fills in; `forms-plain.spec.ts` has one in steps without JavaScript. The others are `@long`. */
const FILLED_IN = new Set(['contact-appointment in nl']);

/** Every form in Dutch; what a browser says in the other languages is one code for all forms, a plain one and one in steps. */
const VISITS: readonly [kind: RequestKind, language: VisitedLanguage][] = [
	...KINDS.map((kind): [RequestKind, VisitedLanguage] => [kind, 'nl']),
	['contact-demand', 'fr'],
	['site-contact', 'en'],
	['sign-newsletter', 'de'],
];

for (const [kind, language] of VISITS)
	test(`${kind} in ${language}: empty it says what lacks, filled in it is thanked for`, {
		tag: FILLED_IN.has(`${kind} in ${language}`) ? [] : [LONG_TAG],
	}, async ({ page, request }) => {
		const email = newEmail(kind);
		await page.goto(await formAddress(request, kind, language));
		const form = await livingForm(page, kind);
		await form.locator('button[type="submit"]').click();
		const summary = form.getByRole('alert');
		await expect(summary).toBeFocused();
		await expect(page).toHaveTitle(new RegExp(`^${LANGUAGES[language]} `));
		await summary.getByRole('link').first().click();
		await expect(page.locator(':focus')).toHaveAttribute('name', /.+/);
		if (language === 'nl') {
			expect.soft(await axeViolations(page), 'mistakes at 1440 px').toEqual([]);
			await page.setViewportSize({ width: 360, height: 800 });
			expect.soft(await axeViolations(page), 'mistakes at 360 px').toEqual([]);
			expect
				.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
				.toBeLessThanOrEqual(0);
			await page.setViewportSize({ width: 1440, height: 900 });
		}
		await (await fillForm(page, kind, { ...VALUES, email })).click();
		await expect(page).toHaveURL(new RegExp(`/${language}/${THANKS[language]}/${kind}/\\?ref=M-`));
		await expect(page.getByRole('main')).toContainText(REFERENCE);
		expect(await mailTextTo(email)).not.toBe('');
	});

const CV = {
	name: 'mijn-cv.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

test('a form that is sent while its CV is on its way goes with it', async ({ page }) => {
	await page.goto('/nl/contact/?reason=job');
	const form = await livingForm(page, 'site-contact');
	const send = await fillForm(page, 'site-contact', { ...VALUES, reason: 'job', email: newEmail('job') });
	await page.route('**/api/v1/uploads?*', async (route) => {
		await page.waitForTimeout(1_500);
		await route.continue();
	});
	await form.locator('[type="file"]').setInputFiles(CV);
	await expect(form.locator('progress')).toBeVisible();
	const sent = page.waitForRequest((each) => each.method() === 'POST' && /\/requests\b/.test(each.url()));
	await send.click();
	expect((await sent).postDataJSON().values.cv).toMatch(/.{20}/);
});

test('a CV is sent as soon as it is chosen', async ({ page }) => {
	await page.goto('/nl/contact/?reason=job');
	const form = await livingForm(page, 'site-contact');
	await form.locator('[type="file"]').setInputFiles(CV);
	await expect(form.getByText(/Goed ontvangen.*mijn-cv\.pdf/)).toBeVisible();
	await expect(form.locator('[type="hidden"][name="cv"]')).toHaveValue(/.{20}/);
});

test('who cannot read the picture lets the browser do work instead; it comes with the first touch', async ({
	page,
	request,
}) => {
	const asked: string[] = [];
	page.on('request', (each) => asked.push(each.url()));
	await page.goto(await formAddress(request, 'contact-me', 'en'));
	await livingForm(page, 'contact-me');
	expect(asked.filter((url) => /captcha/.test(url))).toEqual([]);
	await page.locator('[name="firstName"]').fill('Lotte');
	await page.getByRole('button', { name: 'I can’t read this' }).click();
	await expect(page.getByText('All done, there is nothing to copy.')).toBeVisible({ timeout: 30_000 });
	await expect(page.locator('[name="captchaNonce"]')).toHaveValue(/^\d+$/);
});

test('the check against robots takes its place with the first touch: nothing below moves when it comes', async ({
	page,
	request,
}) => {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route('**/captcha?*', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(await formAddress(request, 'contact-me', 'nl'));
	const form = await livingForm(page, 'contact-me');
	await form.locator('[name="firstName"]').focus();
	const box = form.getByRole('group', { name: 'Even nagaan of u geen robot bent' });
	await expect(box).toHaveAttribute('aria-busy', 'true');
	const heightOfForm = () => form.evaluate((element) => element.getBoundingClientRect().height);
	const before = await heightOfForm();
	letGo();
	await expect(box.locator('img')).toBeVisible();
	expect(await heightOfForm()).toBe(before);
});

test('on paper a form has what was typed and chosen, of every step, and nothing to press', async ({
	page,
}) => {
	await page.goto('/nl/zoekopdracht/');
	const form = await livingForm(page, 'demand-register');
	for (const name of ['goal', 'types', 'zones']) await form.locator(`[name="${name}"]`).first().check();
	await page.mouse.wheel(0, 600);
	await expect(page.locator('html[data-scrolled]')).toHaveCount(1);
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('header').first()).toHaveCSS('position', 'static');
	await expect(form.getByRole('button').filter({ visible: true })).toHaveCount(0);
	await expect(form.getByRole('searchbox').filter({ visible: true })).toHaveCount(0);
	await expect(page.locator('dialog#consent').filter({ visible: true })).toHaveCount(0);
	for (const name of ['goal', 'types', 'zones'])
		await expect(form.locator(`[name="${name}"]:visible`), name).toHaveCount(1);
	// The second step as well, with its heading; nothing was chosen there, so that all of it can be ticked.
	await expect(form.locator('[name="lastName"]')).toBeVisible();
	await expect(form.getByRole('heading', { name: 'Uw gegevens' })).toBeVisible();
	expect(await form.locator('[name="title"]:visible').count()).toBeGreaterThan(2);
	const placeholder = await form
		.locator('.mantine-Input-input')
		.first()
		.evaluate((input) => getComputedStyle(input, '::placeholder').color);
	expect(placeholder).toBe('rgba(0, 0, 0, 0)');
});

test('the page that thanks says where the domain of the e-mail address looks mistyped', async ({ page }) => {
	await page.goto('/nl/bedankt/site-contact/?ref=M-7F3K-29&slip=gmial.com');
	await expect(page.getByRole('main')).toContainText('Bedoelde u gmail.com?');
});
