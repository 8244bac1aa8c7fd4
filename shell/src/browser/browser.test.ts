import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { releaseFields } from '../testing/drill.ts';
import { type DrillSite, startDrillSite } from '../testing/drill-site.ts';
import { openBrowser, type Visitor } from '../testing/open-browser.ts';

/** For what a busy machine may take its time for */
const SLOW = { timeout: 10_000 };
let site: DrillSite;
let visitor: Visitor;

beforeAll(async () => {
	site = await startDrillSite(4391, ['1.0.0', '1.1.0']);
});
afterAll(() => site.stop());
beforeEach(async () => {
	visitor = await openBrowser(site.url);
});
afterEach(() => visitor.close());

const alive = () =>
	visitor.page.waitForFunction(
		() =>
			['main', '[data-slot-name="drill.main"] [data-slot-root]'].every((selector) =>
				Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactContainer')),
			),
		null,
		{ timeout: 10_000 },
	);
const marker = () => visitor.page.locator('[data-marker]').textContent();
const documents = () =>
	visitor.page.evaluate(() => performance.getEntriesByType('navigation').length && performance.timeOrigin);

async function visit(path: string): Promise<void> {
	await visitor.page.goto(path);
	await alive();
}

describe('a page in the browser', () => {
	it('comes alive on the server’s markup, without a complaint', async () => {
		await visit('/nl/oefening/');
		await visitor.page.getByRole('button', { name: '0 keer' }).click();
		await visitor.page.getByRole('button', { name: '1 keer' }).waitFor();
		await visitor.page.waitForTimeout(500);
		expect(visitor.complaints).toEqual([]);
		expect(visitor.requests.filter((url) => url.endsWith('/-/reports'))).toEqual([]);
	});

	it('asks for nothing twice: what is preloaded is what is used', async () => {
		await visit('/nl/oefening/');
		const twice = visitor.requests.filter((url, index, all) => all.indexOf(url) !== index);
		expect(twice).toEqual([]);
	});

	it('draws a slot that the server could not draw', async () => {
		await visit('/nl/oefening/?aside=throw');
		await visitor.page.locator('[data-aside]').waitFor();
		expect(visitor.complaints).toEqual([]);
	});

	it('sticks the header after 30 px and shows the way to the top from 10 px on', async () => {
		await visit('/nl/oefening/');
		const { page } = visitor;
		const marks = () =>
			page.evaluate(() =>
				['data-scrolled', 'data-below-top'].map((name) => document.documentElement.hasAttribute(name)),
			);
		await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'));
		expect(await marks()).toEqual([false, false]);
		await page.evaluate(() => scrollTo(0, 20));
		await expect.poll(marks).toEqual([false, true]);
		await page.evaluate(() => scrollTo(0, 31));
		await expect.poll(marks).toEqual([true, true]);
	});
});

