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
