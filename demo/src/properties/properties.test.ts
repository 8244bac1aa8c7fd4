import type { FeedProperty } from '@estate/api/feed';
import {
	energyClass,
	energyCodeAsText,
	recogniseMedia,
	regionOfPostcode,
	titleBadge,
} from '@estate/shared-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCalendar } from '../calendar.ts';
import { createRandom } from '../random.ts';
import { makeProperty } from './make-property.ts';
import { toFeedProperty } from './to-feed-property.ts';

const calendar = createCalendar('2026-11-21');
const random = createRandom('1');
let properties: FeedProperty[];

beforeAll(() => {
	properties = Array.from({ length: 120 }, (_, index) =>
		toFeedProperty(makeProperty(index, 120, calendar, random), [], calendar, random.fork('papers', index)),
	);
});

describe('the properties of the demo agency', () => {
	it('carry the energy label of their value on their region’s scale', () => {
		for (const { EnergyPerformance, EPCLabelText, Zip } of properties) {
			if (EnergyPerformance === undefined) continue;
			expect(EPCLabelText).toBe(
				energyCodeAsText(energyClass(regionOfPostcode(Zip) ?? 'flanders', EnergyPerformance)),
			);
		}
	});

	it('carry a certificate number wherever they have a value, and a CO2 figure', () => {
		const certified = properties.filter(({ EnergyPerformance }) => EnergyPerformance !== undefined);
		expect(certified.length).toBeGreaterThan(95);
		for (const property of certified) {
			expect(property.EPCCertificateNumber).toMatch(/^\d{8}-\d{10}-/);
			expect(property.CO2Emission).toBeGreaterThanOrEqual(0);
		}
	});

	it('state flood scores and asbestos in Flanders alone, asbestos only for what is older than 2001', () => {
		for (const property of properties) {
			const region = regionOfPostcode(property.Zip);
			if (region !== 'flanders') {
				expect(property.PScore).toBeUndefined();
				expect(property.FloodZone).toBeUndefined();
				expect(property.AsbestosType).toBeUndefined();
			} else if (property.Goal === 0) expect(property.PScore).toBeDefined();
			if (property.AsbestosType) expect(property.ConstructionYear).toBeLessThan(2001);
		}
	});

	it('are mostly available; a few are sold, rented or under option, and a few titles say so', () => {
		const states = Map.groupBy(properties, ({ State }) => State);
		expect(states.get('available')?.length).toBeGreaterThan(95);
		for (const state of ['option', 'sold', 'rented'] as const)
			expect(states.get(state)?.length).toBeGreaterThan(1);
		const badged = properties.filter(({ TypeDescription }) => titleBadge(TypeDescription.nl ?? ''));
		expect(badged.length).toBeGreaterThan(1);
		for (const { State } of badged) expect(['option', 'sold']).toContain(State);
	});

	it('hide some addresses and some prices, and ask some from a price upward', () => {
		for (const hidden of [
			properties.filter(({ PublishAddress }) => !PublishAddress),
			properties.filter(({ PublishPrice }) => !PublishPrice),
			properties.filter(({ PriceUnit }) => PriceUnit === 7),
		]) {
			expect(hidden.length).toBeGreaterThan(1);
			expect(hidden.length).toBeLessThan(30);
		}
	});

	it('rent for a plausible sum and state the charges and the deposit of their region', () => {
		for (const property of properties.filter(({ Goal }) => Goal === 1)) {
			expect(property.Price).toBeGreaterThan(50);
			expect(property.Price).toBeLessThan(6000);
			expect(property.ChargesRenter).toBeGreaterThan(0);
			expect(property.DepositMonths).toBe(regionOfPostcode(property.Zip) === 'flanders' ? 3 : 2);
		}
	});

	it('include houses and flats in Flanders with label E or F, which must be renovated', () => {
		const due = properties.filter(
			({ EPCLabelText, Goal, WebID, Zip }) =>
				Goal === 0 && WebID <= 2 && regionOfPostcode(Zip) === 'flanders' && /^[EF]/.test(EPCLabelText ?? ''),
		);
		expect(due.length).toBeGreaterThan(3);
	});

	it('have films and tours here and there, each of a kind that the site knows', () => {
		const links = properties.flatMap(({ VideoUrls, VirtualTourUrl }) =>
			[VideoUrls, VirtualTourUrl ?? []].flat(),
		);
		const hosts = links.map((link) => {
			const media = recogniseMedia(link);
			return media?.kind === 'embed' ? media.host : media?.kind;
		});
		expect(new Set(hosts)).toEqual(new Set(['youtube', 'vimeo', 'matterport', 'file']));
		expect(links.length).toBeLessThan(properties.length / 2);
	});

	it('go online one after another, the newest first', () => {
		const instants = properties.map(({ CreatedAt }) => CreatedAt);
		expect(instants).toEqual([...instants].sort().reverse());
		expect(instants[0]).toBe('2026-11-21T07:00:00Z');
	});

	it('say in their facts the floor and the cellar that their texts tell of', () => {
		const textOf = ({ Description }: FeedProperty) => Description.en ?? '';
		const onGround = properties.filter((property) => textOf(property).includes('on the ground floor of'));
		expect(onGround.length).toBeGreaterThan(0);
		expect(new Set(onGround.map(({ Floor }) => Floor))).toEqual(new Set([0]));
		const onFloorZero = properties.filter(({ Floor }) => Floor === 0);
		for (const property of onFloorZero)
			expect(textOf(property) + property.TypeDescription.en).not.toMatch(/balcony|top floor|over the roofs/);
		const upstairs = properties.filter((property) => /on the \w+ floor of/.test(textOf(property)));
		expect(new Set(upstairs.map(({ Floor }) => Floor)).size).toBeGreaterThan(2);
		const withCellar = properties.filter((property) => /(?:^|[ >])a? ?cellar\b/i.test(textOf(property)));
		expect(withCellar.length).toBeGreaterThan(0);
		expect(new Set(withCellar.map(({ HasCellar }) => HasCellar))).toEqual(new Set([true]));
	});
});
