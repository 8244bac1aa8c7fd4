import { page, renderSlot } from '@estate/remote-kit/testing';
import { LANGUAGES, STORED_NAMES } from '@estate/shared-contract';
import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import cookieTable from './slots/cookie-table.tsx';
import offices from './slots/offices.tsx';

// What the site itself knows and its pages show: cookies and offices.

const cookies = (language: string) =>
	renderSlot(cookieTable, { url: `/${language}/cookie-policy/`, slot: 'cookie-table' });

describe('the table of cookies', () => {
	test.each(LANGUAGES)(
		'names all that is kept without a tag, in %s, and opens the choice again',
		async (language) => {
			const { html } = await cookies(language);
			const table = page(html);
			for (const { names, tags } of STORED_NAMES)
				for (const name of names) expect(html.includes(`>${name}<`), name).toBe(tags === undefined);
			expect(table.querySelectorAll('tbody tr')).toHaveLength(
				STORED_NAMES.filter(({ tags }) => !tags).length,
			);
			expect(table.querySelector('button[data-consent-open]')?.textContent).not.toBe('');
			expect(html).toContain('YouTube (Google)');
			expect(html).not.toMatch(/>cookies\./);
		},
	);
});

describe('the offices', () => {
	test.each(LANGUAGES)('have a telephone, a mail and a route each, in %s', async (language) => {
		const { html } = await renderSlot(offices, { url: `/${language}/contact/`, slot: 'offices' });
		const cards = page(html).querySelectorAll('article');
		expect(cards.length).toBeGreaterThan(0);
		for (const card of cards)
			for (const start of ['tel:', 'mailto:', 'https://www.google.com/maps/dir/'])
				expect(card.querySelector(`a[href^="${start}"]`), start).not.toBeNull();
		expect(html).not.toMatch(/>offices\./);
	});

	test.each([
		['nl', 'Openingsuren', 'ma – wo: 09:30 – 12:30 en 13:30 – 18:00'],
		['fr', 'Heures d’ouverture', 'lun. – mer. : 09:30 – 12:30 et 13:30 – 18:00'],
		['en', 'Opening hours', 'Mon – Wed: 09:30 – 12:30 and 13:30 – 18:00'],
		['de', 'Öffnungszeiten', 'Mo – Mi: 09:30 – 12:30 und 13:30 – 18:00'],
	])(
		'say in %s when each is open: its own hours, else those of the agency',
		async (language, title, line) => {
			const { agency } = SAMPLE_CONFIGURATION;
			const [office] = agency.offices;
			const days = ['Mo', 'Tu', 'We'];
			const own = {
				...office!,
				name: 'Mortsel',
				openingHours: [
					{ days, opens: '09:30', closes: '12:30' },
					{ days, opens: '13:30', closes: '18:00' },
				],
			};
			const { html } = await renderSlot(offices, {
				url: `/${language}/contact/`,
				slot: 'offices',
				site: { agency: { ...agency, offices: [own, office!] } },
			});
			const [mortsel, other] = [...page(html).querySelectorAll('article')].map(({ textContent }) =>
				textContent?.replaceAll('\u00a0', ' '),
			);
			for (const words of [title, line]) expect(mortsel).toContain(words);
			expect(other).toContain(title);
			expect(other).toContain('09:00 – 18:00');
			expect(other).not.toContain('12:30');
		},
	);

	test('are called what readers of the language call them, where the site says so', async () => {
		const { agency } = SAMPLE_CONFIGURATION;
		const [office] = agency.offices;
		const named = { ...office!, names: { fr: 'Bruxelles' }, streets: { fr: 'Rue de la Loi 1' } };
		const { html } = await renderSlot(offices, {
			url: '/fr/contact/',
			slot: 'offices',
			site: { agency: { ...agency, offices: [named] } },
		});
		const [card] = page(html).querySelectorAll('article');
		expect(card?.textContent).toContain('Bruxelles');
		expect(card?.textContent).toContain('Rue de la Loi 1');
	});
});
