import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { LANGUAGES, NOT_COMPARED, type OwnerFigures } from '@estate/shared-contract';
import { SAMPLE_SESSION_COOKIE, SAMPLE_STATISTICS } from '@estate/shared-contract/samples';
import { describe, expect, test } from 'vitest';
import statistics from '../../slots/statistics.tsx';

const open = (language = 'en') =>
	renderSlot(statistics, {
		url: `/${language}/owner/12/`,
		slot: 'statistics',
		cookie: SAMPLE_SESSION_COOKIE,
	});

/** The api's answer with other figures than the sample's. */
async function answer(changes: Partial<OwnerFigures>) {
	const { figures } = SAMPLE_STATISTICS;
	if (!figures) throw new Error('The sample has no figures.');
	(await sampleApi()).answer('ownerStatistics', () => ({
		status: 200,
		body: { ...SAMPLE_STATISTICS, figures: { ...figures, ...changes } },
	}));
}
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[ \n\t]+/g, ' ');

describe('figures of a property', () => {
	test('are there without a script: prices, days online, interest, the way to an offer, similar ones', async () => {
		const { html } = await open();
		const page = plain(html);
		for (const sentence of [
			'The published price changed once in this period.',
			'28 September 2026 from €\u00a0395.000 to €\u00a0379.000',
			'Online for 19 days, counted up to and including 9 October 2026.',
			'3 visitors with an account have your property in their favourites today.',
			'Your property matches 1 saved search today.',
			'316 views, on our website',
			'4 requests through our website',
			'1 visit, excluding cancelled ones',
			'0 offers through our website',
			'compared with 6 others of the same kind that we offer. Area: Ghent. Price: at most 20% lower or higher.',
			'yours is viewed more often than is typical of the others',
			'Views per day on our website 4,2 3,5',
			'Days online to date 19 42',
		])
			expect(page).toContain(sentence);
	});

	test.each(NOT_COMPARED)('say why nothing is compared: %s', async (comparison) => {
		await answer({ comparison });
		const { html, text } = await open('fr');
		expect(plain(html)).toContain(text(`figures.comparison.none.${comparison}`, { least: 5 }));
		expect(html).not.toContain('<caption');
	});

	test('say what is not known instead of a number, and from when on it is', async () => {
		await answer({
			daysOnline: undefined,
			savedSearches: undefined,
			comparison: 'gone',
			pricesSince: '2026-10-05',
			priceChanges: [],
			funnel: { views: 12, visits: 0, since: '2026-10-08' },
		});
		const page = plain((await open()).html);
		expect(page).toContain('We do not know for how many days it was online.');
		expect(page).toContain('Not known: requests through our website');
		expect(page).toContain('Not known: offers through our website');
		expect(page).toContain('received since 8 October 2026');
		expect(page).toContain('recorded every change since 5 October 2026');
		expect(page).not.toContain('saved search');
	});

	test('count what they say in the singular as well', async () => {
		await answer({
			daysOnline: 1,
			favourites: 1,
			savedSearches: 0,
			funnel: { views: 1, requests: 1, visits: 1, offers: 1 },
		});
		const page = plain((await open()).html);
		for (const sentence of [
			'Online for 1 day,',
			'1 visitor with an account has your property',
			'matches no saved searches today',
			'1 view, on',
			'1 request through',
			'1 offer through',
		])
			expect(page).toContain(sentence);
	});

	test('are left out where the api has none yet', async () => {
		const { figures: _, ...views } = SAMPLE_STATISTICS;
		(await sampleApi()).answer('ownerStatistics', () => ({ status: 200, body: views }));
		const { html, text } = await open();
		expect(html).toContain(text('statistics.method'));
		expect(html).not.toContain(text('figures.funnel.title'));
	});

	test.each(LANGUAGES)('have every text in %s', async (language) => {
		const { html } = await open(language);
		expect(html).not.toMatch(/[>"]figures\./);
	});
});
