import type { APIRequestContext, Browser } from '@playwright/test';
import { LONG_TAG } from '../../../scripts/testing/browser-projects.ts';
import { expect, test } from '../../src/clean-page.ts';
import { chooseBeforehand } from '../../src/consent-choice.ts';
import { chooseSlot } from '../../src/forms/fill-form.ts';
import { mailTextTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';
import { untilQuiet, watchTraffic } from '../../src/page-traffic.ts';
import { TEST_SITE_URL } from '../../src/test-stack.ts';

/** Among the free ones; other journeys book others, so that none takes a colleague's time from another */
const OWN_SLOT = 100;

/** One of the owner's properties that can be visited. */
async function openProperty(request: APIRequestContext): Promise<number> {
	for (const id of DEMO_OWNER.propertyIds) {
		const answer = await request.get(`/api/v1/properties/${id}?language=nl`);
		if (answer.ok() && (await answer.json()).property.State === 'available') return id;
	}
	throw new Error('No property of the demo owner is on offer.');
}

/** A visitor beside the owner: a browser of its own, which has declined and runs scripts or not. */
async function visitor(browser: Browser, javaScriptEnabled: boolean) {
	const context = await browser.newContext({ baseURL: TEST_SITE_URL, javaScriptEnabled });
	watchTraffic(context);
	await chooseBeforehand(context, TEST_SITE_URL);
	return context.newPage();
}

test('a look at a property moves the counter of its owner, once a visit', { tag: LONG_TAG }, async ({
	page,
	browser,
	request,
}) => {
	await startOwnerSession(page.context());
	const id = await openProperty(request);
	const total = async () => {
		const answer = await page.request.get(`/api/v1/owner/properties/${id}?language=nl`);
		return (await answer.json()).property.Counters.total as number;
	};
	const before = await total();
	const guest = await visitor(browser, true);
	const counted: string[] = [];
	guest.on('request', (sent) => {
		const { pathname } = new URL(sent.url());
		if (sent.method() === 'POST' && pathname.startsWith('/api/')) counted.push(pathname);
	});
	const views = `/api/v1/properties/${id}/views`;
	await guest.goto(`/property/${id}/`);
	await expect.poll(() => counted).toEqual([views]);
	await guest.reload();
	await untilQuiet(guest);
	await guest.locator('header a[hreflang="fr"]').first().click();
	await expect(guest).toHaveURL(/\/fr\//);
	await untilQuiet(guest);
	expect(counted, 'neither a reload nor another language is a second view').toEqual([views]);
	await guest.context().close();

	await page.goto(`/nl/eigenaar/${id}/`);
	const counter = page.getByRole('main').locator('dl').first();
	await expect(async () => {
		await page.reload();
		// In total: the counter of today begins again at midnight.
		const shown = await counter.locator('dd').last().textContent();
		expect(Number(shown?.replaceAll('.', ''))).toBeGreaterThan(before);
	}).toPass({ timeout: 30_000 });
});

test('a question stands among the messages; a visit that is booked, and then cancelled, among the visits', async ({
	page,
	browser,
	request,
}) => {
	await startOwnerSession(page.context());
	const id = await openProperty(request);
	const stamp = Date.now();
	const name = `Vandenbroecke${stamp}`;
	const guest = await visitor(browser, false);
	async function send(kind: string, email: string, slot?: string) {
		await guest.goto(`/nl/${kind}/?property=${id}`);
		const form = guest.locator(`#${kind} form`);
		if (slot) await chooseSlot(form, slot);
		await form.locator('[name="title"][value="ms"]').check();
		for (const [field, value] of Object.entries({
			firstName: 'Lotte',
			lastName: name,
			phone: '0478123456',
			remark: 'Is er een fietsenberging?',
			email,
		}))
			await form.locator(`[name="${field}"]`).fill(value);
		await form.locator('button[type="submit"]').click();
		await expect(guest).toHaveURL(new RegExp(`/nl/bedankt/${kind}/`));
	}

	await send('contact-me', `question-${stamp}@example.be`);
	const { slots } = await (await request.get(`/api/v1/properties/${id}/slots?language=nl`)).json();
	const free = slots.filter(({ isFull }: { isFull: boolean }) => !isFull)[OWN_SLOT];
	await send('contact-appointment', `live-${stamp}@example.be`, free.id);
	const [link = ''] =
		/http\S+\/nl\/appointment\/[^\s/]+\//.exec(await mailTextTo(`live-${stamp}@example.be`)) ?? [];
	await guest.goto(link);
	await guest.getByRole('button', { name: 'Mijn bezoek bevestigen' }).click();
	await expect(guest.getByRole('main')).toContainText('Uw bezoek ligt vast.');

	await page.goto(`/nl/eigenaar/${id}/?q=${name}`);
	const table = page.getByRole('table', { name: 'Berichten en gesprekken' });
	for (const subject of ['Vraag over het pand', 'Bezoek aangevraagd'])
		await expect(table.getByRole('row').filter({ hasText: subject })).toContainText(`L. ${name}`);
	const visit = page
		.locator('#visits')
		.getByRole('row')
		.filter({ hasText: `L. ${name}` });
	await expect(visit).toContainText('Bevestigd');

	await guest.getByRole('button', { name: 'Bezoek annuleren' }).click();
	await expect(guest.getByRole('main')).toContainText('Dit bezoek is geannuleerd.');
	await guest.context().close();
	await page.reload();
	await expect(visit).toContainText('Geannuleerd');
});
