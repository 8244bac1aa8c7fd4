import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FORMS, type FormField, isConditionMet, type RequestKind, TICKED } from '@estate/shared-contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { TEST_DATA_DIR } from '../../src/test-stack.ts';

type Values = Record<string, string>;

/** Every form with a page of its own, and what it is about. */
const PAGES: Partial<Record<RequestKind, { path: string; about?: 'property' | 'project' }>> = {
	'contact-me': { path: '/contact-me/', about: 'property' },
	'contact-appointment': { path: '/contact-appointment/', about: 'property' },
	'contact-construction': { path: '/contact-construction/', about: 'project' },
	'contact-demand': { path: '/contact-demand/' },
	'demand-register': { path: '/demand-register/' },
	'send-to-friend': { path: '/send-to-friend/', about: 'property' },
	'sign-newsletter': { path: '/newsletter/' },
	'request-documents': { path: '/request-documents/', about: 'property' },
	'purchase-offer': { path: '/purchase-offer/', about: 'property' },
	testimonial: { path: '/feed-back/' },
};

const VALUES: Values = {
	firstName: 'Lotte',
	lastName: 'Vermeulen',
	name: 'Lotte Vermeulen',
	phone: '0478123456',
	friendEmail: 'jan@example.be',
	street: 'Coupure 12',
	valuationAddress: 'Coupure 12',
	zip: '9000',
	city: 'Gent',
	goal: 'sale',
	frequency: 'daily',
	financing: 'own-means',
	title: 'ms',
	slot: 'other',
	startDate: '2099-12-01',
	endDate: '2099-12-04',
	validUntil: '2099-12-24',
	amount: '349000',
	comment: 'Alles liep vlot.',
	mayPublish: TICKED,
	knowsItBinds: TICKED,
};

async function addressOf(request: APIRequestContext, kind: RequestKind, language: string): Promise<string> {
	const { path: original = '', about } = PAGES[kind] ?? {};
	const address = `/${language}${original}`;
	if (!about) return address;
	const list = about === 'property' ? 'properties?language=nl&goal=0' : 'projects?language=nl';
	const { items } = await (await request.get(`/api/v1/${list}`)).json();
	const found = items.find(({ State }: { State: string }) => State === 'available');
	return `${address}?${about}=${found.ID}`;
}

async function fillField(form: Locator, { name, kind }: FormField, value: string | undefined): Promise<void> {
	const control = form.locator(`[name="${name}"]`);
	if (kind === 'types' || kind === 'places') await control.first().check();
	else if (value === undefined) return;
	else if (kind === 'choice' || kind === 'slot')
		await form.locator(`[name="${name}"][value="${value}"]`).check();
	else if (kind === 'tick') await control.check();
	else await control.fill(value);
}

/** Fills in what has to be, step by step where there are steps, and sends it. */
async function fillAndSend(
	page: Page,
	kind: RequestKind,
	values: Values,
	isScripted: boolean,
): Promise<void> {
	const { fields, steps, name } = FORMS[kind];
	const form = page.locator(`#${name} form`);
	if (isScripted) await expect(form).toHaveAttribute('data-alive');
	const parts = isScripted && steps ? steps : [undefined];
	for (const step of parts) {
		for (const field of fields) {
			const isHere = step === undefined || field.step === step;
			if (isHere && field.required && isConditionMet(field.condition, values))
				await fillField(form, field, values[field.name]);
		}
		if (isScripted && step === parts.at(-1)) await form.locator('[name="captcha"]').fill('ABCDE');
		await form.locator('button[type="submit"]').click();
		if (isScripted && step !== parts.at(-1)) await expect(form.locator('[data-step="1"]')).toBeVisible();
	}
}

/** The mails in the folder that takes them without SMTP_URL. */
function mailsTo(address: string): string[] {
	const folder = path.join(TEST_DATA_DIR, 'mail');
	try {
		return readdirSync(folder)
			.map((file) => readFileSync(path.join(folder, file), 'utf8'))
			.filter((mail) => new RegExp(`^To:.*${address}`, 'im').test(mail));
	} catch {
		return [];
	}
}

const kinds = Object.keys(PAGES) as RequestKind[];