describe('a navigation', () => {
	it('changes page, title, heading, language links and focus without a document', async () => {
		await visit('/nl/oefening/');
		const { page } = visitor;
		const before = await documents();
		await page.getByRole('link', { name: 'Volgende' }).click();
		await page.waitForURL('**/nl/oefening/een/7/');
		await expect.poll(() => page.title()).toBe('Oefening 7 · Meander');
		expect(await page.locator('h1').textContent()).toBe('Oefening 7');
		expect(await page.locator('a[data-language=fr]').first().getAttribute('href')).toBe('/fr/exercice/un/7/');
		expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
		expect(await page.locator('#announcer').textContent()).toBe('Oefening 7');
		expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
			`${site.url}/nl/oefening/een/7/`,
		);
		expect(await documents()).toBe(before);
		expect(visitor.complaints).toEqual([]);
	});

	it('goes back without a request, to the same scroll position', async () => {
		await visit('/nl/oefening/');
		const { page } = visitor;
		await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'));
		await page.evaluate(() => scrollTo(0, 140));
		await page.evaluate(() =>
			document.querySelector<HTMLElement>('[data-slot-name="drill.main"] a')?.click(),
		);
		await page.waitForURL('**/een/7/');
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		// The page's own links are fetched ahead first.
		await page.waitForTimeout(800);
		visitor.requests.length = 0;
		await page.goBack();
		await page.locator('[data-aside]').waitFor();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(140);
		expect(visitor.requests).toEqual([]);
	});

	it.each(['/nl/secret/', '/nl/nergens/', '/fr/exercice/', '/nl/oefening/fout/7/'])(
		'to %s is the server’s: private, missing, in another language, or not the canonical address',
		async (path) => {
			await visit('/nl/oefening/');
			visitor.requests.length = 0;
			const { page } = visitor;
			await page.evaluate((href) => {
				const link = document.createElement('a');
				link.href = href;
				document.getElementById('main')?.append(link);
				link.click();
			}, path);
			await expect.poll(() => visitor.requests).toContain(site.url + path);
		},
	);

	it('keeps no private page for Back: the server is asked anew, whose owner may have logged out', async () => {
		const { page } = visitor;
		await visit('/nl/secret/');
		await page.evaluate(() => {
			const link = document.createElement('a');
			link.href = '/nl/oefening/een/7/';
			document.getElementById('main')?.append(link);
			link.click();
		});
		await page.waitForURL('**/een/7/');
		await page.waitForTimeout(300);
		visitor.requests.length = 0;
		await page.goBack();
		await expect.poll(() => visitor.requests).toContain(`${site.url}/nl/secret/`);
	});

	it('takes plain clicks on links of the site, and leaves all others to the browser', async () => {
		await visit('/nl/oefening/');
		const taken = await visitor.page.evaluate(() => {
			/** Is the click taken by the application? In either case it leads nowhere here. */
			function isTaken(attributes: Record<string, string>, click: MouseEventInit = {}): boolean {
				const link = document.createElement('a');
				for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
				document.getElementById('main')?.append(link);
				let isPrevented = false;
				const look = (event: Event) => {
					isPrevented = event.defaultPrevented;
					event.preventDefault();
				};
				window.addEventListener('click', look, { once: true });
				link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
				link.remove();
				return isPrevented;
			}
			const href = '/nl/oefening/een/7/';
			return {
				control: isTaken({ href }, { ctrlKey: true }),
				command: isTaken({ href }, { metaKey: true }),
				shift: isTaken({ href }, { shiftKey: true }),
				alt: isTaken({ href }, { altKey: true }),
				middle: isTaken({ href }, { button: 1 }),
				'other tab': isTaken({ href, target: '_blank' }),
				download: isTaken({ href, download: '' }),
				'other site': isTaken({ href: 'https://www.example.be/' }),
				mail: isTaken({ href: 'mailto:hallo@example.be' }),
				phone: isTaken({ href: 'tel:+3292345678' }),
				broken: isTaken({ href: 'https://' }),
				file: isTaken({ href: '/media/plan.pdf' }),
				'other language': isTaken({ href: '/fr/exercice/', 'data-language': 'fr' }),
				'place on the page': isTaken({ href: '#main' }),
				plain: isTaken({ href }),
				'same tab': isTaken({ href, target: '_self' }),
			};
		});
		const names = Object.entries(taken).flatMap(([name, isTaken]) => (isTaken ? [name] : []));
		expect(names).toEqual(['plain', 'same tab']);
		expect(visitor.complaints).toEqual([]);
	});

	it('to a place on a page is the browser’s own, and Back from there finds the pages before', async () => {
		await visit('/nl/oefening/');
		const { page } = visitor;
		await page.getByRole('link', { name: 'Volgende' }).click();
		await page.waitForURL('**/een/7/');
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Oefening 7');
		await page.evaluate(() => {
			document.body.style.setProperty('min-height', '4000px');
			const mark = document.createElement('p');
			mark.id = 'plan';
			mark.style.setProperty('margin-top', '1500px');
			document.getElementById('main')?.after(mark);
			const link = document.createElement('a');
			link.href = '#plan';
			document.body.append(link);
			link.click();
		});
		await page.waitForURL('**/een/7/#plan');
		await page.waitForTimeout(300);
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
		expect(await page.locator('h1').textContent()).toBe('Oefening 7');
		await page.goBack();
		await page.waitForURL('**/een/7/');
		await page.goBack();
		await page.waitForURL('**/nl/oefening/');
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Oefening');
	});

	it('to a place on the page keeps what a visitor did there', async () => {
		await visit('/nl/oefening/');
		const { page } = visitor;
		await page.getByRole('button', { name: '0 keer' }).click();
		await page.evaluate(() => {
			const link = document.createElement('a');
			link.href = '#main';
			document.body.append(link);
			link.click();
		});
		await page.waitForURL('**/nl/oefening/#main');
		await page.waitForTimeout(500);
		expect(await page.getByRole('button', { name: '1 keer' }).isVisible()).toBe(true);
		await page.getByRole('link', { name: 'Volgende' }).click();
		await page.waitForURL('**/een/7/');
		await page.goBack();
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Oefening');
		await page.getByRole('button', { name: '0 keer' }).click();
		expect(visitor.complaints).toEqual([]);
	});

	it('to the page that is shown takes no second place in the history', async () => {
		await visit('/nl/oefening/');
		const { page } = visitor;
		const before = await page.evaluate(() => history.length);
		await page.evaluate(() => {
			const link = document.createElement('a');
			link.href = location.href;
			document.getElementById('main')?.append(link);
			link.click();
		});
		await page.waitForTimeout(600);
		expect(await page.evaluate(() => history.length)).toBe(before);
	});
});

