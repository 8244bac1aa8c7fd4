import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatNumber } from '@estate/shared-i18n';
import { expect, test } from '../../src/clean-page.ts';
import { TEST_DATA_DIR } from '../../src/test-stack.ts';

interface FedProperty {
	kind: string;
	ID: number;
	Goal: 0 | 1;
	State: string;
	Street: string;
	HouseNumber: string;
	BoxNr?: string;
	Price?: number;
	PublishAddress: boolean;
	PublishPrice: boolean;
	Location: { lat: number; lng: number };
}

/** The properties as the agency's software gave them, with what is not to be published. */
const properties = () =>
	readFileSync(path.join(TEST_DATA_DIR, 'demo', 'feed.ndjson'), 'utf8')
		.split('\n')
		.filter((line) => line.includes('"kind":"property"'))
		.map((line) => JSON.parse(line) as FedProperty);

/** A price as any page of any language would write it. */
const spellings = (price: number) => [
	String(price),
	...(['nl', 'fr', 'en', 'de'] as const).map((language) => formatNumber(price, language)),
];

const literal = (text: string) => new RegExp(text.replace(/[.|()+*?[\]\\^$]/g, '\\$&'));

/** A point to about ten metres, latitude first, whatever stands between the two. */
const point = ({ lat, lng }: FedProperty['Location']) =>
	new RegExp(`${String(lat).slice(0, 7)}\\d*[^\\d]{1,12}${String(lng).slice(0, 6)}`);

/** Everything that would give a property away. Prices that another property openly asks are left out: they prove nothing. */
function secretsOf(property: FedProperty, openPrices: ReadonlySet<number>) {
	const { Street, HouseNumber, Location, Price, PublishAddress, PublishPrice } = property;
	const place = [literal(`${Street} ${HouseNumber}`), point(Location)];
	const price = Price !== undefined && !openPrices.has(Price) ? spellings(Price).map(literal) : [];
	return { places: PublishAddress ? [] : place, prices: PublishPrice ? [] : price };
}

const LISTS = {
	nl: ['te-koop', 'te-huur'],
	fr: ['a-vendre', 'a-louer'],
	en: ['for-sale', 'for-rent'],
	de: ['for-sale', 'for-rent'],
};

test('no page and no answer gives a hidden street, point or price away', async ({ request }) => {
	const all = properties();
	const openPrices = new Set(all.filter((property) => property.PublishPrice).map(({ Price }) => Price ?? 0));
	const hidden = all
		.map((property) => {
			const { places, prices } = secretsOf(property, openPrices);
			return { ...property, places, secrets: [...places, ...prices] };
		})
		.filter(({ secrets }) => secrets.length > 0);
	expect(hidden.filter(({ PublishAddress }) => !PublishAddress).length).toBeGreaterThan(5);
	expect(hidden.filter(({ PublishPrice }) => !PublishPrice).length).toBeGreaterThan(2);

	const ids = hidden.map(({ ID }) => ID).join(',');
	const addresses = [
		`/api/v1/properties?language=nl&goal=any&pageSize=100&ids=${ids}`,
		...[0, 1].flatMap((goal) => [
			`/api/v1/properties?language=nl&goal=${goal}&pageSize=100&sort=price-desc`,
			`/api/v1/properties/map?language=nl&goal=${goal}`,
		]),
		...Object.entries(LISTS).flatMap(([language, lists]) =>
			lists.map((list) => `/${language}/${list}/?ids=${ids}`),
		),
		...hidden.flatMap(({ ID }, index) => [
			`/api/v1/properties/${ID}?language=nl`,
			`/${['nl', 'fr', 'en', 'de'][index % 4]}/property/${ID}/`,
		]),
	];
	let held = 0;
	for (const address of addresses) {
		const answer = await request.get(address);
		const body = await answer.text();
		if (answer.ok() && hidden.some(({ ID }) => body.includes(String(ID)))) held++;
		// Pages of other properties compute costs: one of their sums may happen to be somebody's price.
		const own = Number(/\/property\/(\d+)\/$/.exec(address)?.[1] ?? 0);
		const leaks = hidden.flatMap(({ ID, secrets, places }) =>
			(own === 0 || own === ID ? secrets : places)
				.filter((secret) => secret.test(body))
				.map((secret) => `${ID}: ${secret}`),
		);
		expect(leaks, address).toEqual([]);
	}
	// Each of them shows the property, or there would be nothing to hide.
	expect(held).toBeGreaterThan(addresses.length / 2);
});

test('what may be seen is there: an open street stands on its own page', async ({ request }) => {
	const open = properties().find(({ PublishAddress, State }) => PublishAddress && State === 'available');
	expect(open).toBeDefined();
	const body = await (await request.get(`/nl/property/${open?.ID}/`)).text();
	expect(body).toContain(`${open?.Street} ${open?.HouseNumber}`);
});
