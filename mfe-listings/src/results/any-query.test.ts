import { renderSlot, sampleApi } from '@estate/remote-kit/testing';
import { ROOM_KINDS } from '@estate/shared-contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import filtersSlot from '../slots/filters.tsx';
import resultsSlot from '../slots/results.tsx';

await sampleApi();

const names = fc.constantFrom(
	...['search', 'city', 'type', 'price', 'price-min', 'price-max', 'area', 'epc', 'hide', 'projects', 'ids'],
	...['bounds', 'sort', 'page', 'view', 'goal', 'price-goal', 'utm_source', ...ROOM_KINDS],
);
/** Nearly right values reach deeper than noise. */
const values = fc.oneof(
	fc.string({
		unit: fc.oneof(
			fc.constantFrom(...' aé"&<|-'),
			fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code)),
		),
	}),
	fc.constantFrom(
		'',
		'0',
		'1',
		'-1',
		'1e9',
		'99999999999',
		'9-1',
		'-',
		'0-0',
		'gent|9000',
		'|',
		'a',
		'sold',
		'list',
	),
	fc.constantFrom(
		"';--",
		'<b>',
		'%',
		'%00',
		'{{count}}',
		'__proto__',
		'toString',
		'$t(x)',
		'1,2,x',
		'51,3,52,4',
	),
);
const addresses = fc.tuple(
	fc.constantFrom('/nl/te-koop/', '/fr/a-louer/', '/en/for-sale/', '/de/for-rent/'),
	fc.array(fc.tuple(names, values), { maxLength: 6 }),
);

/** Queries that people and machines really send */
const examples = [
	'page=x',
	'page=0',
	'price=9-1',
	'type=%00',
	'city=|',
	`search=${'a'.repeat(10_000)}`,
	"search=';DROP TABLE property;--",
	'search=%3Cscript%3Ealert(1)%3C/script%3E',
	'sort=%F0%9F%8F%A0&search=%F0%9F%8F%A0',
	'epc=z&bedrooms=-3',
].map((query): [[string, [string, string][]]] => [['/nl/te-koop/', [...new URLSearchParams(query)]]]);

it('answers any query with a page, or with an address that is its own', async () => {
	await fc.assert(
		fc.asyncProperty(addresses, async ([path, pairs]) => {
			const url = `${path}?${new URLSearchParams(pairs)}`;
			const { response } = await renderSlot(resultsSlot, { url });
			expect(response.status ?? 200).toBe(200);
			const { redirect, html } = response;
			expect(html).not.toContain('<script>');
			if (redirect === undefined) expect(html).not.toBe('');
			else {
				const again = (await renderSlot(resultsSlot, { url: redirect.to })).response;
				expect([again.redirect, again.html !== '']).toEqual([undefined, true]);
			}
			expect((await renderSlot(filtersSlot, { url })).html).toContain('<form');
		}),
		{ examples, numRuns: examples.length + 6 },
	);
});
