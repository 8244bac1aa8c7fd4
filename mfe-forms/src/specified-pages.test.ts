import { createRouteTable, LANGUAGES, remoteRoutes } from '@estate/shared-contract';
import { expect, test } from 'vitest';
import config from './remote.config.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const table = createRouteTable(remoteRoutes(config), LANGUAGES);

test.each([
	'contact-me',
	'contact-appointment',
	'contact-construction',
	'contact-demand',
	'demand-register',
	'send-to-friend',
	'site-contact',
	'sign-newsletter',
])('the thank-you page of %s lies under /feedback/, /bedankt/ and /merci/', (kind) => {
	const addresses = (['en', 'nl', 'fr'] as const).map((language) =>
		table.href('forms.thanks', { kind }, language),
	);
	expect(addresses).toEqual([`/en/feedback/${kind}/`, `/nl/bedankt/${kind}/`, `/fr/merci/${kind}/`]);
	expect(table.match(`/feedback/${kind}/`)?.route).toMatchObject({
		id: 'forms.thanks',
		pageType: 'feedback',
	});
});

test.each([
	['contact-demand', '/en/contact-demand/', '/nl/gratis-schatting/'],
	['demand-register', '/en/demand-register/', '/nl/zoekopdracht/'],
	['feed-back', '/en/feed-back/', '/nl/feed-back/'],
])('the form %s stands at %s and %s', (id, english, dutch) => {
	expect([table.href(`forms.${id}`, {}, 'en'), table.href(`forms.${id}`, {}, 'nl')]).toEqual([
		english,
		dutch,
	]);
});

test('an offer says in every language that the buyer pays a 10% advance on signing (website.md §9)', () => {
	for (const texts of [nl, fr, en, de])
		expect(JSON.stringify(texts.forms['purchase-offer'])).toMatch(/\b10\s?%/);
	expect(JSON.stringify(en.forms['purchase-offer'])).toContain('The buyer pays a 10% advance on signing.');
});

test('the parts of the day are the same hours in every language, in French too (website.md §9, decisions 22)', () => {
	const hours = Object.values({ nl, fr, en, de }).map(({ options }) =>
		Object.values(options.timeSlot).map((text) => text.match(/\d+/g)?.filter((part) => part !== '00')),
	);
	for (const each of hours)
		expect(each).toEqual([
			['10', '13'],
			['13', '16'],
			['16', '19'],
		]);
});