describe('a page of the frame itself', () => {
	const taken = () => visitor.page.waitForFunction(() => history.scrollRestoration === 'manual');

	it('comes alive when the page cannot be had, and leads on without a document', async () => {
		site.api.answer('types', 503);
		const { page } = visitor;
		await page.goto('/nl/oefening/?main=api');
		await page.keyboard.press('Tab');
		await taken();
		expect(await page.locator('h1').textContent()).toBe('De site is even niet bereikbaar');
		const before = await documents();
		site.api.reset();
		await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
		await page.locator('[data-marker]').waitFor();
		expect(await documents()).toBe(before);
	});
});

describe('without a connection', () => {
	const notice = () => visitor.page.locator('#offline');

	it('the frame says so politely; the message can be closed, and goes when the connection is back', async () => {
		await visit('/nl/oefening/');
		const { page, context } = visitor;
		await context.setOffline(true);
		await notice().getByText('U bent offline').waitFor();
		expect(await notice().getAttribute('role')).toBe('status');
		await page.getByRole('button', { name: 'Melding sluiten' }).click();
		expect(await notice().locator('> *').isVisible()).toBe(false);
		await context.setOffline(false);
		await context.setOffline(true);
		await notice().getByText('U bent offline').waitFor();
		await context.setOffline(false);
		await expect.poll(() => notice().locator('> *').isVisible(), SLOW).toBe(false);
	});

	it('a link keeps page, address and what was done on it, and works again afterwards', async () => {
		await visit('/nl/oefening/');
		const { page, context } = visitor;
		await page.getByRole('button', { name: '0 keer' }).click();
		const before = await documents();
		await context.setOffline(true);
		await page.evaluate(() => {
			const link = document.createElement('a');
			link.href = '/nl/oefening/een/99/?main=api';
			link.textContent = 'Ver weg';
			document.getElementById('main')?.prepend(link);
		});
		await page.getByRole('link', { name: 'Ver weg' }).click();
		await notice().getByText('niet bereikbaar').waitFor();
		expect(page.url()).toBe(`${site.url}/nl/oefening/`);
		await page.getByRole('button', { name: '1 keer' }).waitFor();
		await page.locator('header a[data-language=fr]').first().click();
		expect(page.url()).toBe(`${site.url}/nl/oefening/`);
		await context.setOffline(false);
		await page.getByRole('link', { name: 'Ver weg' }).click();
		await page.waitForURL('**/een/99/?main=api');
		expect(await documents()).toBe(before);
	});

	it('pages that were seen stay within reach of Back', async () => {
		await visit('/nl/oefening/');
		const { page, context } = visitor;
		await page.getByRole('link', { name: 'Volgende' }).click();
		await page.waitForURL('**/een/7/');
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Oefening 7');
		await context.setOffline(true);
		await page.goBack();
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Oefening');
		await page.goForward();
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Oefening 7');
	});

	it('a page that the tab no longer holds comes by itself when the connection is back', async () => {
		await visit('/nl/oefening/?main=api');
		const { page, context } = visitor;
		await page.getByRole('link', { name: 'Volgende' }).click();
		await page.waitForURL('**/een/7/');
		await page.reload();
		await alive();
		await context.setOffline(true);
		await page.goBack();
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Geen verbinding');
		await context.setOffline(false);
		await expect.poll(() => page.locator('h1').textContent(), SLOW).toBe('Oefening');
	});
});

