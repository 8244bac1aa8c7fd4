import ICAL from 'ical.js';
import { axeViolations } from '../../src/axe.ts';
import { expect, test } from '../../src/clean-page.ts';
import { startOwnerSession } from '../../src/owners/owner-session.ts';

// One account, whose form holds all choices: two at once would undo each other's.
test.describe.configure({ mode: 'default' });

const WORDS = {
	nl: {
		path: '/nl/eigenaar/account/',
		kind: 'Reacties van bezoekers',
		save: 'Bewaar mijn keuze',
		saved: 'Uw keuze is bewaard.',
	},
	fr: {
		path: '/fr/proprietaire/compte/',
		kind: 'Documents qui expirent',
		save: 'Enregistrer mon choix',
		saved: 'Votre choix est enregistré.',
	},
};

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });

		test('an owner switches a kind of mail off, and on again', async ({ page, context }) => {
			const words = WORDS[javaScriptEnabled ? 'nl' : 'fr'];
			await startOwnerSession(context);
			await page.goto(words.path);
			const main = page.getByRole('main');
			const kind = main.getByLabel(words.kind);
			const before = await kind.inputValue();
			for (const value of ['never', before]) {
				await kind.selectOption(value);
				await main.getByRole('button', { name: words.save }).click();
				await expect(main).toContainText(words.saved);
				await expect(kind).toHaveValue(value);
				await page.goto(words.path);
				await expect(kind).toHaveValue(value);
			}
			if (javaScriptEnabled) {
				for (const width of [1440, 820, 360]) {
					await page.setViewportSize({ width, height: 900 });
					expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
				}
				expect(await axeViolations(page)).toEqual([]);
			}
		});
	});

test.describe('the calendar of an owner’s visits', () => {
	test.use({ javaScriptEnabled: false });

	test('is read by its secret address, until the owner renews it', async ({ page, context, playwright }) => {
		const { path } = WORDS.nl;
		await startOwnerSession(context);
		const main = page.getByRole('main');
		const stranger = await playwright.request.newContext();
		async function renew(): Promise<string> {
			await page.goto(path);
			await main.getByRole('button', { name: /^Maak een (nieuw )?adres$/ }).click();
			return (await main.locator('#calendar code').textContent()) ?? '';
		}
		const first = await renew();
		const calendar = await stranger.get(first);
		expect([calendar.status(), calendar.headers()['cache-control']]).toEqual([200, 'private, no-store']);
		const entries = new ICAL.Component(ICAL.parse(await calendar.text())).getAllSubcomponents('vevent');
		expect(entries.length).toBeGreaterThan(0);
		const second = await renew();
		expect(second).not.toBe(first);
		expect([(await stranger.get(first)).status(), (await stranger.get(second)).status()]).toEqual([404, 200]);
		await page.goto(path);
		await expect(main).not.toContainText('/api/v1/calendars/');
		await stranger.dispose();
	});
});
