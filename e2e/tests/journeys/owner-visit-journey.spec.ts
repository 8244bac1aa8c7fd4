import { formatDateTime } from '@estate/shared-i18n';
import type { APIRequestContext, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { writeDateTime } from '../../../api/src/mail/formats.ts';
import { linkIn } from '../../../api/src/testing/mail-server.ts';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { fillForm, newEmail, VALUES } from '../../src/forms/fill-form.ts';
import { referenceOn, THANKS } from '../../src/forms/form-pages.ts';
import { mailTo } from '../../src/mails.ts';
import { DEMO_OWNER } from '../../src/owners/demo-owner.ts';
import { expectToFit } from '../../src/owners/fits-window.ts';
import { startLanguageOwner } from '../../src/owners/language-owner.ts';
import { filledIn, PORTAL_VARIANTS, portalIn } from '../../src/owners/portal-language.ts';

/** Among the free ones, from the last back: other journeys book the first, so that none takes a colleague's time from another. */
const OWN_SLOTS = 4;

interface Slot {
	id: string;
	startsAt: string;
	isFull: boolean;
}

/** The two times of a variant at a property that can be visited. */
async function timesOf(request: APIRequestContext, id: number, index: number) {
	const { slots } = await (await request.get(`/api/v1/properties/${id}/slots?language=nl`)).json();
	const free = (slots as Slot[]).filter(({ isFull }) => !isFull);
	const [booked, moved] = free.slice(-OWN_SLOTS * (index + 1)).slice(0, OWN_SLOTS);
	if (!booked || !moved) throw new Error(`Property ${id} has too few times.`);
	return { booked, moved };
}

/** What a calendar program shows of the visits of that person: start and status, in order of time. */
async function calendarOf(request: APIRequestContext, address: string, contact: string) {
	const calendar = new ICAL.Component(ICAL.parse(await (await request.get(address)).text()));
	return calendar
		.getAllSubcomponents('vevent')
		.map((each) => new ICAL.Event(each))
		.filter(({ summary }) => summary.includes(contact))
		.map(({ startDate, component }) => [
			startDate.toJSDate().toISOString(),
			component.getFirstPropertyValue('status'),
		])
		.sort();
}

async function press(page: Page, name: string): Promise<void> {
	await page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

for (const { language, javaScriptEnabled, index, name, tag } of PORTAL_VARIANTS)
	test.describe(name, () => {
		test.use({ javaScriptEnabled, expectedStatuses: [422] });

		test('a visit is booked, moved by the agent’s mail, and stands where it is in the owner’s calendar', {
			tag,
		}, async ({ page, context, playwright }) => {
			const { texts, forms, actions, account, property } = portalIn(language);
			const id = DEMO_OWNER.propertyIds[index % 2] as number;
			const owner = await startLanguageOwner(context, language, [id]);
			const stranger = await playwright.request.newContext();
			const main = page.getByRole('main');

			// The owner has the calendar's address first: what comes later is in it.
			await page.goto(account);
			await press(page, texts.account.calendar.make);
			const address = (await main.locator('#calendar code').textContent()) ?? '';

			const { booked, moved } = await timesOf(context.request, id, index);
			const email = newEmail('journey-visit');
			const at = ({ startsAt }: Slot) => new Date(startsAt).toISOString();
			const lastName = `Visser${Date.now()}`;
			const entries = () => calendarOf(stranger, address, lastName);
			await page.goto(`/${language}/contact-appointment/?property=${id}`);
			const values = { ...VALUES, email, lastName, slot: booked.id };
			await (await fillForm(page, 'contact-appointment', values, javaScriptEnabled)).click();
			await expect(page).toHaveURL(new RegExp(`/${language}/${THANKS[language]}/contact-appointment/`));
			const reference = await referenceOn(main);
			expect(await entries(), 'held: not yet the owner’s').toEqual([]);

			await page.goto(linkIn(await mailTo(email), /\/appointment\//));
			await press(page, forms.links.appointment.confirm);
			await expect(main).toContainText(forms.links.appointment.confirmed);
			expect(await entries()).toEqual([[at(booked), 'CONFIRMED']]);
			// In the owner's words and time.
			const when = (slot: Slot) => writeDateTime(new Date(slot.startsAt), language);
			await mailTo(owner, /./, (text) => text.includes(when(booked)));

			// The agent's mail names the visit, and moves it by one press on a page that a scanner may look at.
			const notice = await mailTo(
				'@',
				/./,
				(text) => text.includes(reference) && text.includes('visit-move_'),
			);
			const link = linkIn(notice, /visit-move_/).replace('/nl/', `/${language}/`);
			for (let time = 0; time < 2; time++) expect((await stranger.get(link)).status()).toBe(200);
			expect(await entries()).toEqual([[at(booked), 'CONFIRMED']]);
			await page.goto(link);
			await main.locator('select[name="choice"]').selectOption(moved.id);
			await expectToFit(page);
			if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);
			const move = actions.actions['visit-move'];
			await press(page, move.button);
			await expect(main).toContainText(move.done);
			await page.goto(link);
			const [used] = filledIn(actions.states.used, { when: '\n' }).split('\n');
			await expect(main).toContainText(used ?? '-');

			await mailTo(owner, /./, (text) => text.includes(when(moved)));
			// The same entry, which calendars move.
			expect(await entries()).toEqual([[at(moved), 'CONFIRMED']]);
			await page.goto(property(id));
			// What is cancelled may be folded away.
			const row = main.locator('#visits tr');
			const visit = row
				.filter({ hasText: lastName })
				.filter({ hasText: formatDateTime(moved.startsAt, language) });
			await expect(visit).toContainText(texts.visits.status.confirmed);

			// The visitor calls it off: the owner's calendar and page say so.
			await page.goto(linkIn(await mailTo(email), /\/appointment\//));
			await press(page, forms.links.appointment.cancel);
			await expect(main).toContainText(forms.links.appointment.cancelled);
			expect((await entries()).map(([, status]) => status)).toEqual(['CANCELLED']);
			await page.goto(property(id));
			await expect(visit).toContainText(texts.visits.status.cancelled);
			await stranger.dispose();
		});
	});