describe('an address without a language', () => {
	const languageShown = () => visitor.page.locator('html').getAttribute('lang');
	const keep = (storage: 'localStorage' | 'sessionStorage', language: string) =>
		visitor.page.evaluate(([kind, code]) => window[kind].setItem('i18nextLng', code), [
			storage,
			language,
		] as const);

	it.each(['localStorage', 'sessionStorage'] as const)(
		'follows a choice that only the %s still holds, and tells the server of it',
		async (storage) => {
			const { page, context } = visitor;
			await page.goto('/nl/oefening/');
			await keep(storage, 'fr');
			await page.goto('/drill/?a=1');
			await page.waitForURL('**/fr/exercice/?a=1');
			expect(await languageShown()).toBe('fr');
			expect(await context.cookies()).toContainEqual(
				expect.objectContaining({ name: 'i18next', value: 'fr' }),
			);
			await page.goto('/drill/');
			expect([page.url(), await languageShown()]).toEqual([`${site.url}/drill/`, 'fr']);
		},
	);

	it('is not moved by a language that the site does not have, nor is an address with a language', async () => {
		const { page } = visitor;
		await page.goto('/nl/oefening/');
		await keep('localStorage', 'es');
		await page.goto('/drill/');
		await page.waitForTimeout(300);
		expect(page.url()).toBe(`${site.url}/drill/`);
		await keep('localStorage', 'fr');
		await page.goto('/nl/oefening/');
		await page.waitForTimeout(300);
		expect(page.url()).toBe(`${site.url}/nl/oefening/`);
	});
});

describe('shared components that not every page needs', () => {
	const parts = () =>
		visitor.requests.filter((url) => /\/-\/shell\/(?!(?:app|boot|vitals)\.).*\.js$/.test(url));
	const choose = async () => {
		const field = visitor.page.getByRole('combobox', { name: 'Keuze' });
		await field.click();
		await visitor.page.getByRole('option', { name: '2' }).click();
		expect(await field.inputValue()).toBe('2');
		expect(visitor.complaints).toEqual([]);
	};

	beforeAll(async () => {
		await releaseFields(site.drill.store);
		await vi.waitFor(async () => expect((await fetch(`${site.url}/nl/velden/`)).status).toBe(200), 5_000);
	});

	it('come with the first slot that uses them, and not before', async () => {
		await visit('/nl/oefening/');
		expect(parts()).toEqual([]);
		await visitor.page.evaluate(() => {
			const link = document.createElement('a');
			link.href = '/nl/velden/';
			document.getElementById('main')?.append(link);
			link.click();
		});
		await choose();
		expect(parts()).not.toEqual([]);
	});

	it('come alive on the server’s markup', async () => {
		await visitor.page.goto('/nl/velden/');
		await visitor.page.waitForFunction(() =>
			Object.keys(document.querySelector('[data-slot-root]') ?? {}).some((key) =>
				key.startsWith('__reactContainer'),
			),
		);
		await choose();
		expect(visitor.requests.filter((url) => url.endsWith('/-/reports'))).toEqual([]);
	});
});

