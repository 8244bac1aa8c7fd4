import { everyFlag } from '@estate/shared-contract';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { subjectId } from '../../src/forms/form-pages.ts';
import { waitForApplication } from '../../src/living-page.ts';
import { analyticsViews, expect, test } from '../../src/tags/asked-visitor.ts';

test('thanks in a dialog are a page view for who agreed: of the thank-you page, once, and not to the pixel', {
	tag: LONG_TAG,
}, async ({ page, context, baseURL, request, thirdParty }) => {
	await chooseBeforehand(context, baseURL ?? '', everyFlag(true));
	const path = `/nl/property/${await subjectId(request, 'property')}/`;
	await page.goto(path);
	await waitForApplication(page);
	await expect(page.locator('article [data-waiting]')).toHaveCount(0);
	await expect.poll(() => analyticsViews(thirdParty)).toHaveLength(1);
	const property = new URL(page.url()).pathname;
	await page.locator('main a[href*="/vraag-informatie/?"]').first().click();
	const dialog = page.getByRole('dialog', { name: 'Vraag informatie' });
	await expect(dialog).toBeVisible({ timeout: 30_000 });
	await (await fillForm(page, 'contact-me', { ...VALUES, email: newEmail('views') })).click();
	await expect(page.getByRole('dialog')).toContainText(/M-[A-Z0-9]{4}-[A-Z0-9]{2}/);
	await expect.poll(() => analyticsViews(thirdParty)).toHaveLength(2);

	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.evaluate(() =>
		document.querySelector<HTMLElement>('header nav a[href="/nl/te-huur/"]')?.click(),
	);
	await expect.poll(() => analyticsViews(thirdParty)).toHaveLength(3);
	const views = analyticsViews(thirdParty);
	expect(views.map((view) => view.path)).toEqual([
		property,
		expect.stringMatching(/^\/nl\/bedankt\/contact-me\/\?ref=M-/),
		'/nl/te-huur/',
	]);
	expect(views[1]?.title).toMatch(/ · Meander$/);
	const pixelPaths = () =>
		thirdParty
			.filter(({ hostname }) => hostname === 'www.facebook.com')
			.map(({ searchParams }) => new URL(searchParams.get('dl') ?? '').pathname);
	await expect.poll(pixelPaths).toEqual([property, '/nl/te-huur/']);
});