/** Languages in which each form is sent with JavaScript, and whether it is without as well. */
const LANGUAGES_OF: Partial<Record<RequestKind, string[]>> = {
	'contact-me': ['nl', 'fr'],
	'demand-register': ['nl', 'en'],
	'purchase-offer': ['nl', 'fr'],
};
const THANKS = { nl: 'bedankt', fr: 'merci', en: 'feedback' };

for (const kind of kinds)
	for (const language of LANGUAGES_OF[kind] ?? ['nl'])
		test(`${kind} is sent in ${language}, thanked for and confirmed by mail`, async ({ page, request }) => {
			const email = `${kind}-${language}-${Date.now()}@example.be`;
			await page.goto(await addressOf(request, kind, language));
			await fillAndSend(page, kind, { ...VALUES, email }, true);
			await expect(page).toHaveURL(
				new RegExp(`/${language}/${THANKS[language as keyof typeof THANKS]}/${kind}/\\?ref=M-`),
			);
			await expect(page.getByRole('main')).toContainText(/M-[A-Z0-9]{4}-[A-Z0-9]{2}/);
			await expect.poll(() => mailsTo(email).length, { timeout: 20_000 }).toBeGreaterThan(0);
		});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, expectedStatuses: [422] });
	for (const kind of [
		'contact-appointment',
		'contact-demand',
		'demand-register',
		'purchase-offer',
		'testimonial',
	] as const)
		test(`${kind} is sent and thanked for`, async ({ page, request }) => {
			const email = `plain-${kind}-${Date.now()}@example.be`;
			await page.goto(await addressOf(request, kind, 'nl'));
			await fillAndSend(page, kind, { ...VALUES, email }, false);
			await expect(page).toHaveURL(new RegExp(`/nl/bedankt/${kind}/\\?ref=M-`));
		});

	test('a CV travels with the form; what is none is refused at its field, and nothing else is lost', async ({
		page,
	}) => {
		await page.goto('/nl/contact/?reason=job');
		const form = page.locator('#site-contact form');
		const email = `cv-${Date.now()}@example.be`;
		for (const name of ['firstName', 'lastName', 'phone'])
			await form.locator(`[name="${name}"]`).fill(VALUES[name] ?? '');
		await form.locator('[name="email"]').fill(email);
		await form.locator('[type="file"]').setInputFiles({
			name: 'cv.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from('this is no pdf'),
		});
		await form.locator('button[type="submit"]').click();
		await expect(page.locator('#site-contact-cv')).toHaveAttribute('aria-invalid', 'true');
		await expect(form.locator('[name="lastName"]')).toHaveValue('Vermeulen');
		await form.locator('[type="file"]').setInputFiles({
			name: 'cv.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
		});
		await form.locator('button[type="submit"]').click();
		await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact\//);
	});
});

test('a CV is sent as soon as it is chosen', async ({ page }) => {
	await page.goto('/nl/contact/?reason=job');
	const form = page.locator('#site-contact form');
	await expect(form).toHaveAttribute('data-alive');
	await form.locator('[type="file"]').setInputFiles({
		name: 'mijn-cv.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
	});
	await expect(form.getByText(/Goed ontvangen.*mijn-cv\.pdf/)).toBeVisible();
	await expect(form.locator('[type="hidden"][name="cv"]')).toHaveValue(/.{20}/);
});

test('who cannot read the picture lets the browser do work instead', async ({ page, request }) => {
	await page.goto(await addressOf(request, 'contact-me', 'en'));
	await expect(page.locator('#contact-me form')).toHaveAttribute('data-alive');
	await page.locator('[name="firstName"]').fill('Lotte');
	await page.getByRole('button', { name: 'I cannot read this' }).click();
	await expect(page.getByText('All done, there is nothing to copy.')).toBeVisible({ timeout: 30_000 });
	await expect(page.locator('[name="captchaNonce"]')).toHaveValue(/^\d+$/);
});