describe('releases and open tabs', () => {
	it('a tab keeps its version until that is withdrawn, and then leaves it at the next navigation without a reload', async () => {
		await site.drill.promote('1.1.0');
		await expect
			.poll(async () => (await fetch(`${site.url}/healthz`)).text(), { timeout: 5_000 })
			.toContain('"serving":"1.1.0"');
		await visit('/nl/oefening/');
		expect(await marker()).toBe('drill 1.1.0');
		const before = await documents();
		await site.drill.rollBack();
		await expect
			.poll(async () => (await fetch(`${site.url}/healthz`)).text(), { timeout: 5_000 })
			.toContain('"serving":"1.0.0"');
		expect(await marker()).toBe('drill 1.1.0');
		await visitor.page.waitForTimeout(1_100);
		await visitor.page.getByRole('link', { name: 'Volgende' }).click();
		await visitor.page.waitForURL('**/een/7/');
		await expect.poll(marker).toBe('drill 1.0.0');
		await visitor.page.goBack();
		await visitor.page.waitForURL('**/oefening/');
		await expect.poll(marker).toBe('drill 1.0.0');
		expect(await documents()).toBe(before);
		expect(visitor.complaints).toEqual([]);
	});
});

describe('code that cannot be loaded', () => {
	it('is taken from the previous version, silently for the visitor', async () => {
		await site.drill.promote('1.1.0');
		await expect
			.poll(async () => (await fetch(`${site.url}/healthz`)).text(), { timeout: 5_000 })
			.toContain('"serving":"1.1.0"');
		const { page } = visitor;
		await page.route('**/drill/1.1.0/client/aside.*.js', (route) => route.abort());
		await page.goto('/nl/oefening/?aside=throw');
		await page.locator('[data-aside]').waitFor({ timeout: 15_000 });
		expect(visitor.requests.some((url) => url.includes('/drill/1.0.0/client/aside.'))).toBe(true);
		await site.drill.rollBack();
	});

	it('leaves a message with a way to try again when there is no other version', async () => {
		await expect
			.poll(async () => (await fetch(`${site.url}/healthz`)).text(), { timeout: 5_000 })
			.toContain('"serving":"1.0.0"');
		const { page } = visitor;
		let isBlocked = true;
		await page.route('**/drill/1.0.0/client/remoteEntry.js*', (route) =>
			isBlocked ? route.abort() : route.continue(),
		);
		await page.goto('/nl/oefening/?aside=throw');
		const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
		await retry.waitFor({ timeout: 15_000 });
		expect(await page.locator('[data-marker]').textContent()).toBe('drill 1.0.0');
		expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
		isBlocked = false;
		await retry.click();
		await page.locator('[data-aside]').waitFor();
	});
});

describe('without JavaScript', () => {
	beforeEach(async () => {
		await visitor.close();
		visitor = await openBrowser(site.url, { javaScriptEnabled: false });
	});

	it('the page reads, the drawer opens, and a form is answered', async () => {
		const { page } = visitor;
		await page.setViewportSize({ width: 400, height: 800 });
		await page.goto('/nl/oefening/');
		expect(await page.locator('[data-marker]').isVisible()).toBe(true);
		await page.locator('#drawer > summary').click();
		expect(await page.locator('#drawer a').first().isVisible()).toBe(true);
		await page.locator('#drawer > summary').click();
		await page.getByLabel('Naam').press('Enter');
		await page.getByRole('alert').waitFor();
		await page.getByLabel('Naam').fill('Lieve');
		await page.getByLabel('Naam').press('Enter');
		await page.waitForURL('**/nl/oefening/?name=Lieve');
	});
});
