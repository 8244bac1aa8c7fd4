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
import { makeHome } from './make-home.ts';
import { toFeedProperty } from './to-feed-property.ts';

const calendar = createCalendar('2026-11-21');
const random = createRandom('1');
let homes: FeedProperty[];

beforeAll(() => {
	homes = Array.from({ length: 120 }, (_, index) =>
		toFeedProperty(makeHome(index, 120, calendar, random), [], calendar, random.fork('papers', index)),
	);
});

describe('the homes of the demo agency', () => {
	it('carry the energy label of their value on their region’s scale', () => {
		for (const { EnergyPerformance, EPCLabelText, Zip } of homes) {
			if (EnergyPerformance === undefined) continue;
			expect(EPCLabelText).toBe(
				energyCodeAsText(energyClass(regionOfPostcode(Zip) ?? 'flanders', EnergyPerformance)),
			);
		}
	});

	it('carry a certificate number wherever they have a value, and a CO2 figure', () => {
		const certified = homes.filter(({ EnergyPerformance }) => EnergyPerformance !== undefined);
		expect(certified.length).toBeGreaterThan(95);
		for (const home of certified) {
			expect(home.EPCCertificateNumber).toMatch(/^\d{8}-\d{10}-/);
			expect(home.CO2Emission).toBeGreaterThanOrEqual(0);
		}
	});

	it('state flood scores and asbestos in Flanders alone, asbestos only for what is older than 2001', () => {
		for (const home of homes) {
			const region = regionOfPostcode(home.Zip);
			if (region !== 'flanders') {
				expect(home.PScore).toBeUndefined();
				expect(home.FloodZone).toBeUndefined();
				expect(home.AsbestosType).toBeUndefined();
			} else if (home.Goal === 0) expect(home.PScore).toBeDefined();
			if (home.AsbestosType) expect(home.ConstructionYear).toBeLessThan(2001);
		}
	});

	it('are mostly available; a few are sold, rented or under option, and a few titles say so', () => {
		const states = Map.groupBy(homes, ({ State }) => State);
		expect(states.get('available')?.length).toBeGreaterThan(95);
		for (const state of ['option', 'sold', 'rented'] as const)
			expect(states.get(state)?.length).toBeGreaterThan(1);
		const badged = homes.filter(({ TypeDescription }) => titleBadge(TypeDescription.nl ?? ''));
		expect(badged.length).toBeGreaterThan(1);
		for (const { State } of badged) expect(['option', 'sold']).toContain(State);
	});

	it('hide some addresses and some prices, and ask some from a price upward', () => {
		for (const hidden of [
			homes.filter(({ PublishAddress }) => !PublishAddress),
			homes.filter(({ PublishPrice }) => !PublishPrice),
			homes.filter(({ PriceUnit }) => PriceUnit === 7),
		]) {
			expect(hidden.length).toBeGreaterThan(1);
			expect(hidden.length).toBeLessThan(30);
		}
	});

	it('rent for a plausible sum and state the charges and the deposit of their region', () => {
		for (const home of homes.filter(({ Goal }) => Goal === 1)) {
			expect(home.Price).toBeGreaterThan(50);
			expect(home.Price).toBeLessThan(6000);
			expect(home.ChargesRenter).toBeGreaterThan(0);
			expect(home.DepositMonths).toBe(regionOfPostcode(home.Zip) === 'flanders' ? 3 : 2);
		}
	});

	it('include houses and flats in Flanders with label E or F, which must be renovated', () => {
		const due = homes.filter(
			({ EPCLabelText, Goal, WebID, Zip }) =>
				Goal === 0 && WebID <= 2 && regionOfPostcode(Zip) === 'flanders' && /^[EF]/.test(EPCLabelText ?? ''),
		);
		expect(due.length).toBeGreaterThan(3);
	});

	it('have films and tours here and there, each of a kind that the site knows', () => {
		const links = homes.flatMap(({ VideoUrls, VirtualTourUrl }) => [VideoUrls, VirtualTourUrl ?? []].flat());
		const hosts = links.map((link) => {
			const media = recogniseMedia(link);
			return media?.kind === 'embed' ? media.host : media?.kind;
		});
		expect(new Set(hosts)).toEqual(new Set(['youtube', 'vimeo', 'matterport', 'file']));
		expect(links.length).toBeLessThan(homes.length / 2);
	});

	it('go online one after another, the newest first', () => {
		const instants = homes.map(({ CreatedAt }) => CreatedAt);
		expect(instants).toEqual([...instants].sort().reverse());
		expect(instants[0]).toBe('2026-11-21T07:00:00Z');
	});
});