test('a lost connection loses nothing', async ({ page, request, complaints }) => {
	const email = `offline-${Date.now()}@example.be`;
	await page.goto(await addressOf(request, 'request-documents', 'nl'));
	await page.route('**/api/v1/requests/**', (route) => route.abort('connectionfailed'));
	await fillAndSend(page, 'request-documents', { ...VALUES, email }, true);
	await expect(page.getByRole('alert')).toContainText('Er is niets verloren');
	// The browser says so too.
	expect(complaints).toHaveLength(2);
	complaints.length = 0;
	await page.unroute('**/api/v1/requests/**');
	await page.reload();
	await expect(page.locator('[name="lastName"]')).toHaveValue('Vermeulen');
	await expect(page.locator('[name="email"]')).toHaveValue(email);
});

for (const kind of ['demand-register', 'contact-appointment', 'site-contact'] as const)
	test(`${kind} with mistakes is whole for everybody`, async ({ page, request }) => {
		await page.goto(kind === 'site-contact' ? '/nl/contact/' : await addressOf(request, kind, 'nl'));
		await expect(page.locator(`#${kind} form`)).toHaveAttribute('data-alive');
		await page.locator(`#${kind} button[type="submit"]`).click();
		await expect(page.getByRole('alert')).toBeFocused();
		await expect(page).toHaveTitle(/^Fout: /);
		const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect.soft(await axeViolations(page), 'at 1440 px').toEqual([]);
		await page.setViewportSize({ width: 360, height: 800 });
		expect.soft(await axeViolations(page), 'at 360 px').toEqual([]);
		expect(await width()).toBeLessThanOrEqual(0);
		const [link] = await page.getByRole('alert').getByRole('link').all();
		await link?.click();
		await expect(page.locator(':focus')).toHaveAttribute('name', /.+/);
	});

/** Text of the first mail to an address. */
async function mailTextTo(address: string): Promise<string> {
	await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBeGreaterThan(0);
	const { text = '' } = await simpleParser(mailsTo(address)[0] ?? '');
	return text;
}

test('a visit is booked at a moment of the agency, moved and cancelled by the link of its mail', async ({
	page,
	request,
}) => {
	const email = `visit-${Date.now()}@example.be`;
	const address = await addressOf(request, 'contact-appointment', 'nl');
	const property = new URL(address, 'http://site').searchParams.get('property');
	const { slots } = await (await request.get(`/api/v1/properties/${property}/slots?language=nl`)).json();
	const free = slots.filter(({ isFull }: { isFull: boolean }) => !isFull);
	await page.goto(address);
	await fillAndSend(page, 'contact-appointment', { ...VALUES, email, slot: free[0].id }, true);
	await expect(page).toHaveURL(/\/nl\/bedankt\/contact-appointment\//);
	const [link = ''] = /http\S+\/nl\/afspraak\/[^\s/]+\//.exec(await mailTextTo(email)) ?? [];
	await page.goto(link);
	const main = page.getByRole('main');
	await expect(main).toContainText('Uw bezoek ligt vast.');
	expect(await axeViolations(page)).toEqual([]);
	await main.locator('select').selectOption({ index: 4 });
	const moment = await main.locator('select option').nth(4).textContent();
	await main.getByRole('button', { name: 'Bezoek verplaatsen' }).click();
	await expect(main.locator('dl')).toContainText(moment ?? '-');
	await main.getByRole('button', { name: 'Bezoek annuleren' }).click();
	await expect(main).toContainText('Dit bezoek is geannuleerd.');
	await expect(main.getByRole('link', { name: 'Plan een nieuw bezoek' })).toHaveAttribute(
		'href',
		new RegExp(`property=${property}$`),
	);
});

test('a newsletter is confirmed by its mail, and ended', async ({ page, request }) => {
	const email = `news-${Date.now()}@example.be`;
	await page.goto(await addressOf(request, 'sign-newsletter', 'fr'));
	await fillAndSend(page, 'sign-newsletter', { ...VALUES, email }, true);
	await expect(page).toHaveURL(/\/fr\/merci\/sign-newsletter\//);
	const [link = ''] = /http\S+\/fr\/abonnement\/[^\s/]+\//.exec(await mailTextTo(email)) ?? [];
	await page.goto(link);
	const main = page.getByRole('main');
	expect(await axeViolations(page)).toEqual([]);
	await main.getByRole('button', { name: 'Oui, confirmer' }).click();
	await expect(main).toContainText('Vous recevez nos e-mails.');
	await main.getByRole('button', { name: 'Arrêter' }).click();
	await expect(main).toContainText('Vous êtes désinscrit');
});
